import { listsOf } from '../../../language/fields/targets.ts';
import type {
  CompiledModule,
  Context,
  Field,
  GuildLists,
  ModuleSpec,
  Reference,
  SettingsDocument,
} from '../../../language/model.ts';
import { rightsIn } from '../../policies/rights.ts';
import type { RequestAccess } from '../access/guildAccess.ts';
import { UpstreamUnavailable } from '../cache/cachedReads.ts';
import { rolesOfBot } from '../discord/botRoles.ts';
import type { Services } from '../services.ts';
import { readUsedModules } from './stored.ts';

/** The context of a module for a user in a server: what its expressions may read besides its own settings. */
export async function contextFor(
  { guilds, store, catalogue, now }: Pick<Services, 'guilds' | 'store' | 'catalogue' | 'now'>,
  module: CompiledModule,
  access: RequestAccess,
): Promise<Context> {
  const { guild, plan } = access;
  const [modules, channels, botRoles] = await Promise.all([
    readUsedModules(store, guild.id, { module, catalogue, plan, now: now() }),
    refersTo(module, choosesChannels) || readsChannels(module) ? channelLists(guilds, guild.id) : NO_LISTS,
    refersTo(module, isAssignable) ? rolesOfBot(guilds, guild.id) : null,
  ]);
  return contextOf(module, access, { lists: { ...channels, botRoles }, modules, now: now() });
}

/** The context made from data that has been read already. */
export function contextOf(
  { spec }: CompiledModule,
  access: RequestAccess,
  { lists, modules, now }: { lists: ChannelLists; modules: Record<string, SettingsDocument>; now: number },
): Context {
  const { id, roles } = access.guild;
  const guild = { id, roles, ...lists, withheldRoles: access.withheldRoles };
  return { plan: access.plan, user: rightsIn(access, spec.id), guild, modules, now: () => now / 1000 };
}

export type ChannelLists = Pick<GuildLists, 'channels' | 'voiceChannels' | 'categories' | 'members' | 'botRoles'>;

const NO_LISTS: ChannelLists = { channels: null, voiceChannels: null, categories: null };

/** Lists are null while Discord does not answer. Validation decides whether that matters for a change. */
export async function channelLists(
  guilds: Services['guilds'],
  guildId: string,
  maxAge?: number,
): Promise<ChannelLists> {
  try {
    return (await guilds.channels(guildId, maxAge)).value ?? NO_LISTS;
  } catch (error) {
    if (error instanceof UpstreamUnavailable) return NO_LISTS;
    throw error;
  }
}

const CHANNEL_READS = /^guild\.(?:channels|voiceChannels|categories)\b/;

/** Whether expressions of the module read channels. Most do not, which saves a request. */
function readsChannels(module: CompiledModule): boolean {
  return Object.values(module.reads).some((reads) => reads.some((read) => CHANNEL_READS.test(read)));
}

const choosesChannels = (reference: Reference) => listsOf(reference).some((name) => name !== 'roles');
const isAssignable = ({ assignable }: Reference) => assignable === true;

/** Whether the module has a setting with such a reference. */
export function refersTo({ spec }: CompiledModule, isOfKind: (reference: Reference) => boolean): boolean {
  const known = references.get(spec) ?? Object.values(spec.settings.properties).flatMap(referencesIn);
  references.set(spec, known);
  return known.some(isOfKind);
}

/** What the settings of modules refer to. */
const references = new WeakMap<ModuleSpec, readonly Reference[]>();

function referencesIn({ refers, items, properties = {} }: Field): Reference[] {
  return [
    ...(refers ? [refers] : []),
    ...(items ? referencesIn(items) : []),
    ...Object.values(properties).flatMap(referencesIn),
  ];
}
