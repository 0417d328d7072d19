import type { FastifyInstance } from 'fastify';
import { unavailable } from '../../answers/refusal.ts';
import type { SchemaTypes } from '../../api/operation.ts';
import { userCalls } from '../../api/user.ts';
import { createLimiter } from '../../plugins/rateLimit.ts';
import { signedInUser } from '../../services/access/signedInUser.ts';
import { userGuilds } from '../../services/access/userGuilds.ts';
import { UpstreamUnavailable } from '../../services/cache/cachedReads.ts';
import { avatarUrl } from '../../services/discord/pictures.ts';
import type { Services } from '../../services/services.ts';

/** The signed-in user, their servers, and the bot's avatar. */
export function userRoutes(app: FastifyInstance, services: Services): void {
  const { config, catalogue, counter, guilds, store, tokens, now } = services;
  const api = app.withTypeProvider<SchemaTypes>();
  const limitRefreshes = createLimiter(counter, 'refreshes', config.limits.refreshes);

  api.route({
    ...userCalls.user,
    handler: async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return { user: signedInUser(request) };
    },
  });

  api.route({
    ...userCalls.guilds,
    handler: async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { id } = signedInUser(request);
      const fresh = request.query.force_refresh === 'true';
      if (fresh) await limitRefreshes(request);
      try {
        return await tokens.inNameOf(request, (accessToken) =>
          userGuilds({ guilds, store, catalogue }, { id, accessToken }, { now: now(), fresh }),
        );
      } catch (error) {
        throw error instanceof UpstreamUnavailable ? unavailable('error.userData', error) : error;
      }
    },
  });

  api.route({
    ...userCalls.botAvatar,
    handler: async (request, reply) => {
      reply.header('cache-control', 'no-store');
      signedInUser(request);
      const { value: bot } = await guilds.bot();
      return { avatar_url: avatarUrl(config.discord.cdnUrl, bot) };
    },
  });
}
