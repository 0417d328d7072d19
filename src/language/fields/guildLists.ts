import type { GuildLists, Reference } from '../model.ts';

/** The guild list that each kind of reference points into. */
export const REFERENCE_LISTS = {
  role: 'roles',
  channel: 'channels',
  voiceChannel: 'voiceChannels',
  category: 'categories',
} as const satisfies Record<Reference['to'], keyof GuildLists>;

/** An entry of a guild list. */
export interface GuildEntry {
  id: string;
  name: string;
  /** Set for channels. */
  type?: number;
  /** Of a channel or category. */
  bot_lacks?: readonly string[] | null;
}

/** The guild list that a reference points into; null if it could not be read. */
export function referenceList(guild: GuildLists, { to }: Reference): readonly GuildEntry[] | null {
  return guild[REFERENCE_LISTS[to]];
}
