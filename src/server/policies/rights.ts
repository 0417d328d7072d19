import type { AccessLevel, Json, Rights } from '../../language/model.ts';
import { isObject } from '../../language/values/isObject.ts';
import type { Guild } from '../services/discord/guild.ts';

/** What the rights of a user depend on. */
interface Membership {
  guild: Pick<Guild, 'id' | 'owner_id' | 'roles'>;
  userId: string;
  /** The IDs of the user's roles. */
  roles: readonly string[];
  /** Whether the owner allows administrators to change settings. */
  adminModify: boolean;
}

/** What the roles of a user give access to, by the ids of modules. */
export type RoleAccess = ReadonlyMap<string, AccessLevel>;

/** The rights of a user in the whole server, and what their roles add to them. */
export interface ServerRights {
  rights: Rights;
  roleAccess: RoleAccess;
  /** Roles that open the dashboard, if the user must not have them handed out. */
  withheldRoles: readonly string[];
}

type Access = Pick<ServerRights, 'rights' | 'roleAccess'>;

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

/**
 * What roles give access to, by the setting in which the owner lists it. Of several entries for a module, the one that allows
 * most counts; entries that do not say everything give nothing.
 * @param modules the ids of all modules
 */
export function roleAccessOf(
  setting: Json | undefined,
  roles: readonly string[],
  modules: readonly string[],
): RoleAccess {
  const access = new Map<string, AccessLevel>();
  for (const entry of Array.isArray(setting) ? setting : []) {
    if (!isObject(entry) || typeof entry.role_id !== 'string' || !roles.includes(entry.role_id)) continue;
    const { level, all_modules: all, modules: listed } = entry;
    if (level !== 'view' && level !== 'edit') continue;
    const chosen = Array.isArray(listed) ? listed : [];
    for (const id of modules.filter((one) => all === true || chosen.includes(one))) {
      if (access.get(id) !== 'edit') access.set(id, level);
    }
  }
  return access;
}

/**
 * The roles that a user must not have handed out: those that open the dashboard, for users who are here because of a role
 * themselves.
 * @param setting the setting in which the owner lists roles
 */
export function withheldRolesOf(setting: Json | undefined, guild: Membership['guild'], rights: Rights): string[] {
  if (rights.is_admin) return [];
  const listed = (Array.isArray(setting) ? setting : []).flatMap((entry) =>
    isObject(entry) && typeof entry.role_id === 'string' ? entry.role_id : [],
  );
  return guild.roles
    .filter(({ id, permissions }) => listed.includes(id) || permissions.includes('ADMINISTRATOR'))
    .map(({ id }) => id);
}

/** The rights of a user in one module. */
export function rightsIn({ rights, roleAccess }: Access, module: string): Rights {
  const granted = rights.can_modify ? undefined : roleAccess.get(module);
  return granted ? { ...rights, can_modify: granted === 'edit', granted } : rights;
}

/** Whether a user may see all settings of a server. */
export function mayRead(rights: Rights): boolean {
  return rights.is_owner || rights.is_admin;
}

/** Whether a user may see the settings of any module, and so the lists of the server that they refer to. */
export function mayReadAny({ rights, roleAccess }: Access): boolean {
  return mayRead(rights) || roleAccess.size > 0;
}

/**
 * Whether a user may see settings of a module.
 * @param readers the ids of modules whose expressions read them: who may see those sees what they depend on
 */
export function mayReadModule(access: Access, module: string, readers: readonly string[] = []): boolean {
  return mayRead(access.rights) || [module, ...readers].some((id) => access.roleAccess.has(id));
}
