import type { DiscordUser } from './discordAnswers.ts';
import type { Guild } from './guild.ts';

const SIZE = 128;
const DEFAULT_AVATARS = 6n;

export function avatarUrl(cdnUrl: string, { id, avatar }: Pick<DiscordUser, 'id' | 'avatar'>): string {
  return avatar
    ? `${cdnUrl}/avatars/${id}/${avatar}.png?size=${SIZE}`
    : `${cdnUrl}/embed/avatars/${(BigInt(id) >> 22n) % DEFAULT_AVATARS}.png`;
}

export function iconUrl(cdnUrl: string, { id, icon }: Pick<Guild, 'id' | 'icon'>): string | null {
  return icon ? `${cdnUrl}/icons/${id}/${icon}.png?size=${SIZE}` : null;
}
