import type { ModuleSpec } from '../../language/model.ts';

/** The address of a path relative to a server. */
export function guildPath(guildId: string, path: string): string {
  return `/auth/guilds/${encodeURIComponent(guildId)}/${path}`;
}

/**
 * The address of a path that a screen declares: relative to the server, to `/auth/` on screens about the user, or absolute if
 * it begins with a slash.
 */
export function callUrl(spec: ModuleSpec, guildId: string, path: string): string {
  if (path.startsWith('/')) return path;
  return spec.screen.scope === 'user' ? `/auth/${path}` : guildPath(guildId, path);
}

/** Discord's CDN for icons, avatars and emoji. */
export const DISCORD_CDN = 'https://cdn.discordapp.com';

export const AVATAR_PATH = '/auth/bot-avatar/';
