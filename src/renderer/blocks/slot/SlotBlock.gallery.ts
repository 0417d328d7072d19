import type { Block } from '../../../language/model.ts';
import type { BlockState } from '../galleryState.ts';

const block = { block: 'slot', slot: 'part' } satisfies Block;

export const states: BlockState[] = [
  {
    name: 'Loaded',
    block,
    navigation: { slots: { part: async () => ({ default: ({ guildId }) => `A part of server ${guildId}` }) } },
  },
  { name: 'Loading', block, navigation: { slots: { part: () => new Promise(() => {}) } } },
];
