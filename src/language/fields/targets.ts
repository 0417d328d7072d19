import type { GuildLists, Reference } from '../model.ts';
import { formatMention, parseMention } from '../text/mentions.ts';
import { allowsType, CHANNEL_TYPES } from './channelTypes.ts';

/** A kind of thing that a reference points to. */
export type TargetKind = Exclude<Reference['to'], 'mention'>;

/** What a stored value points to. */
export interface Target {
  kind: TargetKind;
  id: string;
}

/** What is known of a target. */
export interface GuildEntry {
  id: string;
  name: string;
  /** Of a channel: Discord's number. */
  type?: number;
  /** Of a channel or category. */
  bot_lacks?: readonly string[] | null;
}

/** How many members can be looked up at once. */
export const MEMBERS_AT_ONCE = 100;

/** The lists of a guild, which members are not: there may be too many. */
export const LISTS = ['roles', 'channels', 'voiceChannels', 'categories'] as const;
export type ListName = (typeof LISTS)[number];

/** The guild lists that a reference chooses from. */
export function listsOf({ to, types }: Reference): readonly ListName[] {
  switch (to) {
    case 'role':
    case 'mention':
      return ['roles'];
    case 'voiceChannel':
      return ['voiceChannels'];
    case 'category':
      return ['categories'];
    case 'member':
      return [];
    case 'channel':
      if (!types?.includes('category')) return ['channels'];
      return types.length === 1 ? ['categories'] : ['channels', 'categories'];
  }
}

/** Whether a reference may point to members. */
export function choosesMembers({ to }: Reference): boolean {
  return to === 'member' || to === 'mention';
}

/** What a stored value points to; undefined for @everyone, @here and texts that are not references. */
export function targetOf({ to }: Reference, value: string): Target | undefined {
  if (to !== 'mention') return { kind: to, id: value };
  const mention = parseMention(value);
  return mention && 'id' in mention ? mention : undefined;
}

/** The value that points to something else of the same kind. */
export function retargeted(reference: Reference, value: string, id: string): string {
  const target = targetOf(reference, value);
  if (reference.to !== 'mention' || (target?.kind !== 'role' && target?.kind !== 'member')) return id;
  return formatMention({ kind: target.kind, id });
}

/** What the server knows of a target: null if it is not there, undefined if that is not known. */
export function guildEntryOf(
  guild: Pick<GuildLists, ListName | 'members'>,
  reference: Reference,
  { kind, id }: Target,
): GuildEntry | null | undefined {
  if (kind === 'member') return guild.members && Object.hasOwn(guild.members, id) ? guild.members[id] : undefined;
  const lists = listsOf({ ...reference, to: kind }).map((name) => guild[name]);
  for (const list of lists) {
    const entry = list?.find((one) => one.id === id);
    if (entry) return 'position' in entry && kind === 'channel' ? { ...entry, type: CHANNEL_TYPES.category } : entry;
  }
  return lists.includes(null) ? undefined : null;
}

/** Whether what a target is looked up in could not be read. A member that nobody has asked for yet is not meant. */
export function isUnavailable(guild: GuildLists, reference: Reference, { kind }: Target): boolean {
  if (kind === 'member') return guild.members === null;
  return listsOf({ ...reference, to: kind }).some((name) => guild[name] === null);
}

/** Whether a reference may point to an entry: a channel of another type exists, but cannot be chosen. */
export function isAllowed(reference: Reference, entry: GuildEntry): boolean {
  return reference.to !== 'channel' || allowsType(reference, entry.type);
}
