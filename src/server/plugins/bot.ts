import type { FastifyInstance } from 'fastify';
import { refusal } from '../answers/refusal.ts';
import type { Services } from '../services/services.ts';
import { bearerOf } from './bearer.ts';
import { wrongCredentials } from './rateLimit.ts';

/**
 * Opens the routes of this scope to the bot alone, which sends its own credential as a bearer token. Mark them with
 * `config: { signed: true }`: the bot is no page of ours. Without a credential in the configuration they do not exist.
 */
export function onlyTheBot(scope: FastifyInstance, { config, counter }: Pick<Services, 'config' | 'counter'>): void {
  const { botApiToken } = config;
  const limitGuesses = wrongCredentials(config, counter);
  const isTheBot = bearerOf(botApiToken);
  scope.addHook('onRequest', async (request) => {
    if (botApiToken === '') throw refusal(404, 'error.route');
    if (isTheBot(request)) return;
    await limitGuesses(request);
    throw refusal(401, 'error.botCredential');
  });
}
