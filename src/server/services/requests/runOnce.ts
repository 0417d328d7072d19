import type { FastifyRequest } from 'fastify';
import type { Json } from '../../../language/model.ts';
import { refusal } from '../../answers/refusal.ts';
import { type KeyedAction, KeyReused } from '../../store/idempotencyKeys.ts';
import type { KeyedActions } from '../../store/keyedActions.ts';
import { intentOf } from './intent.ts';
import { createKeyedMutex } from './keyedMutex.ts';

/** Who asks for what, and when. */
export type RequestedAction = Omit<KeyedAction, 'idempotencyKey'>;

/** What a call with an Idempotency-Key asks for, so that it can be told from its own repetition. @throws Refusal with 400 */
export function keyedActionOf({ headers, url, body }: FastifyRequest, asked: RequestedAction): KeyedAction | undefined {
  const intent = intentOf(headers['idempotency-key'], { url, body });
  return intent && { ...asked, idempotencyKey: intent };
}

/** Two of one key wait for each other in this process. */
const inTurn = createKeyedMutex();

/**
 * Does what somebody asks for, or answers what came of it when they asked the first time.
 * @param act keeps the key in the transaction that it does it in
 * @throws Refusal with 422 where the key belongs to something else, and what `act` throws
 */
export async function runOnce<Result extends Json>(
  keyedActions: KeyedActions,
  keyed: KeyedAction | undefined,
  act: () => Promise<Result>,
): Promise<Result> {
  if (!keyed) return act();
  const earlier = async () => (await keyedActions.findResult(keyed)) as { result: Result } | null;
  return inTurn(`${keyed.guild} ${keyed.action} ${keyed.user} ${keyed.idempotencyKey.key}`, async () => {
    const before = await refuseReusedKey(earlier);
    if (before) return before.result;
    try {
      return await refuseReusedKey(act);
    } catch (error) {
      // Another process may have done it meanwhile, and be the reason.
      const twin = await refuseReusedKey(earlier);
      if (twin) return twin.result;
      throw error;
    }
  });
}

/** What throws where a key belongs to something else refuses it. */
export async function refuseReusedKey<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof KeyReused ? refusal(422, 'error.keyReused') : error;
  }
}
