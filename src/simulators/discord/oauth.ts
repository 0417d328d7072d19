import type { FastifyInstance, FastifyReply } from 'fastify';
import { type AuthorizeRequest, readAuthorizeRequest, returnTo } from './authorizeRequest.ts';
import type { Grants } from './grants.ts';
import { addBotPage, consentPage, notePage } from './pages.ts';
import type { Guild, User, World } from './world.ts';

type Form = { decision?: string; user?: string; guild?: string };
type Query = Record<string, unknown>;

const paths = ['/oauth2/authorize', '/api/oauth2/authorize', '/api/v10/oauth2/authorize'];

/** The authorization page: signing in, and inviting the bot. */
export function authorizeRoutes(app: FastifyInstance, world: World, grants: Grants): void {
  const product = () => world.bot.globalName ?? world.bot.username;
  const show = (reply: FastifyReply, status: number, markup: string) =>
    reply.code(status).type('text/html; charset=utf-8').send(markup);
  const refuse = (reply: FastifyReply, reason: string) => show(reply, 400, notePage('This link does not work', reason));

  const finish = (reply: FastifyReply, request: AuthorizeRequest, user: User, guild?: Guild) => {
    const { scopes, redirectUri, state, codeChallenge, bot } = request;
    if (guild && bot) world.addBot(guild.id, bot.permissions);
    if (!redirectUri) return show(reply, 200, notePage('Authorized', `${product()} has joined ${guild?.name ?? ''}.`));
    const code = grants.issueCode({ userId: user.id, scopes, redirectUri, codeChallenge, guildId: guild?.id });
    const joined = guild && bot ? { guild_id: guild.id, permissions: String(bot.permissions) } : {};
    return reply.redirect(returnTo(redirectUri, { code, ...joined, state }), 302);
  };

  const deny = (reply: FastifyReply, { redirectUri, state }: AuthorizeRequest) => {
    if (!redirectUri) return show(reply, 200, notePage('Cancelled', 'The bot was not added.'));
    const error_description = 'The resource owner or authorization server denied the request';
    return reply.redirect(returnTo(redirectUri, { error: 'access_denied', error_description, state }), 302);
  };

  /** Answers a valid request; refuses or redirects any other. */
  const accepted = (reply: FastifyReply, query: Query, answer: (request: AuthorizeRequest) => FastifyReply) => {
    const outcome = readAuthorizeRequest(query, world);
    if (outcome.kind === 'refused') return refuse(reply, outcome.reason);
    if (outcome.kind === 'returned') return reply.redirect(outcome.location, 302);
    return answer(outcome.request);
  };

  for (const path of paths) {
    app.get<{ Querystring: Query }>(path, (http, reply) =>
      accepted(reply, http.query, (request) => {
        if (request.bot) {
          const guilds = candidates(world, request);
          if (guilds.length === 0) return refuse(reply, 'There is no server here that the bot could be added to.');
          const only = guilds.length === 1 ? guilds[0] : undefined;
          return show(reply, 200, addBotPage(product(), request, only && actorFor(world, request, only), guilds));
        }
        if (request.hinted) return finish(reply, request, request.hinted);
        const users = world.users.filter((user) => user.login);
        return show(reply, 200, consentPage(product(), request, users));
      }),
    );

    app.post<{ Querystring: Query; Body: Form | undefined }>(path, (http, reply) =>
      accepted(reply, http.query, (request) => {
        const { decision, user: login, guild: guildId } = http.body ?? {};
        if (decision === 'cancel') return deny(reply, request);
        if (request.bot) {
          const guild = candidates(world, request).find(({ id }) => id === guildId);
          const actor = guild && actorFor(world, request, guild);
          return guild && actor && decision === 'authorize'
            ? finish(reply, request, actor, guild)
            : refuse(reply, 'The bot cannot be added to this server.');
        }
        const user = login === undefined ? undefined : world.userByLogin(login);
        return user ? finish(reply, request, user) : refuse(reply, 'Nobody was chosen.');
      }),
    );
  }
}

/** The guilds that the bot may be invited to: only the named one if it is fixed, otherwise all, the named one first. */
function candidates(world: World, { bot, hinted }: AuthorizeRequest): Guild[] {
  const guilds = world.guilds.filter((guild) => actorFor(world, { hinted }, guild));
  if (bot?.guildFixed && bot.guildId !== undefined) return guilds.filter(({ id }) => id === bot.guildId);
  return guilds.sort((a, b) => Number(b.id === bot?.guildId) - Number(a.id === bot?.guildId));
}

/**
 * The inviting user. The simulator has no sessions: it is the hinted user, or else the guild's owner, or else the first
 * demo user who may invite the bot.
 */
function actorFor(world: World, { hinted }: Pick<AuthorizeRequest, 'hinted'>, guild: Guild): User | undefined {
  const users = hinted ? [hinted] : world.users.filter((user) => user.login);
  const able = users.filter((user) => world.mayManage(guild.id, user.id));
  return able.find((user) => user.id === guild.ownerId) ?? able[0];
}
