import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Language } from '../../../../generated/catalogue.ts';
import { Refusal } from '../../answers/refusal.ts';
import { sentenceFormatter } from '../../answers/sentences.ts';
import type { SchemaTypes } from '../../api/operation.ts';
import { siteCalls } from '../../api/site.ts';
import { languageOf, setContentLanguage } from '../../plugins/language.ts';
import { escapeHtml } from '../../plugins/messagePage.ts';
import { createLimiter } from '../../plugins/rateLimit.ts';
import { UpstreamUnavailable } from '../../services/cache/cachedReads.ts';
import type { Services } from '../../services/services.ts';

/** Runs in the popup and reports the result to the page that opened it, in two ways, because either may be unavailable. */
const SCRIPT = `'use strict';
const { success, guildId, state } = document.documentElement.dataset;
const message = { success: success === 'true', ...(guildId ? { guild_id: guildId } : {}), ...(state ? { state } : {}) };
const channel = new BroadcastChannel('guildhall:add-bot');
channel.postMessage(message);
channel.close();
if (window.opener) window.opener.postMessage(message, window.location.origin);
window.close();
`;

/** Discord redirects the popup here, whether or not the bot was added. */
export function botCallbackRoutes(app: FastifyInstance, { config, counter, guilds, tokens }: Services): void {
  const limitRefreshes = createLimiter(counter, 'refreshes', config.limits.refreshes);
  const api = app.withTypeProvider<SchemaTypes>();

  api.route({
    ...siteCalls.botAdded,
    // The popup may reach the page that opened it.
    config: { openerPolicy: 'opened' },
    handler: async (request, reply) => {
      const { code, error, guild_id, state } = request.query;
      const guildId = typeof guild_id === 'string' && /^\d{1,20}$/.test(guild_id) ? guild_id : null;
      const attempt = typeof state === 'string' && /^[\w-]{1,64}$/.test(state) ? state : null;
      const success = guildId !== null && typeof code === 'string' && code !== '' && error === undefined;
      if (success) await invalidate(request, guildId);
      const language = languageOf(request);
      setContentLanguage(reply, language);
      reply.header('cache-control', 'no-store').type('text/html; charset=utf-8');
      return reply.send(page({ success, guildId, attempt }, language));
    },
  });

  api.route({
    ...siteCalls.botAddedScript,
    handler: async (_request, reply) =>
      reply.header('cache-control', 'no-cache').type('text/javascript; charset=utf-8').send(SCRIPT),
  });

  /** Forgets what was cached about the server before the bot was added, if it is a server of the user. */
  async function invalidate(request: FastifyRequest, guildId: string): Promise<void> {
    if (!request.session) return;
    const { userId } = request.session;
    try {
      // What is forgotten is asked again, as by a forced refresh.
      await limitRefreshes(request);
      const { value } = await tokens.inNameOf(request, (token) => guilds.userGuilds(userId, token));
      if (value.some(({ id }) => id === guildId)) await guilds.invalidateGuild(guildId);
      await guilds.invalidateUser(userId);
    } catch (error) {
      // The popup reports the result nevertheless.
      if (!(error instanceof UpstreamUnavailable || error instanceof Refusal)) throw error;
    }
  }
}

interface Answer {
  success: boolean;
  guildId: string | null;
  /** Identifies the click that opened the popup. */
  attempt: string | null;
}

function page({ success, guildId, attempt }: Answer, language: Language): string {
  const formatSentence = sentenceFormatter(language);
  const data = [
    `data-success="${success}"`,
    ...(guildId ? [`data-guild-id="${guildId}"`] : []),
    ...(attempt ? [`data-state="${attempt}"`] : []),
  ];
  const sentence = escapeHtml(formatSentence(success ? 'botCallback.done' : 'botCallback.failed'));
  return [
    '<!doctype html>',
    `<html lang="${language}" ${data.join(' ')}>`,
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex">',
    `<title>${escapeHtml(formatSentence('botCallback.title'))}</title>`,
    `<p>${sentence}</p>`,
    '<script src="/bot-callback.js"></script>',
    '</html>',
    '',
  ].join('\n');
}
