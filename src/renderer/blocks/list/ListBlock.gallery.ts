import type { BlockState } from '../galleryState.ts';

export const states: BlockState[] = [
  {
    name: 'Sentences',
    block: { block: 'list', title: 'Game rules', items: ['The hand closest to 21 wins.', 'A tie returns the bet.'] },
  },
  {
    name: 'With a value and a hidden sentence',
    block: {
      block: 'list',
      title: 'Game rules',
      items: [
        'The dealer stands on {limit, number}.',
        { text: 'Doubling is allowed.', visible: 'always' },
        { text: 'Nobody sees this.', visible: 'never' },
      ],
      params: { limit: 'limit' },
    },
    expressions: { limit: () => 17, always: () => true, never: () => false },
  },
];
