import type { FastifyRequest } from 'fastify';
import type { Config } from '../configuration/config.ts';
import { LOOPBACK } from '../environment/loopback.ts';

/** The origin under which a request reached us: the configured one, or, if none is configured, the request's if it is a loopback address. */
export function originOf(request: FastifyRequest, config: Config): string {
  if (!config.publicUrlGiven && URL.canParse(`http://${request.host}`)) {
    const asked = new URL(`${request.protocol}://${request.host}`);
    if (LOOPBACK.has(asked.hostname)) return asked.origin;
  }
  return new URL(config.publicUrl).origin;
}

export function isOwnOrigin(origin: string, request: FastifyRequest, config: Config): boolean {
  return origin === new URL(config.publicUrl).origin || origin === originOf(request, config);
}
