import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fail, rateLimited, rateLimitHeaders } from './answers.ts';
import type { Grants } from './grants.ts';
import type { RateLimits } from './rateLimits.ts';
import { channelShape, emojiShape, guildShape, memberShape, myGuildShape, ownUserShape, roleShape } from './shapes.ts';
import type { Guild, User, World } from './world.ts';

interface Caller {
  user: User;
  /** `null` for the bot, which needs no scopes. */
  scopes: readonly string[] | null;
}

type Params = { guild?: string; user?: string };
type Query = Record<string, string | string[] | undefined>;

// Fastify does not know the route's parameters in hooks and shared handlers.
const paramsOf = ({ params }: FastifyRequest) => params as Params;

const snowflake = /^(0|[1-9]\d*)$/;

/** The part of Discord's REST API that the product uses, without the version prefix. */
export function restRoutes(app: FastifyInstance, world: World, grants: Grants, limits: RateLimits): void {
  const callers = new WeakMap<FastifyRequest, Caller>();
  const callerOf = (request: FastifyRequest): Caller => callers.get(request)!;

  app.addHook('preHandler', async (request, reply) => {
    const caller = identify(request.headers.authorization, world, grants);
    const { guild = '' } = paramsOf(request);
    const limit = limits.take(request.headers.authorization ?? request.ip, request.routeOptions.url ?? '', guild);
    rateLimitHeaders(reply, limit);
    if (limit.exceeded) return rateLimited(reply, limit);
    if (!caller) return fail(reply, 'unauthorized');
    callers.set(request, caller);
    const { user = '0' } = paramsOf(request);
    if (!snowflake.test(guild || '0') || !snowflake.test(user)) return fail(reply, 'invalidForm');
  });

  app.get('/users/@me', (request, reply) => {
    const { user, scopes } = callerOf(request);
    if (scopes && !scopes.includes('identify')) return fail(reply, 'missingScope');
    return reply.send(ownUserShape(user, scopes?.includes('email') ?? false));
  });

  app.get<{ Querystring: Query }>('/users/@me/guilds', (request, reply) => {
    const { user, scopes } = callerOf(request);
    if (scopes && !scopes.includes('guilds')) return fail(reply, 'missingScope');
    const page = readPage(request.query);
    if (!page) return fail(reply, 'invalidForm');
    const guilds = cut(world.guildsOf(user.id), page);
    return reply.send(guilds.map((guild) => myGuildShape(world, guild, user.id, page.withCounts)));
  });

  /** Answers the bot with a guild, or with an error. */
  const forBot = (request: FastifyRequest, reply: FastifyReply, answer: (guild: Guild) => FastifyReply) => {
    if (callerOf(request).scopes) return fail(reply, 'unauthorized');
    const { guild: id = '' } = paramsOf(request);
    const guild = world.guild(id);
    return guild && world.hasBot(id) ? answer(guild) : fail(reply, 'unknownGuild');
  };

  app.get<{ Querystring: Query }>('/guilds/:guild', (request, reply) => {
    const withCounts = readBoolean(request.query.with_counts);
    if (withCounts === undefined) return fail(reply, 'invalidForm');
    return forBot(request, reply, (guild) => reply.send(guildShape(guild, withCounts)));
  });

  app.get('/guilds/:guild/roles', (request, reply) =>
    forBot(request, reply, (guild) => reply.send(guild.roles.map(roleShape))),
  );

  app.get('/guilds/:guild/channels', (request, reply) =>
    forBot(request, reply, (guild) => reply.send(guild.channels.map((channel) => channelShape(guild.id, channel)))),
  );

  app.get('/guilds/:guild/emojis', (request, reply) =>
    forBot(request, reply, (guild) => reply.send(guild.emojis.map(emojiShape))),
  );

  app.get<{ Querystring: Query }>('/guilds/:guild/members/search', (request, reply) => {
    const { query, limit = '1' } = request.query;
    if (typeof query !== 'string' || query === '' || query.length > 100) return fail(reply, 'invalidForm');
    if (typeof limit !== 'string' || !/^[1-9]\d{0,3}$/.test(limit) || Number(limit) > 1000) {
      return fail(reply, 'invalidForm');
    }
    const start = query.toLowerCase();
    return forBot(request, reply, (guild) => {
      const found = guild.members.flatMap((member) => {
        const user = world.user(member.userId);
        const names = [member.nick, user?.username].map((name) => name?.toLowerCase() ?? '');
        return user && names.some((name) => name.startsWith(start)) ? [memberShape(member, user)] : [];
      });
      return reply.send(found.slice(0, Number(limit)));
    });
  });

  app.get<{ Params: { user: string } }>('/guilds/:guild/members/:user', (request, reply) =>
    forBot(request, reply, (guild) => {
      const user = world.user(request.params.user);
      if (!user) return fail(reply, 'unknownUser');
      const member = world.member(guild.id, user.id);
      return member ? reply.send(memberShape(member, user)) : fail(reply, 'unknownMember');
    }),
  );
}

function identify(authorization: string | undefined, world: World, grants: Grants): Caller | undefined {
  const [scheme, token = ''] = (authorization ?? '').split(' ');
  if (scheme === 'Bot') return token === world.application.botToken ? { user: world.bot, scopes: null } : undefined;
  if (scheme !== 'Bearer') return undefined;
  const consent = grants.consentOf(token);
  const user = consent && world.user(consent.userId);
  return user && { user, scopes: consent.scopes };
}

interface Page {
  limit: number;
  before?: bigint;
  after?: bigint;
  withCounts: boolean;
}

function readPage(query: Query): Page | undefined {
  const { before, after, limit = '200' } = query;
  const withCounts = readBoolean(query.with_counts);
  if ([before, after].some((id) => id !== undefined && !(typeof id === 'string' && snowflake.test(id))))
    return undefined;
  if (typeof limit !== 'string' || !/^\d{1,3}$/.test(limit) || withCounts === undefined) return undefined;
  const size = Number(limit);
  if (size < 1 || size > 200) return undefined;
  const id = (value: Query[string]) => (value === undefined ? undefined : BigInt(String(value)));
  return { limit: size, before: id(before), after: id(after), withCounts };
}

/** `after` counts from the lowest id; `before` alone selects those just below it. */
function cut(guilds: Guild[], { limit, before, after }: Page): Guild[] {
  const within = guilds.filter(
    ({ id }) => (after === undefined || BigInt(id) > after) && (before === undefined || BigInt(id) < before),
  );
  return before !== undefined && after === undefined ? within.slice(-limit) : within.slice(0, limit);
}

/** @returns undefined if the value is not a boolean */
function readBoolean(value: Query[string]): boolean | undefined {
  if (value === undefined || value === 'false' || value === '0') return false;
  return value === 'true' || value === '1' ? true : undefined;
}
