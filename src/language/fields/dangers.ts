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
  const keys = permissions.map((permission) => `ability.${permission}`).filter((key) => standard[key] !== undefined);
  if (keys.length === 0) return [];
  const everyone = roles?.find((role) => role.id === id)?.permissions.map((permission) => `ability.${permission}`);
  const own = new Set(keys.filter((key) => !everyone?.includes(key)));
  return Object.entries(standard).flatMap(([key, ability]) => (own.has(key) ? [ability] : []));
}
