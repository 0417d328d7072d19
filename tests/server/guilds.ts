import type { Calls, CompiledModule, DocumentCall, Field } from '../../src/language/model.ts';
import { contextOf } from '../../src/language/test/context.ts';
import { moduleOf, PLANS } from '../../src/language/test/module.ts';
import { type Catalogue, documentName } from '../../src/server/catalogue.ts';
import type { RequestAccess } from '../../src/server/services/access/guildAccess.ts';
import type { Guild } from '../../src/server/services/discord/guild.ts';
import type { GuildData } from '../../src/server/services/discord/guildData.ts';

export const OWNER = '42';

/** A guild as the bot sees it. */
export const guild: Guild = {
  id: '100',
  name: 'Harbour',
  icon: null,
  owner_id: OWNER,
  roles: [...(contextOf().guild.roles ?? [])],
};

const unexpectedCall = async (): Promise<never> => {
  throw new Error('Unexpected call');
};

/** Discord data with only the parts that a test needs; other reads fail. */
export function guildDataWith(parts: Partial<GuildData>): GuildData {
  return {
    guild: async () => ({ value: guild, age: 0 }),
    memberRoles: unexpectedCall,
    member: unexpectedCall,
    searchMembers: unexpectedCall,
    channels: unexpectedCall,
    emojis: unexpectedCall,
    layoutRoles: unexpectedCall,
    layoutChannels: unexpectedCall,
    bot: unexpectedCall,
    userGuilds: unexpectedCall,
    invalidateGuild: unexpectedCall,
    invalidateUser: unexpectedCall,
    ...parts,
  };
}

/** The owner's access to that guild; parts can be replaced. */
export function accessOf(parts: Partial<RequestAccess> = {}): RequestAccess {
  return {
    userId: OWNER,
    guild,
    rights: contextOf().user,
    roleAccess: new Map(),
    withheldRoles: [],
    adminModify: false,
    revision: 0,
    plan: 'premium',
    age: 0,
    language: 'en',
    ...parts,
  };
}

/** A call that loads and saves fields. */
export function callFor(fields: readonly string[], parts: Partial<DocumentCall> = {}): DocumentCall {
  return {
    id: 'settings',
    fields,
    load: { path: 'fixture/', failure: 'Not loaded' },
    save: { path: 'fixture/', failure: 'Not saved' },
    ...parts,
  };
}

/** A module with one document that has all fields. */
export function savedModule(fields: Record<string, Partial<Field>>, calls: Partial<Calls> = {}): CompiledModule {
  const module = moduleOf(fields);
  const documents = [callFor(Object.keys(fields))];
  module.spec.calls = { reads: [], documents, order: 'together', success: 'Saved', denied: 'Not you', ...calls };
  return module;
}

/** A catalogue of modules, the first of which has the setting that gives administrators access. */
export function catalogueWith(holder: CompiledModule, ...others: CompiledModule[]): Catalogue {
  return {
    productName: 'Guildhall',
    plans: PLANS,
    history: {},
    modules: [holder, ...others],
    inLanguage: (module) => module,
    adminAccess: { module: holder, document: documentName(holder.spec.id, { id: 'settings' }), field: 'admins' },
  };
}
