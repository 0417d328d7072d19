import type { CachedReads, Read } from '../cache/cachedReads.ts';
import type { Guild, GuildChannels, ListedEmoji, User, UserGuild } from './discordAnswers.ts';
import type { DiscordApi } from './discordApi.ts';
import type { LayoutChannel, LayoutRole } from './guildLayout.ts';

/** Data of Discord, read through the cache; `maxAge` is in milliseconds. All methods throw `UpstreamUnavailable`. */
export interface GuildData {
  guild(guildId: string, maxAge?: number): Promise<Read<Guild | null>>;
  memberRoles(guildId: string, userId: string, maxAge?: number): Promise<Read<string[] | null>>;
  channels(guildId: string, maxAge?: number): Promise<Read<GuildChannels | null>>;
  emojis(guildId: string, maxAge?: number): Promise<Read<ListedEmoji[] | null>>;
  /** The roles with everything needed to recreate them, not from the cache; null if the bot is not in the server. */
  layoutRoles(guildId: string): Promise<LayoutRole[] | null>;
  /** The same for channels and categories. */
  layoutChannels(guildId: string): Promise<LayoutChannel[] | null>;
  bot(): Promise<Read<User>>;
  /** The servers of a user. `accessToken` is only called if the cache has no answer. */
  userGuilds(userId: string, accessToken: () => Promise<string>, maxAge?: number): Promise<Read<UserGuild[]>>;
  /** Makes the next reads of the server and its lists ask Discord. */
  invalidateGuild(guildId: string): Promise<void>;
  invalidateUser(userId: string): Promise<void>;
}

export function guildData(api: DiscordApi, reads: CachedReads): GuildData {
  return {
    guild: (guildId, maxAge) => reads.read(`guild:${guildId}`, () => api.guild(guildId), maxAge),
    memberRoles: (guildId, userId, maxAge) =>
      reads.read(`member:${guildId}:${userId}`, () => api.memberRoles(guildId, userId), maxAge),
    channels: (guildId, maxAge) => reads.read(`channels:${guildId}`, () => api.channels(guildId), maxAge),
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
}
