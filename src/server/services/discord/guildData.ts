import type { CachedReads, Read } from '../cache/cachedReads.ts';
import type { Guild, GuildChannels, ListedEmoji, User, UserGuild } from './discordAnswers.ts';
import type { DiscordApi } from './discordApi.ts';
import type { LayoutChannel, LayoutRole } from './guildLayout.ts';

/** What the application knows about servers and people, through the cache. All throw `UpstreamUnavailable`. */
export interface GuildData {
  guild(guildId: string, maxAge?: number): Promise<Read<Guild | null>>;
  memberRoles(guildId: string, userId: string, maxAge?: number): Promise<Read<string[] | null>>;
  channels(guildId: string, maxAge?: number): Promise<Read<GuildChannels | null>>;
  emojis(guildId: string, maxAge?: number): Promise<Read<ListedEmoji[] | null>>;
  /** Roles with all that it takes to make them again, as they are this moment; null without the bot. */
  layoutRoles(guildId: string): Promise<LayoutRole[] | null>;
  /** The same of channels and categories. */
  layoutChannels(guildId: string): Promise<LayoutChannel[] | null>;
  bot(): Promise<Read<User>>;
  /** The servers of a person; `accessToken` is only asked for where the cache does not answer. */
  userGuilds(userId: string, accessToken: () => Promise<string>, maxAge?: number): Promise<Read<UserGuild[]>>;
  /** The bot came or went: the next read asks. */
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
