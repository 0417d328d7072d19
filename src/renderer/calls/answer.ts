import { isObject } from '../../language/defaults.ts';
import type { SettingsDocument } from '../../language/model.ts';
import type { Answer } from '../api.ts';

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

/** Whether a call did what it should. A success that carries an `error`, or `success: false`, is none. */
export function succeeded(answer: Reply): boolean {
  if (!answer || answer.status < 200 || answer.status > 299) return false;
  const { error, success } = bodyOf(answer);
  return !(typeof error === 'string' && error !== '') && success !== false;
}

/** The answer's object; empty where it is none. */
export function bodyOf(answer: Reply): SettingsDocument {
  return answer && isObject(answer.body) ? answer.body : {};
}

/** The object that a call answers. @throws where it fails */
export async function readBody(call: Promise<Answer>): Promise<SettingsDocument> {
  const answer = await call;
  if (!succeeded(answer)) throw new Error(failureOf(answer, `The call was answered with ${answer.status}.`));
  return bodyOf(answer);
}

/** What went wrong, in the server's words where it has some: its `error`, else its `message`. */
export function failureOf(answer: Reply, fallback: string): string {
  const { error, message } = bodyOf(answer);
  return [error, message].find((text): text is string => typeof text === 'string' && text.trim() !== '') ?? fallback;
}
