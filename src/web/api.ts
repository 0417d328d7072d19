import type { Answer, Api } from '../renderer/api.ts';

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

/** The calls a module's screen makes. They reject only when the network itself fails. */
export const api: Api = {
  get,
  post: (path, body, headers) =>
    call(path, {
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    }),
};

/** Reads an object. Throws {@link ApiFailure} on every other outcome, that of an aborted call included. */
export async function read(path: string, signal?: AbortSignal): Promise<Record<string, unknown>> {
  let answer: Answer;
  try {
    answer = await get(path, signal);
  } catch (cause) {
    throw new ApiFailure(0, null, { cause });
  }
  const { status, body } = answer;
  const record = isRecord(body) ? body : null;
  if (status < 200 || status > 299 || record === null) {
    const sentence = record?.error;
    throw new ApiFailure(status, typeof sentence === 'string' && sentence !== '' ? sentence : null);
  }
  return record;
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
