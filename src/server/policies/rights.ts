import type { Rights } from '../../language/model.ts';
import type { Guild } from '../services/discord/discordAnswers.ts';

export interface Membership {
  guild: Pick<Guild, 'id' | 'owner_id' | 'roles'>;
  userId: string;
  /** The ids of the member's roles. */
  roles: readonly string[];
  /** Whether the owner lets administrators change settings. */
  adminModify: boolean;
}

/** The rule book: owners may all, administrators may change settings where the owner allows it, others nothing. */
export function rightsOf({ guild, userId, roles, adminModify }: Membership): Rights {
  const is_owner = guild.owner_id === userId;
  const is_admin =
    is_owner ||
    // The role of everybody has the server's own id and is in no member's list.
    guild.roles.some(
      ({ id, permissions }) => (id === guild.id || roles.includes(id)) && permissions.includes('ADMINISTRATOR'),
    );
  return { is_owner, is_admin, can_modify: is_owner || (is_admin && adminModify) };
}

/** Who may look at a server's settings and lists. */
export function mayRead(rights: Rights): boolean {
  return rights.is_owner || rights.is_admin;
}
