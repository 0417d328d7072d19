/** The address of a call that a module declares relative to its server. */
export function guildPath(guildId: string, path: string): string {
  return `/auth/guilds/${encodeURIComponent(guildId)}/${path}`;
}

export const AVATAR_PATH = '/auth/bot-avatar/';
