import type { GuildLists, Reference } from '../model.ts';

/** The list of the server in which each kind of id must be. */
export const REFERENCE_LISTS = {
  role: 'roles',
  channel: 'channels',
  voiceChannel: 'voiceChannels',
  category: 'categories',
} as const satisfies Record<Reference['to'], keyof GuildLists>;

/** An entry of a list of the server. */
export interface GuildEntry {
  id: string;
  name: string;
  /** Of a channel. */
  type?: number;
  /** Of a channel or category. */
  bot_lacks?: readonly string[] | null;
}

/** The list that a reference chooses from; null where it could not be read. */
export function referenceList(guild: GuildLists, { to }: Reference): readonly GuildEntry[] | null {
  return guild[REFERENCE_LISTS[to]];
}
