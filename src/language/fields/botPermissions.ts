import type { BotPermission, ModuleSpec, Reference } from '../model.ts';
import { formatMessage } from '../text/message.ts';
import type { GuildEntry } from './targets.ts';

/** A permission that the bot needs in the whole server, rather than in a channel. */
export type ServerPermission = 'MANAGE_ROLES';

/** The permissions that a setting needs in a channel and the bot lacks; none if the bot's permissions are unknown. */
export function missingPermissions(
  { botNeeds = [] }: Reference,
  { bot_lacks }: Pick<GuildEntry, 'bot_lacks'>,
): BotPermission[] {
  return botNeeds.filter((permission) => bot_lacks?.includes(permission));
}

/** The permissions that the bot needs in the whole server for a setting. */
export function serverPermissionsFor({ assignable }: Reference): ServerPermission[] {
  return assignable ? ['MANAGE_ROLES'] : [];
}

/** The message for a channel in which the bot lacks a permission; undefined if it lacks none. */
export function permissionProblem(
  { standard, language }: Pick<ModuleSpec, 'standard' | 'language'>,
  refers: Reference,
  entry: Pick<GuildEntry, 'bot_lacks'>,
): string | undefined {
  const missing = missingPermissions(refers, entry);
  if (missing.length === 0) return undefined;
  const permissions = missing.map((permission) => standard[`permission.${permission}`] ?? permission).join(', ');
  return formatMessage(standard[`reference.${refers.to}.permissions`] ?? permissions, { permissions }, language);
}
