import type { FastifyInstance } from 'fastify';
import { refusal } from '../answers/refusal.ts';

/** PostgreSQL takes neither the empty character nor half a surrogate pair, SQLite takes both. */
export function isStorable(text: string): boolean {
  return !text.includes('\0') && !/\p{Surrogate}/u.test(text);
}

/** Refuses addresses with text that no store takes, wherever in them it stands. */
export function refuseBadAddresses(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ params, query }) => {
    const texts = [params, query].flatMap((values) => Object.entries(values ?? {}).flat(2));
    if (!texts.every((text) => isStorable(String(text)))) throw refusal(400, 'error.badText');
  });
}
