import type { GuildLists, Role } from '../model.ts';

/**
 * Why a role cannot be chosen for members: it is managed by an integration, is @everyone, is not below the bot's own, or opens the
 * dashboard, which the user must not hand out.
 */
export type AssignmentObstacle = 'managed' | 'everyone' | 'withheld' | 'above';

/**
 * Why a setting cannot have a role assigned, or undefined if it can. If the bot's own roles are unknown, its position is not
 * checked.
 */
export function assignmentObstacle(
  role: Role,
  { id, roles, botRoles, withheldRoles }: Pick<GuildLists, 'id' | 'roles' | 'botRoles' | 'withheldRoles'>,
): AssignmentObstacle | undefined {
  if (role.id === id) return 'everyone';
  if (role.managed) return 'managed';
  if (withheldRoles?.includes(role.id)) return 'withheld';
  if (!roles || !botRoles) return undefined;
  const highest = roles.reduce((max, { id, position }) => (botRoles.includes(id) ? Math.max(max, position) : max), 0);
  return role.position >= highest ? 'above' : undefined;
}
