import type { FastifyInstance } from 'fastify';
import { refusal } from '../answers/refusal.ts';
import type { Services } from '../services/services.ts';
import { bearerTokenCheck } from './bearerToken.ts';
import { createCredentialRefusal } from './rateLimit.ts';

/**
 * Restricts the routes of this scope to the bot, which sends its credential as a bearer token. Mark the routes with
 * `config: { signed: true }`, since the bot's calls do not come from our pages. Without a configured credential they answer 404.
 */
export function requireBot(scope: FastifyInstance, { config, counter }: Pick<Services, 'config' | 'counter'>): void {
  const { botApiToken } = config;
  const refuseCredential = createCredentialRefusal(config, counter);
  const isTheBot = bearerTokenCheck(botApiToken);
  scope.addHook('onRequest', async (request) => {
    if (botApiToken === '') throw refusal(404, 'error.route');
    if (!isTheBot(request)) await refuseCredential(request, 'error.botCredential');
  });
}
