import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { reachedIn } from '../../language/rollouts/reachedIn.ts';
import { refusal } from '../answers/refusal.ts';
import { guildCalls } from '../api/guild.ts';
import type { SchemaTypes } from '../api/operation.ts';
import { createLimiter, routeLimit } from '../plugins/rateLimit.ts';
import { mayReadAny } from '../policies/rights.ts';
import { rolesOfBot } from '../services/discord/botRoles.ts';
import type { GuildChannels, ListedMember } from '../services/discord/discordAnswers.ts';
import { membersById } from '../services/discord/members.ts';
import { avatarUrl, iconUrl } from '../services/discord/pictures.ts';
import { usableEmojis } from '../services/discord/usableEmojis.ts';
import type { Services } from '../services/services.ts';
import { etagOf } from '../services/settings/loadAnswer.ts';
import { accessOf, refreshAge, viewerAccess } from './guildScope.ts';

/**
 * How many ids the calls for members may have on average. Each can be a request of the bot, and those of all servers share Discord's
 * limit.
 */
const LOOKUPS_PER_CALL = 10;

/** What the user may do in a server, and the server's roles, channels and emojis. */
export function guildRoutes(app: FastifyInstance, { config, catalogue, counter, guilds, now }: Services): void {
  const api = app.withTypeProvider<SchemaTypes>();
  const limitLookups = createLimiter(counter, 'lookups', LOOKUPS_PER_CALL * config.limits.members);

  api.route({
    ...guildCalls.permissions,
    handler: async (request, reply) => {
      const access = accessOf(request);
      const { rights, adminModify, revision, plan, age } = access;
      setAge(reply, age);
      // Users without rights learn nothing more about the server.
      const isReader = mayReadAny(access);
      if (isReader) reply.header('etag', etagOf(revision));
      const shownPlan = isReader ? plan : (catalogue.plans[0] ?? '');
      return {
        ...rights,
        admin_modify: isReader && adminModify,
        is_premium: shownPlan !== catalogue.plans[0],
        plan: shownPlan,
        modules: Object.fromEntries(access.roleAccess),
        rollouts: isReader ? rolloutsIn(access.guild.id) : {},
      };
    },
  });

  api.route({
    ...guildCalls.guild,
    handler: async (request, reply) => {
      const { guild, age } = viewerAccess(request);
      setAge(reply, age);
      return { name: guild.name, icon_url: iconUrl(config.discord.cdnUrl, guild) };
    },
  });

  api.route({
    ...guildCalls.roles,
    handler: async (request, reply) => {
      const { guild, withheldRoles, age } = viewerAccess(request);
      setAge(reply, age);
      return {
        roles: guild.roles,
        bot_roles: await rolesOfBot(guilds, guild.id, refreshAge(request)),
        withheld_roles: [...withheldRoles],
      };
    },
  });

  api.route({
    ...guildCalls.channels,
    handler: async (request, reply) => ({ channels: (await channelsOf(request, reply)).channels }),
  });

  api.route({
    ...guildCalls.voiceChannels,
    handler: async (request, reply) => ({ channels: (await channelsOf(request, reply)).voiceChannels }),
  });

  api.route({
    ...guildCalls.categories,
    handler: async (request, reply) => ({ categories: (await channelsOf(request, reply)).categories }),
  });

  api.route({
    ...guildCalls.members,
    ...routeLimit('members', config.limits.members),
    handler: async (request, reply) => {
      const { guild } = viewerAccess(request);
      const { ids, query } = request.query;
      if (ids !== undefined) await limitLookups(request, ids.split(',').length);
      const found = ids === undefined ? await searchMembers(guild.id, query, reply) : await membersWith(guild.id, ids);
      const members = found.map(({ id, name, username, avatar }) => ({
        id,
        name,
        username,
        avatar_url: avatarUrl(config.discord.cdnUrl, { id, avatar }),
      }));
      return { members };
    },
  });

  /** Settings with rollouts that have reached the server, by module. */
  function rolloutsIn(guildId: string): Record<string, string[]> {
    const reached = catalogue.modules.map(({ spec }) => [spec.id, reachedIn(spec, guildId, now())] as const);
    return Object.fromEntries(reached.filter(([, paths]) => paths.length > 0));
  }

  async function membersWith(guildId: string, ids: string): Promise<ListedMember[]> {
    const members = Object.values(await membersById(guilds, guildId, ids.split(',')));
    return members.filter((member) => member !== null);
  }

  async function searchMembers(guildId: string, query: string | undefined, reply: FastifyReply) {
    if (query === undefined) return [];
    const { value, age } = await guilds.searchMembers(guildId, query);
    setAge(reply, age);
    if (!value) throw refusal(404, 'error.guild');
    return value;
  }

  api.route({
    ...guildCalls.emojis,
    handler: async (request, reply) => {
      const { guild } = viewerAccess(request);
      const { value, age } = await guilds.emojis(guild.id);
      setAge(reply, age);
      if (!value) throw refusal(404, 'error.guild');
      return { emojis: await usableEmojis(guilds, guild.id, value) };
    },
  });

  async function channelsOf(request: FastifyRequest, reply: FastifyReply): Promise<GuildChannels> {
    const { guild } = viewerAccess(request);
    const { value, age } = await guilds.channels(guild.id, refreshAge(request));
    setAge(reply, age);
    if (!value) throw refusal(404, 'error.guild');
    return value;
  }
}

/** Sets the Age header, in seconds: up to an hour while Discord does not answer. */
function setAge(reply: FastifyReply, age: number): void {
  reply.header('age', String(Math.floor(age / 1000)));
}
