import type { FastifyRequest } from 'fastify';

/** A request that the stand-in received, without the credentials in it. */
export interface RecordedRequest {
  method: string;
  /** Without the query. */
  path: string;
  query: Record<string, string | string[]>;
  /** All but the authorization, of which the scheme is left. */
  headers: Record<string, string>;
  contentType: string | null;
  body: unknown;
  /** `null` until answered, and for good when the connection was cut. */
  status: number | null;
}

const keep = 2000;

export const pathOf = ({ url }: FastifyRequest): string => url.split('?', 1)[0] ?? '';

/** Starts a record of a request and adds it; its body and status follow. The oldest go when there are too many. */
export function record(log: RecordedRequest[], request: FastifyRequest): RecordedRequest {
  const headers = Object.entries(request.headers).map(([name, value]) => {
    const text = String(value);
    return [name, name === 'authorization' ? `${text.split(' ', 1)[0]} [hidden]` : text];
  });
  const entry: RecordedRequest = {
    method: request.method,
    path: pathOf(request),
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
