import type { Answer, Api } from '../../renderer/calls/api.ts';
import { setClock } from '../../renderer/calls/serverClock.ts';
import { type Received, takeEarlyCall } from './earlyCalls.ts';

/** Calls to our own server: same origin, with the session cookie, without a timeout; statuses 200-299 are success. */

/** A call that was answered with a status outside 200-299, or not at all (status 0). */
export class ApiFailure extends Error {
  readonly status: number;
  /** The `error` sentence of the answer, or null if it has none. */
  readonly sentence: string | null;

  constructor(status: number, sentence: string | null, options?: ErrorOptions) {
    super(sentence ?? `The call failed with status ${status}`, options);
    this.name = 'ApiFailure';
    this.status = status;
    this.sentence = sentence;
  }
}

let notifySignedOut = (_began: number) => {};

/**
 * Registers the function that is called whenever the server answers 401, with the time when the call began, in milliseconds since
 * the page did.
 */
export function onSignedOut(listener: (began: number) => void): void {
  notifySignedOut = listener;
}

/** The header that names the user for whom the page writes. The server refuses it in the session of another user. */
let writer: Record<string, string> = {};

/** Sets the user for whom the page writes. */
export function writeAs(userId: string): void {
  writer = { 'user-id': userId };
}

async function call(path: string, init: RequestInit): Promise<Answer> {
  const began = performance.now();
  return answerOf(await receive(path, init), began);
}

async function receive(path: string, { headers, ...init }: RequestInit): Promise<Received> {
  // The page's language may differ from the browser's.
  const language = { 'accept-language': document.documentElement.lang };
  const response = await fetch(path, { credentials: 'include', headers: { ...language, ...headers }, ...init });
  return { response, text: await response.text(), at: Date.now() };
}

function answerOf({ response, text, at }: Received, began = performance.now()): Answer {
  if (response.status === 401) notifySignedOut(began);
  // Another one may be an old answer from the browser's cache.
  if (response.headers.get('cache-control') === 'no-store') setClock(response.headers.get('date'), at);
  return {
    status: response.status,
    body: parse(text),
    etag: response.headers.get('etag'),
    retryAfter: Number(response.headers.get('retry-after')),
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function get(path: string, signal?: AbortSignal): Promise<Answer> {
  const ask = () => call(path, { headers: { accept: 'application/json' }, signal });
  // One that was not answered is made again.
  return takeEarlyCall(path)?.then((received) => answerOf(received), ask) ?? ask();
}

/** Milliseconds for which an answer is shared between parts of a page. */
const SHARED_FOR = 60_000;
const shared = new Map<string, Promise<Answer>>();

/** The shared answer of the last minute or the call in progress; otherwise a new call. */
function recent(path: string): Promise<Answer> {
  return shared.get(path) ?? share(path);
}

/** Makes a new call and shares its answer. A failed one is not kept. */
function share(path: string): Promise<Answer> {
  const answer = get(path);
  const forget = () => shared.get(path) === answer && shared.delete(path);
  shared.set(path, answer);
  answer.then(
    ({ status, body }) => (status === 200 && isRecord(body) ? setTimeout(forget, SHARED_FOR) : forget()),
    forget,
  );
  return answer;
}

/** Clears the shared answers, as a page load does. For tests. */
export function resetShared(): void {
  shared.clear();
}

/** The calls made by a module's screen. They reject only if the network fails. */
export const api: Required<Api> = {
  get,
  recent,
  post: (path, body, headers) =>
    call(path, {
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/json', ...writer, ...headers },
      body: JSON.stringify(body),
    }),
};

/** Reads an object. Throws {@link ApiFailure} on any other outcome, including an aborted call. */
export function read(path: string, signal?: AbortSignal): Promise<Record<string, unknown>> {
  return objectIn(get(path, signal));
}

/**
 * Like {@link read}, but shared with other parts of the page.
 * @param anew whether to make a new call for all of them
 */
export function readShared(path: string, anew: boolean): Promise<Record<string, unknown>> {
  return objectIn(anew ? share(path) : recent(path));
}

async function objectIn(call: Promise<Answer>): Promise<Record<string, unknown>> {
  let answer: Answer;
  try {
    answer = await call;
  } catch (cause) {
    throw new ApiFailure(0, null, { cause });
  }
  const { status, body } = answer;
  const record = isRecord(body) ? body : null;
  const sentence = typeof record?.error === 'string' && record.error !== '' ? record.error : null;
  if (status < 200 || status > 299 || record === null || sentence !== null || record.success === false) {
    throw new ApiFailure(status, sentence);
  }
  return record;
}

/** Reports a complete answer of an unexpected shape. @throws ApiFailure */
export function unexpectedAnswer(): never {
  throw new ApiFailure(200, null);
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
