import type { FastifyRequest } from 'fastify';

/** Whether a browser will show the answer as a page. */
export function isNavigation(request: FastifyRequest): boolean {
  return (
    (request.method === 'GET' || request.method === 'HEAD') && (request.headers.accept?.includes('text/html') ?? false)
  );
}
