import type { Config } from '../configuration/config.ts';
import type { AppParts } from '../parts.ts';
import type { Cache } from '../services/cache/cache.ts';
import { cachedReads } from '../services/cache/cachedReads.ts';
import { type DiscordApi, discordApi } from '../services/discord/discordApi.ts';
import { type GuildData, guildData } from '../services/discord/guildData.ts';

/** Discord's API, and cached reads of guilds. */
export function discordPlugin(config: Config, cache: Cache, parts: AppParts): { api: DiscordApi; guilds: GuildData } {
  const api = parts.discordApi ?? discordApi(config.discord);
  return { api, guilds: guildData(api, cachedReads(cache, parts.now)) };
}
