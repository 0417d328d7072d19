import type { GuildEmoji } from '../../../language/text/emoji.ts';
import { rolesOfBot } from './botRoles.ts';
import type { ListedEmoji } from './discordAnswers.ts';
import type { GuildData } from './guildData.ts';

/**
 * The emojis of a server, marked as available if the bot can use them. Emojis that are restricted to roles are not available
 * if the roles of the bot are unknown.
 */
export async function usableEmojis(
  guilds: GuildData,
  guildId: string,
  emojis: readonly ListedEmoji[],
): Promise<GuildEmoji[]> {
  const held = emojis.some(({ roles }) => roles.length > 0) ? ((await rolesOfBot(guilds, guildId)) ?? []) : [];
  return emojis.map(({ roles, available, ...emoji }) => ({
    ...emoji,
    available: available && (roles.length === 0 || roles.some((role) => held.includes(role))),
  }));
}
