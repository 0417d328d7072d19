import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { refusal } from '../refusal.ts';

const digest = (text: string) => createHash('sha256').update(text).digest();

/**
 * Opens the routes of this scope to the bot alone, which sends its own credential as a bearer token. Mark them with
 * `config: { signed: true }`: the bot is no page of ours. Without a credential in the configuration they do not exist.
 */
export function onlyTheBot(scope: FastifyInstance, { botApiToken }: Pick<Config, 'botApiToken'>): void {
  // Digests are of one length, so the comparison tells nothing of the credential, not even how long it is.
  const expected = digest(botApiToken);
  scope.addHook('onRequest', async (request) => {
    if (botApiToken === '') throw refusal(404, 'error.route');
    const [scheme, token = ''] = (request.headers.authorization ?? '').split(' ', 2);
    if (scheme?.toLowerCase() !== 'bearer' || !timingSafeEqual(digest(token), expected)) {
      throw refusal(401, 'error.botCredential');
    }
  });
}
