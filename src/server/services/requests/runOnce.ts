import type { FastifyRequest } from 'fastify';
import type { Json } from '../../../language/model.ts';
import { refusal } from '../../answers/refusal.ts';
import { type KeyedAction, KeyReused } from '../../store/idempotencyKeys.ts';
import type { KeyedActions } from '../../store/keyedActions.ts';
import { parseIdempotencyKey } from './idempotencyKey.ts';
import { createKeyedMutex } from './keyedMutex.ts';

/** Who requests which action, and when. */
export type RequestedAction = Omit<KeyedAction, 'idempotencyKey'>;

/** The action of a request with an Idempotency-Key; undefined without one. @throws Refusal 400 if the key is malformed */
export function keyedActionOf(
  { headers, url, body }: FastifyRequest,
  action: RequestedAction,
): KeyedAction | undefined {
  const idempotencyKey = parseIdempotencyKey(headers['idempotency-key'], { url, body });
  return idempotencyKey && { ...action, idempotencyKey };
}

/** Requests with the same key run one at a time in this process. */
const runExclusive = createKeyedMutex();

/**
 * Performs an action, or returns the result of the first time if it is repeated with its key.
 * @param act has to store the key in the transaction of the action
 * @throws Refusal 422 if the key was used for something else, and what `act` throws
 */
export async function runOnce<Result extends Json>(
  keyedActions: KeyedActions,
  keyed: KeyedAction | undefined,
  act: () => Promise<Result>,
): Promise<Result> {
  if (!keyed) return act();
  // An action with this key had a result of this type.
  const earlier = async () => (await keyedActions.findResult(keyed)) as { result: Result } | null;
  return runExclusive(`${keyed.guild} ${keyed.action} ${keyed.user} ${keyed.idempotencyKey.key}`, async () => {
    const before = await refuseReusedKey(earlier);
    if (before) return before.result;
    try {
      return await refuseReusedKey(act);
    } catch (error) {
      // It may have failed because another process did it meanwhile.
      const other = await refuseReusedKey(earlier);
      if (other) return other.result;
      throw error;
    }
  });
}

/** Turns KeyReused into a refusal. @throws Refusal 422, and what `work` throws */
export async function refuseReusedKey<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof KeyReused ? refusal(422, 'error.keyReused') : error;
  }
}
