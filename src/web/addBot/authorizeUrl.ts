import type { SiteConfig } from '../calls/config.ts';

/** The permission bits that the bot's modules need in a server. */
const permissions = '66321471';

/** Discord's page that adds the bot to one server. @param attempt is returned with the answer */
export function authorizeUrl(
  config: SiteConfig,
  { guildId, attempt }: { guildId: string; attempt: string },
  origin: string,
): string {
  const url = new URL(config.authorizeUrl, origin);
  const query = {
    client_id: config.clientId,
    permissions,
    scope: 'bot applications.commands',
    guild_id: guildId,
    disable_guild_select: 'true',
    redirect_uri: `${origin}/api/auth/bot/callback/`,
    response_type: 'code',
    state: attempt,
  };
  for (const [key, value] of Object.entries(query)) url.searchParams.set(key, value);
  return url.href;
}
