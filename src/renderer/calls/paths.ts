import type { ModuleSpec } from '../../language/model.ts';

/** The address of a call that a module declares relative to its server. */
export function guildPath(guildId: string, path: string): string {
  return `/auth/guilds/${encodeURIComponent(guildId)}/${path}`;
}

/**
 * The address of a call of any screen: those of a person's own screen are relative to no server, and those that begin with
 * a slash to nothing.
 */
export function addressOf(spec: ModuleSpec, guildId: string, path: string): string {
  if (path.startsWith('/')) return path;
  return spec.screen.scope === 'person' ? `/auth/${path}` : guildPath(guildId, path);
}

/** Discord's CDN for icons, avatars and emoji. */
export const DISCORD_CDN = 'https://cdn.discordapp.com';

export const AVATAR_PATH = '/auth/bot-avatar/';
