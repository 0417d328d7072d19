import type { Calls, CompiledModule, DocumentCall, Field } from '../../src/language/model.ts';
import { contextOf } from '../../src/language/test/context.ts';
import { moduleOf, PLANS } from '../../src/language/test/module.ts';
import { type Catalogue, documentName } from '../../src/server/catalogue.ts';
import type { Access } from '../../src/server/services/access/guildAccess.ts';
import type { Guild } from '../../src/server/services/discord/discordAnswers.ts';
import type { GuildData } from '../../src/server/services/discord/guildData.ts';

export const OWNER = '42';

/** A server as the bot sees it. */
export const guild: Guild = {
  id: '100',
  name: 'Harbour',
  icon: null,
  owner_id: OWNER,
  roles: [...(contextOf().guild.roles ?? [])],
};

const unexpectedCall = async (): Promise<never> => {
  throw new Error('Nobody should ask that');
};

/** What the chat platform says, of which a test has only what it needs. */
export function guildDataWith(parts: Partial<GuildData>): GuildData {
  return {
    guild: async () => ({ value: guild, age: 0 }),
    memberRoles: unexpectedCall,
    channels: unexpectedCall,
    emojis: unexpectedCall,
    layoutRoles: unexpectedCall,
    layoutChannels: unexpectedCall,
    bot: unexpectedCall,
    userGuilds: unexpectedCall,
    outdateGuild: unexpectedCall,
    outdateUser: unexpectedCall,
    ...parts,
  };
}

/** The owner in that server; parts can be replaced. */
export function accessOf(parts: Partial<Access> = {}): Access {
  return {
    userId: OWNER,
    guild,
    rights: contextOf().user,
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

/** A module whose fields are one document. */
export function savedModule(fields: Record<string, Partial<Field>>, calls: Partial<Calls> = {}): CompiledModule {
  const module = moduleOf(fields);
  const documents = [callFor(Object.keys(fields))];
  module.spec.calls = { reads: [], documents, order: 'together', success: 'Saved', denied: 'Not you', ...calls };
  return module;
}

/** A catalogue of some modules, the first of which says whether administrators may change settings. */
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
