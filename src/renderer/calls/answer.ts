import type { SettingsDocument } from '../../language/model.ts';
import { isObject } from '../../language/values/isObject.ts';
import type { Answer } from './api.ts';

/** An answer that has arrived, or null where the network failed. */
export type Reply = Answer | null;

/** Waits for a call; a broken network becomes null. */
export async function reply(call: Promise<Answer>): Promise<Reply> {
  try {
    return await call;
  } catch {
    return null;
  }
}

/** Whether an answer has the status of a success, whatever it carries. */
export function hasSuccessStatus(answer: Reply): boolean {
  return answer !== null && answer.status >= 200 && answer.status <= 299;
}

/** Whether a call did what it should and answered an object. One that carries an `error`, or `success: false`, says no. */
export function succeeded(answer: Reply): boolean {
  return answer !== null && hasSuccessStatus(answer) && isObject(answer.body) && !saysNo(answer);
}

/** Refusals of a request that say nothing about whether it was carried out before: no session, too slow, too many. */
export const INCONCLUSIVE_STATUSES = new Set([401, 408, 429]);

/** What is known of a save: it was made, it was not, or nobody can tell, as its answer is lost or is none of the server's. */
export function saveFate(answer: Reply): 'made' | 'refused' | 'unknown' {
  if (!answer || answer.status >= 500) return 'unknown';
  if (!hasSuccessStatus(answer) || saysNo(answer)) return 'refused';
  return bodyOf(answer).success === true && answer.etag !== null ? 'made' : 'unknown';
}

/**
 * What is known of an action. It answers `success: true`, or what it leads to.
 * @param leads the property with the address that it leads to
 */
export function actionFate(answer: Reply, leads?: string): 'made' | 'refused' | 'unknown' {
  if (!answer || answer.status >= 500) return 'unknown';
  if (!hasSuccessStatus(answer) || saysNo(answer)) return 'refused';
  const { success, [leads ?? '']: address } = bodyOf(answer);
  return success === true || (leads !== undefined && typeof address === 'string') ? 'made' : 'unknown';
}

function saysNo(answer: Reply): boolean {
  const { error, success } = bodyOf(answer);
  return (typeof error === 'string' && error !== '') || success === false;
}

/** The answer's object; empty where it is none. */
export function bodyOf(answer: Reply): SettingsDocument {
  return answer && isObject(answer.body) ? answer.body : {};
}

/** The object in the answer of a call. @throws an Error with the server's reason or `failure` unless the call succeeded */
export async function readBody(call: Promise<Answer>, failure = 'The call failed.'): Promise<SettingsDocument> {
  const answer = await reply(call);
  if (!succeeded(answer)) throw new Error(failureOf(answer, failure));
  return bodyOf(answer);
}

/** What went wrong, in the server's words where it has some: its `error`, else its `message`. */
export function failureOf(answer: Reply, fallback: string): string {
  const { error, message } = bodyOf(answer);
  return [error, message].find((text): text is string => typeof text === 'string' && text.trim() !== '') ?? fallback;
}
