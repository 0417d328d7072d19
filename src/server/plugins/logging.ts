import type { FastifyReply, FastifyRequest } from 'fastify';
import type { LoggerOptions } from 'pino';

/**
 * Requests are logged with their path, IP address and status. The log never contains queries (with codes and states of sign-ins),
 * headers or bodies. Of errors it only has type, message, stack, code and cause, since libraries attach whole responses to them.
 */
export function loggerOptions(
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
      err: serializeError,
    },
  };
}

/** Of an AggregateError, the first error is included. */
function serializeError(error: Error & { code?: unknown }): Record<string, unknown> {
  return {
    type: error?.name ?? typeof error,
    message: error?.message ?? '',
    stack: error?.stack ?? '',
    // Not named `code`, which is redacted because of sign-in codes.
    ...(typeof error?.code === 'string' ? { errorCode: error.code } : {}),
    ...(error?.cause instanceof Error ? { cause: error.cause.message } : {}),
    ...(error instanceof AggregateError && error.errors.length > 0 ? { first: serializeError(error.errors[0]) } : {}),
  };
}
