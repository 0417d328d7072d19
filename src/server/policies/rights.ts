import type { Rights } from '../../language/model.ts';
import type { Guild } from '../services/discord/discordAnswers.ts';

/** What the rights of a user depend on. */
interface Membership {
  guild: Pick<Guild, 'id' | 'owner_id' | 'roles'>;
  userId: string;
  /** The IDs of the user's roles. */
  roles: readonly string[];
  /** Whether the owner allows administrators to change settings. */
  adminModify: boolean;
}

/** Owners may do everything, administrators may change settings if the owner allows it, others may do nothing. */
export function rightsOf({ guild, userId, roles, adminModify }: Membership): Rights {
  const is_owner = guild.owner_id === userId;
  const is_admin =
    is_owner ||
    // Every member has the role with the server's ID, which is not in their list of roles.
    guild.roles.some(
      ({ id, permissions }) => (id === guild.id || roles.includes(id)) && permissions.includes('ADMINISTRATOR'),
    );
  return { is_owner, is_admin, can_modify: is_owner || (is_admin && adminModify) };
}

/** Whether a user may see the settings and lists of a server. */
export function mayRead(rights: Rights): boolean {
  return rights.is_owner || rights.is_admin;
}
