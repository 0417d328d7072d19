import type { FastifyBaseLogger } from 'fastify';

/** What happened that somebody may have to account for later. */
export type LoggedEvent = 'sign-in' | 'sign-in-refused' | 'sign-out' | 'sign-out-everywhere' | 'refused' | 'command';

/** Who and what it was about: ids and words of our own, never a token, a code or an address. */
export interface EventDetails {
  userId?: string;
  guildId?: string;
  [detail: string]: string | number | undefined;
}

/** Writes an event to the log, to be found by its name in `event`. */
export function logEvent(log: Pick<FastifyBaseLogger, 'info'>, event: LoggedEvent, details: EventDetails): void {
  log.info({ event, ...details }, event);
}
