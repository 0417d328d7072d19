import type { FastifyRequest } from 'fastify';
import type { SimulatedClock } from './clock.ts';
import type { PayPalState } from './state.ts';

/** How long PayPal remembers the ids of requests. */
const keptFor = 72 * 3_600_000;

/** Creates something once for each PayPal-Request-Id. @returns it, and whether it is new */
export function createOnce<T extends { id: string }>(
  request: FastifyRequest,
  { state, clock, known, make }: { state: PayPalState; clock: SimulatedClock; known: readonly T[]; make: () => T },
): { made: T; isNew: boolean } {
  const id = request.headers['paypal-request-id'];
  const key = `${request.url} ${String(id)}`;
  const last = id === undefined ? undefined : state.requests[key];
  const before = last && last.at + keptFor > clock.now() ? known.find((other) => other.id === last.id) : undefined;
  if (before) return { made: before, isNew: false };
  const made = make();
  if (id !== undefined) state.requests[key] = { id: made.id, at: clock.now() };
  return { made, isNew: true };
}

/** Whether the caller wants the complete resource in the answer. */
export const wantsWhole = ({ headers }: FastifyRequest) => headers.prefer === 'return=representation';
