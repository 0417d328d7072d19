import { PermissionFlagsBits } from 'discord-api-types/v10';
import type { Channel, Emoji, Role } from '../discord/world.ts';

const P = PermissionFlagsBits;

/** The default permissions of members in the demo guilds. */
export const memberPermissions =
  P.ViewChannel |
  P.SendMessages |
  P.ReadMessageHistory |
  P.AddReactions |
  P.Connect |
  P.Speak |
  P.UseApplicationCommands |
  P.ChangeNickname;

/** Additional permissions of moderators. */
export const moderatorPermissions = P.KickMembers | P.BanMembers | P.ManageMessages | P.ModerateMembers;

/** The permissions that the product requests when the bot is added from the dashboard. */
export const botPermissions = 66_321_471n;

/** The managed role of a bot, and that of boosters. */
export const botRole = { managed: true, permissions: botPermissions };
/** The same after an owner has taken Administrator from it: channels can keep the bot out. */
export const limitedBotRole = { ...botRole, permissions: (botPermissions & ~P.Administrator) | P.ManageRoles };
export const boosterRole = { managed: true, booster: true, color: 0xf47fff, hoist: true };

/** A role with some traits; the others are those of a newly created one. */
export function role(id: string, name: string, position: number, traits: Partial<Role> = {}): Role {
  const plain = { color: 0, permissions: 0n, managed: false, hoist: false, mentionable: false, icon: null };
  return { id, name, position, ...plain, ...traits };
}

/** The role of every member; its id is the guild's. */
export const everyone = (guildId: string) => role(guildId, '@everyone', 0, { permissions: memberPermissions });

/** A channel without permission overwrites. @param position orders it within its category */
export function channel(
  id: string,
  name: string,
  type: Channel['type'],
  position: number,
  parentId: string | null = null,
  topic: string | null = null,
): Channel {
  return { id, name, type, position, parentId, topic, overwrites: [] };
}

/** An emoji; by default static and usable by everybody. */
export function emoji(id: string, name: string, traits: Partial<Emoji> = {}): Emoji {
  return { id, name, animated: false, available: true, roles: [], ...traits };
}

/** The id `offset` after another; ids exceed the range of numbers. */
export const idAfter = (id: string, offset: number) => String(BigInt(id) + BigInt(offset));
