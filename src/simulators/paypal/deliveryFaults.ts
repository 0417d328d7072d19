import { isRecord } from '../common/isRecord.ts';
import { type Forgery, forgeries } from './signing.ts';

const kinds = ['duplicate', 'out-of-order', 'delayed', 'forged', 'dropped', 'none'] as const;

/**
 * A fault in the delivery of events:
 * - `duplicate`: each attempt sends `copies` at once, 2 by default
 * - `out-of-order`: events are held until there are `times` of them (2 by default), then sent newest first
 * - `delayed`: sent after `delayMs`, 60 000 by default
 * - `forged`: a forgery (`signature` by default) is sent instead of the event
 * - `dropped`: never sent; like a forged one, the event can be resent
 */
export interface DeliveryFault {
  kind: (typeof kinds)[number];
  /** A regular expression for the event type; every event if absent. */
  events?: string;
  /** How many events it affects; unlimited if absent. */
  times?: number;
  copies?: number;
  delayMs?: number;
  forgery?: Forgery;
}

/** The active delivery faults. The first that matches an event applies. */
export class DeliveryFaults {
  #active: DeliveryFault[] = [];

  /** Adds a fault; `none` removes all. */
  set(fault: DeliveryFault): void {
    if (fault.kind === 'none') this.#active = [];
    else this.#active.push(fault.kind === 'out-of-order' ? { ...fault, times: fault.times ?? 2 } : { ...fault });
  }

  list(): readonly DeliveryFault[] {
    return this.#active;
  }

  /** Returns the fault for an event and whether it is used up; counts it. */
  take(type: string): { fault: DeliveryFault; over: boolean } | undefined {
    const fault = this.#active.find(({ events }) => new RegExp(events ?? '').test(type));
    if (!fault) return undefined;
    if (fault.times !== undefined) fault.times -= 1;
    const over = fault.times === 0;
    if (over) this.#active = this.#active.filter((other) => other !== fault);
    return { fault, over };
  }
}

/** @returns the fault described by a JSON body, or what is wrong with the body */
export function readDeliveryFault(body: unknown): DeliveryFault | string {
  if (!isRecord(body)) return 'A fault is a JSON object.';
  const { kind, events, times, copies, delayMs, forgery } = body;
  const known = kinds.find((name) => name === kind);
  if (!known) return `kind is one of ${kinds.join(', ')}.`;
  if (events !== undefined && !(typeof events === 'string' && compiles(events))) {
    return 'events is a regular expression.';
  }
  if (!isCount(times) || !isCount(copies) || !isCount(delayMs))
    return 'times, copies and delayMs are whole numbers from 1.';
  if (forgery !== undefined && !isForgery(forgery)) return `forgery is one of ${forgeries.join(', ')}.`;
  return { kind: known, events, times, copies, delayMs, forgery };
}

export const isForgery = (value: unknown): value is Forgery => forgeries.some((name) => name === value);

export const isCount = (value: unknown): value is number | undefined =>
  value === undefined || (Number.isInteger(value) && Number(value) >= 1);

function compiles(pattern: string): boolean {
  try {
    new RegExp(pattern);
    return true;
  } catch {
    return false;
  }
}
