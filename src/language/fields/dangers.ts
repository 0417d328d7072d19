import type { GuildLists, Messages, Reference, Role } from '../model.ts';

/** Whether members get the role that a setting refers to. */
export function givesRole(refers: Reference | undefined): boolean {
  return refers?.assignable === true && !refers.onlyRemoved;
}

/**
 * What members with a role could do to the server and to others, the worst first: `ban members`. The standard sentences declare which
 * permissions that are. What everyone may do anyway does not count.
 */
export function dangersOf(
  standard: Messages,
  { permissions }: Pick<Role, 'permissions'>,
  { id, roles }: Pick<GuildLists, 'id' | 'roles'>,
): string[] {
  const everyone = roles?.find((role) => role.id === id);
  return permissionsIn(standard)
    .filter((permission) => permissions.includes(permission) && !everyone?.permissions.includes(permission))
    .map((permission) => standard[`ability.${permission}`] ?? '');
}

/** The dangerous permissions, in the order in which the sentences declare them. */
const permissionsIn = (standard: Messages) =>
  Object.keys(standard).flatMap((key) => /^ability\.(.+)$/.exec(key)?.[1] ?? []);
