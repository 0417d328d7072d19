import type { Block } from '../../../language/model.ts';
import type { BlockState } from '../galleryState.ts';

const block = {
  block: 'reported',
  title: 'Current round',
  values: [
    { property: 'next_draw', title: 'Next draw', as: 'time', empty: 'Not planned' },
    { property: 'participants', title: 'Participants' },
  ],
} satisfies Block;

export const states: BlockState[] = [
  { name: 'Reported', block, facts: { next_draw: '2026-12-01T18:00:00Z', participants: 1204 } },
  { name: 'Not reported yet', block },
];
