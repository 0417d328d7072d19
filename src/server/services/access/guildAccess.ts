import type { Language } from '../../../../generated/catalogue.ts';
import type { Plan, Rights } from '../../../language/model.ts';
import { refusal } from '../../answers/refusal.ts';
import type { Catalogue } from '../../catalogue.ts';
import { rightsOf } from '../../policies/rights.ts';
import type { Store } from '../../store/store.ts';
import type { Guild } from '../discord/discordAnswers.ts';
import type { GuildData } from '../discord/guildData.ts';
import { readSettings } from '../settings/stored.ts';

/** What the user of a request may do in a server, and the language of the answer. */
export interface RequestAccess extends UserAccess {
  language: Language;
}

/** What a user may do in a server. */
export interface UserAccess {
  userId: string;
  guild: Guild;
  rights: Rights;
  adminModify: boolean;
  /** The revision of the document with `adminModify`. */
  revision: number;
  plan: Plan;
  /** The age of the data from Discord in milliseconds. */
  age: number;
}

export interface GuildAccess {
  /**
   * @param maxAge milliseconds; older data is only used while Discord does not answer
   * @throws Refusal 404 if the bot is not in the server, 403 if the user is no longer a member
   */
  of(guildId: string, userId: string, maxAge?: number): Promise<UserAccess>;
}

export function guildAccess(guilds: GuildData, store: Store, catalogue: Catalogue, now: () => number): GuildAccess {
  const { module, document, field } = catalogue.adminAccess;

  return {
    async of(guildId, userId, maxAge) {
      const [{ value: guild, age }, plan, settings] = await Promise.all([
        guilds.guild(guildId, maxAge),
        store.subscriptions.planOf(guildId, now()),
        readSettings(store, guildId, module),
      ]);
      if (!guild) throw refusal(404, 'error.guild');
      const isOwner = guild.owner_id === userId;
      const roles = isOwner ? [] : (await guilds.memberRoles(guildId, userId, maxAge)).value;
      if (!roles) throw refusal(403, 'error.access');
      const adminModify = settings.storedSettings[field] === true;
      const rights = rightsOf({ guild, userId, roles, adminModify });
      const revision = settings.documents.get(document)?.revision ?? 0;
      return { userId, guild, rights, adminModify, revision, plan, age };
    },
  };
}
