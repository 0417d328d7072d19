import type { FastifyRequest } from 'fastify';
import type { Config } from '../configuration/config.ts';
import { LOOPBACK } from '../configuration/loopback.ts';

/** The address by which this request reached us. Only a loopback address is believed when none is configured. */
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
