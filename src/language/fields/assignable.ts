import type { GuildLists, Role } from '../model.ts';

/** Why the bot cannot assign a role: it is managed by an integration, is @everyone, or is not below the bot's own. */
export type AssignmentObstacle = 'managed' | 'everyone' | 'above';

/**
 * Why the bot cannot assign a role, or undefined if it can. If the bot's own roles are unknown, its position is not
 * checked.
 */
export function assignmentObstacle(
  role: Role,
  { id, roles, botRoles }: Pick<GuildLists, 'id' | 'roles' | 'botRoles'>,
): AssignmentObstacle | undefined {
  if (role.id === id) return 'everyone';
  if (role.managed) return 'managed';
  if (!roles || !botRoles) return undefined;
  const highest = roles.reduce((max, { id, position }) => (botRoles.includes(id) ? Math.max(max, position) : max), 0);
  return role.position >= highest ? 'above' : undefined;
}
