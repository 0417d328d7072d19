import type { FastifyRequest } from 'fastify';

/** A request to the simulator. Its secrets are replaced by `[hidden]`. */
export interface RecordedRequest {
  /** ISO 8601. */
  at: string;
  method: string;
  /** Without the query. */
  path: string;
  query: Record<string, string | string[]>;
  /** All header names in lower case, with the values of those without secrets. */
  headers: Record<string, string>;
  contentType: string | null;
  /** The top-level fields of a form or JSON body. */
  body: Record<string, string> | null;
  /** `null` until answered, and if the connection was cut. */
  status: number | null;
}

export const hidden = '[hidden]';
const keep = 2000;
const openHeaders = ['accept', 'content-type', 'content-length', 'host', 'user-agent', 'x-audit-log-reason'];
const secretQuery = ['code', 'state', 'code_challenge', 'access_token', 'token'];
const openFields = ['grant_type', 'redirect_uri', 'token_type_hint', 'scope', 'client_id'];

/** Starts the record of a request; its body and status are added later. */
export function record(request: FastifyRequest): RecordedRequest {
  // Fastify's default parser of queries gives strings and lists of strings.
  const query = Object.entries(request.query as RecordedRequest['query']);
  const headers = Object.entries(request.headers).map(([name, value]) => [name, headerValue(name, String(value))]);
  return {
    at: new Date().toISOString(),
    method: request.method,
    path: pathOf(request),
    query: Object.fromEntries(query.map(([name, value]) => [name, secretQuery.includes(name) ? hidden : value])),
    headers: Object.fromEntries(headers),
    contentType: request.headers['content-type'] ?? null,
    body: null,
    status: null,
  };
}

/** The fields of a body, with the values of those without secrets. */
export function bodyShape(body: unknown): RecordedRequest['body'] {
  if (typeof body !== 'object' || body === null) return null;
  const shown = ([name, value]: [string, unknown]) => [name, openFields.includes(name) ? String(value) : hidden];
  return Object.fromEntries(Object.entries(body).map(shown));
}

/** Adds a record; the oldest are dropped if there are too many. */
export function append(log: RecordedRequest[], entry: RecordedRequest): void {
  log.push(entry);
  if (log.length > keep) log.splice(0, log.length - keep);
}

export function pathOf(request: FastifyRequest): string {
  return request.url.split('?', 1)[0] ?? '';
}

/** Keeps the scheme of an authorization, which identifies the caller as bot, user or application. */
function headerValue(name: string, value: string): string {
  if (name === 'authorization') return `${value.split(' ', 1)[0]} ${hidden}`;
  return openHeaders.includes(name) ? value : hidden;
}
