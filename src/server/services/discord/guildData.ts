import { type CachedReads, type Read, UpstreamUnavailable } from '../cache/cachedReads.ts';
import type { Membership } from './channelPermissions.ts';
import {
  type DiscordUser,
  type GuildChannels,
  guildChannels,
  type ListedEmoji,
  type ListedMember,
  type UserGuild,
} from './discordAnswers.ts';
import type { DiscordApi } from './discordApi.ts';
import type { Guild } from './guild.ts';
import type { LayoutChannel, LayoutRole } from './guildLayout.ts';

/** Data of Discord, read through the cache; `maxAge` is in milliseconds. All methods throw `UpstreamUnavailable`. */
export interface GuildData {
  guild(guildId: string, maxAge?: number): Promise<Read<Guild | null>>;
  memberRoles(guildId: string, userId: string, maxAge?: number): Promise<Read<string[] | null>>;
  member(guildId: string, userId: string, maxAge?: number): Promise<Read<ListedMember | null>>;
  /** The members whose name or nickname begins with a text, in whatever case. */
  searchMembers(guildId: string, query: string): Promise<Read<ListedMember[] | null>>;
  /** With the permissions that the bot lacks in each, as they were when the channels were read. */
  channels(guildId: string, maxAge?: number): Promise<Read<GuildChannels | null>>;
  emojis(guildId: string, maxAge?: number): Promise<Read<ListedEmoji[] | null>>;
  /** The roles with everything needed to recreate them, not from the cache; null if the bot is not in the server. */
  layoutRoles(guildId: string): Promise<LayoutRole[] | null>;
  /** The same for channels and categories. */
  layoutChannels(guildId: string): Promise<LayoutChannel[] | null>;
  bot(): Promise<Read<DiscordUser>>;
  /** The servers of a user. `accessToken` is only called if the cache has no answer. */
  userGuilds(userId: string, accessToken: () => Promise<string>, maxAge?: number): Promise<Read<UserGuild[]>>;
  /** Makes the next reads of the server and its lists ask Discord. */
  invalidateGuild(guildId: string): Promise<void>;
  invalidateUser(userId: string): Promise<void>;
}

export function guildData(api: DiscordApi, reads: CachedReads): GuildData {
  const data: GuildData = {
    guild: (guildId, maxAge) => reads.read(`guild:${guildId}`, () => api.guild(guildId), maxAge),
    memberRoles: (guildId, userId, maxAge) =>
      reads.read(`member:${guildId}:${userId}`, () => api.memberRoles(guildId, userId), maxAge),
    member: (guildId, userId, maxAge) =>
      reads.read(`profile:${guildId}:${userId}`, () => api.member(guildId, userId), maxAge),
    searchMembers(guildId, query) {
      const text = query.toLowerCase();
      return reads.read(`members:${guildId}:${text}`, () => api.searchMembers(guildId, text));
    },
    channels: (guildId, maxAge) =>
      reads.read(
        `channels:${guildId}`,
        async () => {
          const [listed, bot] = await Promise.all([api.channels(guildId), botIn(guildId, maxAge)]);
          return listed && guildChannels(listed, bot);
        },
        maxAge,
      ),
    emojis: (guildId, maxAge) => reads.read(`emojis:${guildId}`, () => api.emojis(guildId), maxAge),
    layoutRoles: api.layoutRoles,
    layoutChannels: api.layoutChannels,
    bot: () => reads.read('bot', () => api.bot()),
    userGuilds: (userId, accessToken, maxAge) =>
      reads.read(`guilds-of:${userId}`, async () => api.userGuilds(await accessToken()), maxAge),
    async invalidateGuild(guildId) {
      await Promise.all(['guild', 'channels', 'emojis'].map((list) => reads.invalidate(`${list}:${guildId}`)));
    },
    invalidateUser: (userId) => reads.invalidate(`guilds-of:${userId}`),
  };
  return data;

  /** The bot as a member of a server; null where that is not known, since channels are listed without it too. */
  async function botIn(guildId: string, maxAge?: number): Promise<Membership | null> {
    try {
      const [{ value: guild }, { value: bot }] = await Promise.all([data.guild(guildId, maxAge), data.bot()]);
      const { value: roles } = await data.memberRoles(guildId, bot.id, maxAge);
      return guild && roles && { guild, userId: bot.id, roles };
    } catch (error) {
      if (error instanceof UpstreamUnavailable) return null;
      throw error;
    }
  }
}
