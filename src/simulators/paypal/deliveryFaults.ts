import { type Forgery, forgeries } from './signing.ts';

const kinds = ['duplicate', 'out-of-order', 'delayed', 'forged', 'dropped', 'none'] as const;

/**
 * What goes wrong with events on their way:
 * - `duplicate`: each attempt sends `copies` at once, 2 when absent
 * - `out-of-order`: held until as many as `times` (2 when absent) are, then sent with the newest first
 * - `delayed`: not sent before `delayMs` have passed, 60 000 when absent
 * - `forged`: a forgery (`signature` when absent) is sent in its place, and the event itself never
 * - `dropped`: never sent. Like a forged one, it can be resent
 */
export interface DeliveryFault {
  kind: (typeof kinds)[number];
  /** Regular expression over the event type; every event when absent. */
  events?: string;
  /** How many events it meets before it is over; without end when absent. */
  times?: number;
  copies?: number;
  delayMs?: number;
  forgery?: Forgery;
}

/** The delivery faults that are switched on. The first that fits an event counts. */
export class DeliveryFaults {
  #active: DeliveryFault[] = [];

  /** Switches a fault on, after those that are; `none` switches all off. */
  set(fault: DeliveryFault): void {
    if (fault.kind === 'none') this.#active = [];
    else this.#active.push(fault.kind === 'out-of-order' ? { times: 2, ...fault } : { ...fault });
  }

  list(): readonly DeliveryFault[] {
    return this.#active;
  }

  /** The fault that meets an event, and whether that was the last one; counts it. */
  take(type: string): { fault: DeliveryFault; over: boolean } | undefined {
    const fault = this.#active.find(({ events }) => new RegExp(events ?? '').test(type));
    if (!fault) return undefined;
    if (fault.times !== undefined) fault.times -= 1;
    const over = fault.times === 0;
    if (over) this.#active = this.#active.filter((other) => other !== fault);
    return { fault, over };
  }
}

/** @returns the fault that a JSON body describes, or what is wrong with the body. */
export function readDeliveryFault(body: unknown): DeliveryFault | string {
  if (typeof body !== 'object' || body === null) return 'A fault is a JSON object.';
  const { kind, events, times, copies, delayMs, forgery } = body as Record<string, unknown>;
  const known = kinds.find((name) => name === kind);
  if (!known) return `kind is one of ${kinds.join(', ')}.`;
  if (events !== undefined && !(typeof events === 'string' && compiles(events))) {
    return 'events is a regular expression.';
  }
  if (![times, copies, delayMs].every(isCount)) return 'times, copies and delayMs are whole numbers from 1.';
  if (forgery !== undefined && !isForgery(forgery)) return `forgery is one of ${forgeries.join(', ')}.`;
  return { kind: known, ...(body as Omit<DeliveryFault, 'kind'>) };
}

export const isForgery = (value: unknown): value is Forgery => forgeries.some((name) => name === value);

export const isCount = (value: unknown) => value === undefined || (Number.isInteger(value) && Number(value) >= 1);

function compiles(pattern: string): boolean {
  try {
    new RegExp(pattern);
    return true;
  } catch {
    return false;
  }
}
