import type { SettingsDocument } from '../../language/model.ts';
import { isObject } from '../../language/values/isObject.ts';
import type { Answer } from './api.ts';

/** A response, or null if the network failed. */
export type Reply = Answer | null;

/** Awaits a call. Null if the network failed. */
export async function reply(call: Promise<Answer>): Promise<Reply> {
  try {
    return await call;
  } catch {
    return null;
  }
}

/** Whether a response has a 2xx status, whatever its body. */
export function hasSuccessStatus(answer: Reply): boolean {
  return answer !== null && answer.status >= 200 && answer.status <= 299;
}

/** Whether a call succeeded and returned an object without an `error` or `success: false`. */
export function succeeded(answer: Reply): boolean {
  return answer !== null && hasSuccessStatus(answer) && isObject(answer.body) && !saysNo(answer);
}

/** The status of a call that relies on an outdated version or preview. */
export const PRECONDITION_FAILED = 412;

/** Statuses that do not tell whether an earlier attempt of the same request was carried out: no session, too slow, too many. */
export const INCONCLUSIVE_STATUSES = new Set([401, 408, 429]);

/** Whether a save was made or refused. Unknown if its response was lost or did not come from the application server. */
export function saveResult(answer: Reply): 'made' | 'refused' | 'unknown' {
  if (!answer || answer.status >= 500) return 'unknown';
  if (!hasSuccessStatus(answer) || saysNo(answer)) return 'refused';
  return bodyOf(answer).success === true && answer.etag !== null ? 'made' : 'unknown';
}

/**
 * Whether an action was carried out or refused. A success is `success: true`, or an address to go to.
 * @param leads the property that holds this address
 */
export function actionResult(answer: Reply, leads?: string): 'made' | 'refused' | 'unknown' {
  if (!answer || answer.status >= 500) return 'unknown';
  if (!hasSuccessStatus(answer) || saysNo(answer)) return 'refused';
  const { success, [leads ?? '']: address } = bodyOf(answer);
  return success === true || (leads !== undefined && typeof address === 'string') ? 'made' : 'unknown';
}

function saysNo(answer: Reply): boolean {
  const { error, success } = bodyOf(answer);
  return (typeof error === 'string' && error !== '') || success === false;
}

/** The body of a response if it is an object, else an empty object. */
export function bodyOf(answer: Reply): SettingsDocument {
  return answer && isObject(answer.body) ? answer.body : {};
}

/** The object in the answer of a call. @throws an Error with the server's reason or `failure` unless the call succeeded */
export async function readBody(call: Promise<Answer>, failure = 'The call failed.'): Promise<SettingsDocument> {
  const answer = await reply(call);
  if (!succeeded(answer)) throw new Error(failureOf(answer, failure));
  return bodyOf(answer);
}

/** Why a call failed: the server's `error` or `message`, else `fallback`. */
export function failureOf(answer: Reply, fallback: string): string {
  const { error, message } = bodyOf(answer);
  return [error, message].find((text): text is string => typeof text === 'string' && text.trim() !== '') ?? fallback;
}
