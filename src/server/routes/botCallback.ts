import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Language } from '../../../generated/catalogue.ts';
import { Refusal } from '../answers/refusal.ts';
import { sentenceFormatter } from '../answers/sentences.ts';
import type { SchemaTypes } from '../api/operation.ts';
import { siteCalls } from '../api/site.ts';
import { languageOf, setContentLanguage } from '../plugins/language.ts';
import { escapeHtml } from '../plugins/messagePage.ts';
import { UpstreamUnavailable } from '../services/cache/cachedReads.ts';
import type { Services } from '../services/services.ts';

/** Runs in the popup: tells the page that opened it how it ended. A message by either way may be lost, so both are used. */
const SCRIPT = `'use strict';
const { success, guildId, state } = document.documentElement.dataset;
const message = { success: success === 'true', ...(guildId ? { guild_id: guildId } : {}), ...(state ? { state } : {}) };
const channel = new BroadcastChannel('guildhall:add-bot');
channel.postMessage(message);
channel.close();
if (window.opener) window.opener.postMessage(message, window.location.origin);
window.close();
`;

/** Where the chat platform sends the popup after the bot was added, or was not. */
export function botCallbackRoutes(app: FastifyInstance, { guilds, tokens }: Services): void {
  const api = app.withTypeProvider<SchemaTypes>();

  api.route({
    ...siteCalls.botAdded,
    // The page that opened it hears from it.
    config: { openerPolicy: 'opened' },
    handler: async (request, reply) => {
      const { code, error, guild_id, state } = request.query;
      const guildId = typeof guild_id === 'string' && /^\d{1,20}$/.test(guild_id) ? guild_id : null;
      const attempt = typeof state === 'string' && /^[\w-]{1,64}$/.test(state) ? state : null;
      const success = guildId !== null && typeof code === 'string' && code !== '' && error === undefined;
      if (success) await outdate(request, guildId);
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

  /** What is known of a person's server is from before the bot was there. Of the servers of others nothing has changed. */
  async function outdate(request: FastifyRequest, guildId: string): Promise<void> {
    const { userId } = request.session;
    if (!userId) return;
    try {
      const { value } = await tokens.inNameOf(request, (token) => guilds.userGuilds(userId, token));
      if (value.some(({ id }) => id === guildId)) await guilds.outdateGuild(guildId);
      await guilds.outdateUser(userId);
    } catch (error) {
      // The popup says how it ended all the same.
      if (!(error instanceof UpstreamUnavailable || error instanceof Refusal)) throw error;
    }
  }
}

interface Answer {
  success: boolean;
  guildId: string | null;
  /** The press that opened the popup, as the page that follows it knows it. */
  attempt: string | null;
}

function page({ success, guildId, attempt }: Answer, language: Language): string {
  const say = sentenceFormatter(language);
  const data = [
    `data-success="${success}"`,
    ...(guildId ? [`data-guild-id="${guildId}"`] : []),
    ...(attempt ? [`data-state="${attempt}"`] : []),
  ];
  const sentence = escapeHtml(say(success ? 'botCallback.done' : 'botCallback.failed'));
  return [
    '<!doctype html>',
    `<html lang="${language}" ${data.join(' ')}>`,
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex">',
    `<title>${escapeHtml(say('botCallback.title'))}</title>`,
    `<p>${sentence}</p>`,
    '<script src="/bot-callback.js"></script>',
    '</html>',
    '',
  ].join('\n');
}
