import type { FastifyReply, FastifyRequest } from 'fastify';
import { isRecord } from './isRecord.ts';

const kinds = ['slow', '429', '500', 'down', 'malformed', 'none'] as const;
export type FaultKind = (typeof kinds)[number];

/** How a simulator should misbehave. */
export interface InjectedFault {
  kind: FaultKind;
  /** A regular expression for the request's path without its query; every path if absent. */
  path?: string;
  /** How many requests it affects; unlimited if absent. */
  times?: number;
  /** `slow`: the delay; `429`: the time to wait before a retry. Default 1000. */
  delayMs?: number;
}

/** How a service reports an internal error and rate limiting. */
export interface FaultAnswers {
  internal(reply: FastifyReply): FastifyReply;
  rateLimited(reply: FastifyReply, delayMs: number): FastifyReply;
}

/** The active faults. The first that matches a request applies. */
export class Faults {
  #active: (InjectedFault & { pattern: RegExp })[] = [];

  /**
   * Adds a fault, replacing the one with the same path. `none` removes the fault of its path, or all without a path.
   * @throws SyntaxError if the path is not a regular expression
   */
  set(fault: InjectedFault): void {
    const pattern = new RegExp(fault.path ?? '');
    if (fault.kind === 'none' && fault.path === undefined) this.#active = [];
    this.#active = this.#active.filter((other) => other.path !== fault.path);
    if (fault.kind !== 'none') this.#active.push({ ...fault, pattern });
  }

  list(): InjectedFault[] {
    return this.#active.map(({ pattern: _, ...fault }) => fault);
  }

  /** Returns the fault for a request, and counts it. */
  take(path: string): InjectedFault | undefined {
    const fault = this.#active.find(({ pattern, times }) => pattern.test(path) && times !== 0);
    if (fault?.times !== undefined) {
      fault.times -= 1;
      if (fault.times === 0) this.#active = this.#active.filter((other) => other !== fault);
    }
    return fault;
  }
}

/** Applies a fault to a request. Resolves to undefined if the request should continue as usual. */
export async function applyFault(
  fault: InjectedFault,
  request: FastifyRequest,
  reply: FastifyReply,
  answers: FaultAnswers,
): Promise<FastifyReply | undefined> {
  const delayMs = fault.delayMs ?? 1000;
  switch (fault.kind) {
    case 'slow':
      await delay(delayMs, request);
      return undefined;
    case '429':
      return answers.rateLimited(reply, delayMs);
    case '500':
      return answers.internal(reply);
    case 'malformed':
      return reply.type('application/json').send('{"id":"1","name":');
    case 'down':
      reply.hijack();
      request.raw.socket.destroy();
      return reply;
    case 'none':
      return undefined;
  }
}

/** Ends early if the caller hangs up, so closing the simulator does not wait for it. */
function delay(ms: number, request: FastifyRequest): Promise<void> {
  const { socket } = request.raw;
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      socket.off('close', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    socket.once('close', end);
  });
}

/** @returns the fault described by a JSON body, or what is wrong with the body */
export function readFault(body: unknown): InjectedFault | string {
  if (!isRecord(body)) return 'A fault is a JSON object.';
  const { kind, path, times, delayMs } = body;
  const known = kinds.find((name) => name === kind);
  if (!known) return `kind is one of ${kinds.join(', ')}.`;
  if (path !== undefined && (typeof path !== 'string' || !compiles(path))) return 'path is a regular expression.';
  if (!isCount(times) || !isCount(delayMs)) return 'times and delayMs are whole numbers from 0.';
  return { kind: known, path, times, delayMs };
}

function isCount(value: unknown): value is number | undefined {
  return value === undefined || (Number.isInteger(value) && Number(value) >= 0);
}

function compiles(pattern: string): boolean {
  try {
    new RegExp(pattern);
    return true;
  } catch {
    return false;
  }
}
