import type { CompiledModule, Context, Field, GuildLists, SettingsDocument } from '../../../language/model.ts';
import { Outage } from '../cached-reads.ts';
import type { Access } from '../guild-access.ts';
import type { Services } from '../services.ts';
import { readUsedModules } from './stored.ts';

/** What a module's rules may read besides its own settings, for one person in one server. */
export async function contextFor(
  { guilds, store, catalogue }: Pick<Services, 'guilds' | 'store' | 'catalogue'>,
  module: CompiledModule,
  access: Access,
): Promise<Context> {
  const { guild, plan } = access;
  const [modules, channels] = await Promise.all([
    readUsedModules(store, guild.id, { module, catalogue, plan }),
    readsChannels(module) ? channelLists(guilds, guild.id) : NO_LISTS,
  ]);
  return contextOf(access, channels, modules);
}

/** The same, of what has been read already. */
export function contextOf(
  { guild, plan, rights }: Access,
  channels: ChannelLists,
  modules: Record<string, SettingsDocument>,
): Context {
  return { plan, user: rights, guild: { id: guild.id, roles: guild.roles, ...channels }, modules };
}

export type ChannelLists = Pick<GuildLists, 'channels' | 'voiceChannels' | 'categories'>;

const NO_LISTS: ChannelLists = { channels: null, voiceChannels: null, categories: null };

/** Lists that cannot be had are null: the language judges whether that matters for what was changed. */
export async function channelLists(guilds: Services['guilds'], guildId: string): Promise<ChannelLists> {
  try {
    return (await guilds.channels(guildId)).value ?? NO_LISTS;
  } catch (error) {
    if (error instanceof Outage) return NO_LISTS;
    throw error;
  }
}

const CHANNEL_READS = /^guild\.(?:channels|voiceChannels|categories)\b/;
const answers = new WeakMap<CompiledModule, boolean>();

/** Whether judging this module's settings needs the channels at all; most saves then need no call. */
function readsChannels(module: CompiledModule): boolean {
  let answer = answers.get(module);
  if (answer === undefined) {
    answer =
      Object.values(module.reads).some((reads) => reads.some((read) => CHANNEL_READS.test(read))) ||
      Object.values(module.spec.settings.properties).some(refersToChannel);
    answers.set(module, answer);
  }
  return answer;
}

function refersToChannel({ refers, items, properties }: Field): boolean {
  return (
    (refers !== undefined && refers.to !== 'role') ||
    (items !== undefined && refersToChannel(items)) ||
    Object.values(properties ?? {}).some(refersToChannel)
  );
}
