import type { FastifyInstance } from 'fastify';
import { refusal } from '../answers/refusal.ts';

/** Whether every store accepts a text. PostgreSQL rejects NUL characters and unpaired surrogates; SQLite accepts both. */
export function isStorable(text: string): boolean {
  return !text.includes('\0') && !/\p{Surrogate}/u.test(text);
}

/** Refuses URLs with text that cannot be stored in their parameters or query. */
export function refuseBadAddresses(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ params, query }) => {
    const texts = [params, query].flatMap((values) => Object.entries(values ?? {}).flat(2));
    if (!texts.every((text) => isStorable(String(text)))) throw refusal(400, 'error.badText');
  });
}
