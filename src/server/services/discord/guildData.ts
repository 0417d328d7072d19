import { type CachedReads, type Read, UpstreamUnavailable } from '../cache/cachedReads.ts';
import type { Membership } from './channelPermissions.ts';
import {
  type Guild,
  type GuildChannels,
  guildChannels,
  type ListedEmoji,
  type User,
  type UserGuild,
} from './discordAnswers.ts';
import type { DiscordApi } from './discordApi.ts';
import type { LayoutChannel, LayoutRole } from './guildLayout.ts';

/** What the application knows about servers and people, through the cache. All throw `UpstreamUnavailable`. */
export interface GuildData {
  guild(guildId: string, maxAge?: number): Promise<Read<Guild | null>>;
  memberRoles(guildId: string, userId: string, maxAge?: number): Promise<Read<string[] | null>>;
  /** With the permissions that the bot lacks in each, as they were when the channels were read. */
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
  outdateGuild(guildId: string): Promise<void>;
  outdateUser(userId: string): Promise<void>;
}

export function guildData(api: DiscordApi, reads: CachedReads): GuildData {
  const data: GuildData = {
    guild: (guildId, maxAge) => reads.read(`guild:${guildId}`, () => api.guild(guildId), maxAge),
    memberRoles: (guildId, userId, maxAge) =>
      reads.read(`member:${guildId}:${userId}`, () => api.memberRoles(guildId, userId), maxAge),
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
    async outdateGuild(guildId) {
      await Promise.all(['guild', 'channels', 'emojis'].map((list) => reads.invalidate(`${list}:${guildId}`)));
    },
    outdateUser: (userId) => reads.invalidate(`guilds-of:${userId}`),
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
