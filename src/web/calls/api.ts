import type { Answer, Api } from '../../renderer/calls/api.ts';

/** Calls to our own server: same origin, session cookie included, no timeout; 200-299 is success. */

/** A call that was answered with a status outside 200-299, or not answered at all (status 0). */
export class ApiFailure extends Error {
  readonly status: number;
  /** The `error` sentence of the answer, or null when it has none. */
  readonly sentence: string | null;

  constructor(status: number, sentence: string | null, options?: ErrorOptions) {
    super(sentence ?? `The call failed with status ${status}`, options);
    this.name = 'ApiFailure';
    this.status = status;
    this.sentence = sentence;
  }
}

let refused = () => {};

/** Has a function called whenever an answer says that nobody is signed in. */
export function onSignedOut(listener: () => void): void {
  refused = listener;
}

async function call(path: string, { headers, ...init }: RequestInit): Promise<Answer> {
  // Sentences come in the language of the page, which need not be that of the browser.
  const language = { 'accept-language': document.documentElement.lang };
  const response = await fetch(path, { credentials: 'include', headers: { ...language, ...headers }, ...init });
  const text = await response.text();
  if (response.status === 401) refused();
  return { status: response.status, body: parse(text), etag: response.headers.get('etag') };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function get(path: string, signal?: AbortSignal): Promise<Answer> {
  return call(path, { headers: { accept: 'application/json' }, signal });
}

/** Milliseconds for which parts of a page that show the same share an answer. */
const SHARED = 60_000;
const shared = new Map<string, Promise<Answer>>();

/** An answer that another part of the page has got in the last minute or is waiting for; otherwise a new one. */
function recent(path: string): Promise<Answer> {
  return shared.get(path) ?? share(path);
}

/** Gets an answer anew, for those who share it, too. A failed one is not kept. */
function share(path: string): Promise<Answer> {
  const answer = get(path);
  const forget = () => shared.get(path) === answer && shared.delete(path);
  shared.set(path, answer);
  answer.then(({ status, body }) => (status === 200 && isRecord(body) ? setTimeout(forget, SHARED) : forget()), forget);
  return answer;
}

/** Nothing is shared any more, as after a page load. For tests. */
export function resetShared(): void {
  shared.clear();
}

/** The calls a module's screen makes. They reject only when the network itself fails. */
export const api: Required<Api> = {
  get,
  recent,
  post: (path, body, headers) =>
    call(path, {
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    }),
};

/** Reads an object. Throws {@link ApiFailure} on every other outcome, that of an aborted call included. */
export function read(path: string, signal?: AbortSignal): Promise<Record<string, unknown>> {
  return objectIn(get(path, signal));
}

/** The same, shared with other parts of the page. @param anew whether a new answer is wanted, for all of them */
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

/** An answer that has come whole but is not what the server says there. @throws ApiFailure */
export function misunderstood(): never {
  throw new ApiFailure(200, null);
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
