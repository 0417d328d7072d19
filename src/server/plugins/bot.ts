import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { refusal } from '../refusal.ts';
import { bearerOf } from './bearer.ts';

/**
 * Opens the routes of this scope to the bot alone, which sends its own credential as a bearer token. Mark them with
 * `config: { signed: true }`: the bot is no page of ours. Without a credential in the configuration they do not exist.
 */
export function onlyTheBot(scope: FastifyInstance, { botApiToken }: Pick<Config, 'botApiToken'>): void {
  const isTheBot = bearerOf(botApiToken);
  scope.addHook('onRequest', async (request) => {
    if (botApiToken === '') throw refusal(404, 'error.route');
    if (!isTheBot(request)) throw refusal(401, 'error.botCredential');
  });
}
