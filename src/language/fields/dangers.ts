import type { GuildLists, Messages, ModuleSpec, Reference, Role } from '../model.ts';
import { formatMessage } from '../text/message.ts';

/** What members could do if a setting gave them a role. */
export interface Danger {
  /** The worst of it, such as `ban members`. */
  ability: string;
  /** A sentence with more of it. */
  message: string;
}

/** How many abilities the sentence names. */
const NAMED = 3;

/**
 * The danger of a setting that gives members a role: undefined if there is none, or if it gives no roles. The standard texts declare
 * which permissions are dangerous, the worst first. What everyone may do anyway is not.
 */
export function dangerOfGiving(
  { standard, language }: Pick<ModuleSpec, 'standard' | 'language'>,
  { refers, messages }: { refers?: Reference; messages?: Messages },
  { permissions }: Pick<Role, 'permissions'>,
  { id, roles }: Pick<GuildLists, 'id' | 'roles'>,
): Danger | undefined {
  if (!refers?.assignable || refers.onlyRemoved) return undefined;
  const everyone = roles?.find((role) => role.id === id)?.permissions;
  const all = Object.entries(standard).flatMap(([key, ability]) => {
    const permission = key.split('ability.')[1] ?? '';
    return permissions.includes(permission) && !everyone?.includes(permission) ? [ability] : [];
  });
  const [ability] = all;
  if (ability === undefined) return undefined;
  const named = permissions.includes('ADMINISTRATOR') ? [ability] : all.slice(0, NAMED);
  if (all.length > NAMED && named.length === NAMED) named.push(standard['reference.given.more'] ?? '');
  const abilities = new Intl.ListFormat(language).format(named);
  return {
    ability,
    message: formatMessage(messages?.['reference.given'] ?? standard['reference.given'] ?? '', { abilities }, language),
  };
}
