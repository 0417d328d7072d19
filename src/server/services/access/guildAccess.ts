import type { Language } from '../../../../generated/catalogue.ts';
import type { Json, Plan } from '../../../language/model.ts';
import { refusal, unavailable } from '../../answers/refusal.ts';
import type { Catalogue } from '../../catalogue.ts';
import { rightsOf, roleAccessOf, type ServerRights, withheldRolesOf } from '../../policies/rights.ts';
import type { Store } from '../../store/store.ts';
import type { Read } from '../cache/cachedReads.ts';
import type { Guild } from '../discord/guild.ts';
import type { GuildData } from '../discord/guildData.ts';
import { readSettings, type StoredSettings } from '../settings/stored.ts';

/** What the user of a request may do in a server, and the language of the answer. */
export interface RequestAccess extends UserAccess {
  language: Language;
}

/** What a user may do in a server. */
export interface UserAccess extends ServerRights {
  userId: string;
  guild: Guild;
  adminModify: boolean;
  /** The revision of the document with `adminModify`. */
  revision: number;
  plan: Plan;
  /** The age of the data from Discord in milliseconds. */
  age: number;
}

/** How old the roles of a user may be that give access to modules, in milliseconds. */
const ROLES_AGE = 2000;

export interface GuildAccess {
  /**
   * @param maxAge milliseconds; older data is only used while Discord does not answer, and never for what roles give access to
   * @throws Refusal 404 if the bot is not in the server, 403 if the user is no longer a member, 503 if only roles could give
   * the user access and Discord does not say which they have
   */
  of(guildId: string, userId: string, maxAge?: number): Promise<UserAccess>;
}

export function guildAccess(guilds: GuildData, store: Store, catalogue: Catalogue, now: () => number): GuildAccess {
  const { adminAccess, roleAccess } = catalogue;
  const { module, document, field } = adminAccess;
  const modules = catalogue.modules.map(({ spec }) => spec.id);

  /** What the owner lists for roles. */
  async function listed(guildId: string, settings: StoredSettings): Promise<Json | undefined> {
    if (!roleAccess) return undefined;
    const known = roleAccess.module === module ? settings : await readSettings(store, guildId, roleAccess.module);
    return known.storedSettings[roleAccess.field];
  }

  return {
    async of(guildId, userId, maxAge) {
      const [{ value: guild, age }, plan, settings] = await Promise.all([
        guilds.guild(guildId, maxAge),
        store.subscriptions.planOf(guildId, now()),
        readSettings(store, guildId, module),
      ]);
      if (!guild) throw refusal(404, 'error.guild');
      const isOwner = guild.owner_id === userId;
      const member = isOwner ? OWNER : await guilds.memberRoles(guildId, userId, maxAge);
      if (!member.value) throw refusal(403, 'error.access');
      const adminModify = settings.storedSettings[field] === true;
      const rights = rightsOf({ guild, userId, roles: member.value, adminModify });
      const revision = settings.documents.get(document)?.revision ?? 0;
      const ofRoles = rights.can_modify
        ? NO_ROLE_ACCESS
        : await readRoles(guild, { value: member.value, age: member.age });
      return { userId, guild, rights, ...ofRoles, adminModify, revision, plan, age };

      async function readRoles(guild: Guild, known: Read<string[]>): Promise<typeof NO_ROLE_ACCESS> {
        const setting = await listed(guildId, settings);
        const { size } = roleAccessOf(setting, known.value, modules);
        // Roles that were just given may wait until the next look; those that were taken away may not.
        if (size === 0) return NO_ROLE_ACCESS;
        const current = known.age > ROLES_AGE ? await guilds.memberRoles(guildId, userId, ROLES_AGE) : known;
        if (current.age <= ROLES_AGE) {
          const roleAccess = roleAccessOf(setting, current.value ?? [], modules);
          return { roleAccess, withheldRoles: withheldRolesOf(setting, guild, rights) };
        }
        if (rights.is_admin) return NO_ROLE_ACCESS;
        throw unavailable('error.roles');
      }
    },
  };
}

const OWNER: Read<string[]> = { value: [], age: 0 };
const NO_ROLE_ACCESS: Pick<ServerRights, 'roleAccess' | 'withheldRoles'> = { roleAccess: new Map(), withheldRoles: [] };
