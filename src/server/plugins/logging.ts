import type { FastifyReply, FastifyRequest } from 'fastify';
import type { LoggerOptions } from 'pino';

/**
 * The log says who asked for which path and how it ended. It never holds a query (codes and states of the sign-in),
 * a header, a body, or more of an error than its kind, message and stack: errors of libraries carry whole answers.
 */
export function logging(
  level: string,
  stream?: { write(line: string): void },
): LoggerOptions & { stream?: typeof stream } {
  return {
    level,
    ...(stream ? { stream } : {}),
    redact: ['*.authorization', '*.cookie', '*.token', '*.code', '*.access_token', '*.refresh_token', '*.body'],
    serializers: {
      req: (request: FastifyRequest) => ({
        method: request.method,
        path: request.url?.split('?', 1)[0],
        ip: request.ip,
      }),
      res: (reply: FastifyReply) => ({ statusCode: reply.statusCode }),
      err: described,
    },
  };
}

/** Of several errors in one, the first is told. */
function described(error: Error & { code?: unknown }): Record<string, unknown> {
  return {
    type: error?.name ?? typeof error,
    message: error?.message ?? '',
    stack: error?.stack ?? '',
    // Under `code` it would be left out, as a code of a sign-in.
    ...(typeof error?.code === 'string' ? { errorCode: error.code } : {}),
    ...(error?.cause instanceof Error ? { cause: error.cause.message } : {}),
    ...(error instanceof AggregateError && error.errors.length > 0 ? { first: described(error.errors[0]) } : {}),
  };
}
