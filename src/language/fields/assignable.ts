import type { GuildLists, Role } from '../model.ts';

/** Why the bot cannot give a role to members. */
export type AssignmentObstacle = 'managed' | 'everyone' | 'above';

/** What keeps the bot from giving a role to members; where its own roles are not known, their place does not count. */
export function assignmentObstacle(
  role: Role,
  { id, roles, botRoles }: Pick<GuildLists, 'id' | 'roles' | 'botRoles'>,
): AssignmentObstacle | undefined {
  if (role.id === id) return 'everyone';
  if (role.managed) return 'managed';
  if (!roles || !botRoles) return undefined;
  const highest = roles.reduce((top, one) => (botRoles.includes(one.id) ? Math.max(top, one.position) : top), 0);
  return role.position >= highest ? 'above' : undefined;
}
