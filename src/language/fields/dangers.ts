import type { GuildLists, ModuleSpec, Reference, Role } from '../model.ts';
import { formatMessage } from '../text/message.ts';

/** Permissions with which a member could harm the server or others in it, by Discord's names, the worst first. */
const DANGEROUS_PERMISSIONS = [
  'ADMINISTRATOR',
  'MANAGE_GUILD',
  'MANAGE_ROLES',
  'MANAGE_CHANNELS',
  'MANAGE_WEBHOOKS',
  'BAN_MEMBERS',
  'KICK_MEMBERS',
  'MODERATE_MEMBERS',
  'MANAGE_MESSAGES',
  'MENTION_EVERYONE',
  'MANAGE_THREADS',
  'MANAGE_NICKNAMES',
  'MANAGE_GUILD_EXPRESSIONS',
  'MUTE_MEMBERS',
  'DEAFEN_MEMBERS',
  'MOVE_MEMBERS',
] as const;

export type DangerousPermission = (typeof DANGEROUS_PERMISSIONS)[number];

/** How many permissions a sentence names. */
const NAMED = 3;

/** The dangerous permissions that a role gives to members, the worst first: not those that everyone has. */
export function dangersOf(
  { permissions }: Role,
  { id, roles }: Pick<GuildLists, 'id' | 'roles'>,
): readonly DangerousPermission[] {
  if (permissions.includes('ADMINISTRATOR')) return ['ADMINISTRATOR'];
  const everyone = roles?.find((role) => role.id === id)?.permissions ?? [];
  return DANGEROUS_PERMISSIONS.filter((one) => permissions.includes(one) && !everyone.includes(one));
}

/** What somebody with a permission can do, such as `ban members`. */
export function abilityOf({ standard }: Pick<ModuleSpec, 'standard'>, permission: DangerousPermission): string {
  return standard[`ability.${permission}`] ?? permission;
}

/** What members could do if a setting gave them a role: undefined if that is harmless, or the setting gives none. */
export function dangerOfGiving(
  spec: Pick<ModuleSpec, 'standard' | 'language'>,
  { refers, messages }: { refers?: Reference; messages?: Readonly<Record<string, string>> },
  role: Role,
  guild: Pick<GuildLists, 'id' | 'roles'>,
): string | undefined {
  if (!refers?.assignable || refers.onlyRemoved) return undefined;
  const dangers = dangersOf(role, guild);
  if (dangers.length === 0) return undefined;
  const { standard, language } = spec;
  const named = dangers.slice(0, NAMED).map((permission) => abilityOf(spec, permission));
  const all = dangers.length > NAMED ? [...named, standard['ability.more'] ?? ''] : named;
  const abilities = new Intl.ListFormat(language).format(all);
  return formatMessage(messages?.['reference.given'] ?? standard['reference.given'] ?? '', { abilities }, language);
}
