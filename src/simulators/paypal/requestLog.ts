import type { FastifyRequest } from 'fastify';

/** A request to the simulator, without credentials. */
export interface RecordedRequest {
  method: string;
  /** Without the query. */
  path: string;
  query: Record<string, string | string[]>;
  /** All headers; of the authorization only the scheme. */
  headers: Record<string, string>;
  contentType: string | null;
  body: unknown;
  /** `null` until answered, and for good when the connection was cut. */
  status: number | null;
}

const keep = 2000;

export const pathOf = ({ url }: FastifyRequest): string => url.split('?', 1)[0] ?? '';

/** Adds the record of a request; its body and status are added later. The oldest are dropped if there are too many. */
export function record(log: RecordedRequest[], request: FastifyRequest): RecordedRequest {
  const headers = Object.entries(request.headers).map(([name, value]) => {
    const text = String(value);
    return [name, name === 'authorization' ? `${text.split(' ', 1)[0]} [hidden]` : text];
  });
  const entry: RecordedRequest = {
    method: request.method,
    path: pathOf(request),
    // Fastify's default parser of queries gives strings and lists of strings.
    query: request.query as RecordedRequest['query'],
    headers: Object.fromEntries(headers),
    contentType: request.headers['content-type'] ?? null,
    body: null,
    status: null,
  };
  log.push(entry);
  if (log.length > keep) log.splice(0, log.length - keep);
  return entry;
}
