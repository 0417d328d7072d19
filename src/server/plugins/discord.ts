import type { Config } from '../configuration/config.ts';
import type { Parts } from '../parts.ts';
import type { Cache } from '../services/cache/cache.ts';
import { cachedReads } from '../services/cache/cachedReads.ts';
import { type DiscordApi, discordApi } from '../services/discord/discordApi.ts';
import { type GuildData, guildData } from '../services/discord/guildData.ts';

/** The chat platform: its calls, and what we know of it through the cache. */
export function useDiscord(config: Config, cache: Cache, parts: Parts): { api: DiscordApi; guilds: GuildData } {
  const api = parts.discordApi ?? discordApi(config.discord);
  return { api, guilds: guildData(api, cachedReads(cache, parts.now)) };
}
