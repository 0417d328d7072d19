import type { FastifyBaseLogger } from 'fastify';

/** Events that an operator may have to account for later. */
export type LoggedEvent =
  | 'sign-in'
  | 'sign-in-refused'
  | 'sign-out'
  | 'sign-out-everywhere'
  | 'refused'
  | 'credential-refused'
  | 'command';

/** Whom and what an event is about: IDs and fixed words, never tokens, codes or addresses. */
export interface EventDetails {
  userId?: string;
  guildId?: string;
  [detail: string]: string | number | undefined;
}

/** Writes an event to the log, with its name in the field `event`. */
export function logEvent(log: Pick<FastifyBaseLogger, 'info'>, event: LoggedEvent, details: EventDetails): void {
  log.info({ event, ...details }, event);
}
