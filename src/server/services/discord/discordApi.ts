import { DiscordAPIError, HTTPError, REST, type RouteLike } from '@discordjs/rest';
import { RESTJSONErrorCodes, Routes } from 'discord-api-types/v10';
import type { DiscordConfig } from '../../configuration/config.ts';
import { UpstreamUnavailable } from '../cache/cachedReads.ts';
import { bearerGet } from './bearerGet.ts';
import {
  type DiscordUser,
  type ListedChannel,
  type ListedEmoji,
  type ListedMember,
  toChannels,
  toEmojis,
  toGuild,
  toMember,
  toMemberRoles,
  toMembers,
  toUser,
  toUserGuilds,
  type UserGuild,
} from './discordAnswers.ts';
import type { Guild } from './guild.ts';
import { type LayoutChannel, type LayoutRole, toLayoutChannels, toLayoutRoles } from './guildLayout.ts';

/** Calls to Discord. Each ends within the configured timeout and fails with {@link UpstreamUnavailable}. */
export interface DiscordApi {
  /** Null if the server does not exist or the bot is not in it, here and in the calls below. */
  guild(guildId: string): Promise<Guild | null>;
  /** The IDs of a member's roles; null if the user is not a member. */
  memberRoles(guildId: string, userId: string): Promise<string[] | null>;
  /** Null if the user is not a member. */
  member(guildId: string, userId: string): Promise<ListedMember | null>;
  /** The members whose name or nickname begins with a text. */
  searchMembers(guildId: string, query: string): Promise<ListedMember[] | null>;
  channels(guildId: string): Promise<ListedChannel[] | null>;
  emojis(guildId: string): Promise<ListedEmoji[] | null>;
  layoutRoles(guildId: string): Promise<LayoutRole[] | null>;
  layoutChannels(guildId: string): Promise<LayoutChannel[] | null>;
  bot(): Promise<DiscordUser>;
  /** @throws TokenRefused as `bearerGet` does */
  user(accessToken: string): Promise<DiscordUser>;
  /** @throws TokenRefused as `bearerGet` does */
  userGuilds(accessToken: string): Promise<UserGuild[]>;
}

/** How many members a search finds. */
const MEMBERS_FOUND = 25;
/** Codes of a 403 about what is asked for. Others are for the address of this server, which Discord blocks for a while. */
const NO_ACCESS: ReadonlySet<number | string> = new Set([
  RESTJSONErrorCodes.MissingAccess,
  RESTJSONErrorCodes.MissingPermissions,
]);
const PAGE = 200;
const MAX_PAGES = 5;

export function discordApi(config: DiscordConfig): DiscordApi {
  const rest = new REST({
    api: config.apiUrl,
    timeout: Math.min(config.timeout, 5000),
    retries: 1,
    globalRequestsPerSecond: config.requestsPerSecond,
  });
  rest.setToken(config.botToken);

  /** One call. Waits for rate limits within the configured timeout. */
  async function get(route: RouteLike, query?: URLSearchParams): Promise<unknown> {
    try {
      return await rest.get(route, { query, signal: AbortSignal.timeout(config.timeout) });
    } catch (error) {
      if (error instanceof DiscordAPIError && error.status < 500 && error.status !== 429) throw error;
      const status = error instanceof DiscordAPIError || error instanceof HTTPError ? ` with ${error.status}` : '';
      throw new UpstreamUnavailable(`Discord failed${status}`, { cause: error });
    }
  }

  /** Null if what is asked for does not exist or the bot may not see it. */
  async function asBotOrNull<Value>(
    route: RouteLike,
    read: (answer: unknown) => Value,
    query?: URLSearchParams,
  ): Promise<Value | null> {
    let answer: unknown;
    try {
      answer = await get(route, query);
    } catch (error) {
      if (error instanceof DiscordAPIError && (error.status === 404 || NO_ACCESS.has(error.code))) return null;
      // Discord refused the bot's own credentials, which is an outage for users too.
      throw error instanceof UpstreamUnavailable
        ? error
        : new UpstreamUnavailable('Discord refused the bot', { cause: error });
    }
    return read(answer);
  }

  const asUser = (accessToken: string, route: RouteLike, query = '') =>
    bearerGet(`${config.apiUrl}/v10${route}${query}`, accessToken, config.timeout);

  return {
    guild: (guildId) => asBotOrNull(Routes.guild(guildId), toGuild),
    memberRoles: (guildId, userId) => asBotOrNull(Routes.guildMember(guildId, userId), toMemberRoles),
    member: (guildId, userId) => asBotOrNull(Routes.guildMember(guildId, userId), toMember),
    searchMembers: (guildId, query) =>
      asBotOrNull(
        Routes.guildMembersSearch(guildId),
        toMembers,
        new URLSearchParams({ query, limit: String(MEMBERS_FOUND) }),
      ),
    channels: (guildId) => asBotOrNull(Routes.guildChannels(guildId), toChannels),
    emojis: (guildId) => asBotOrNull(Routes.guildEmojis(guildId), toEmojis),
    layoutRoles: (guildId) => asBotOrNull(Routes.guildRoles(guildId), toLayoutRoles),
    layoutChannels: (guildId) => asBotOrNull(Routes.guildChannels(guildId), toLayoutChannels),

    async bot() {
      const bot = await asBotOrNull(Routes.user(), toUser);
      if (!bot) throw new UpstreamUnavailable('Discord does not know the bot');
      return bot;
    },

    user: async (accessToken) => toUser(await asUser(accessToken, Routes.user())),

    async userGuilds(accessToken) {
      const guilds: UserGuild[] = [];
      for (let page = 0; page < MAX_PAGES; page++) {
        const after = guilds.at(-1)?.id;
        const query = `?limit=${PAGE}&with_counts=true${after ? `&after=${after}` : ''}`;
        const rows = toUserGuilds(await asUser(accessToken, Routes.userGuilds(), query));
        guilds.push(...rows);
        if (rows.length < PAGE) break;
      }
      return guilds;
    },
  };
}
