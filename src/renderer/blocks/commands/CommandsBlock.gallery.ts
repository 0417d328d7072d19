import type { BlockState } from '../galleryState.ts';

export const states: BlockState[] = [
  {
    name: 'Commands, one with a badge',
    block: {
      block: 'commands',
      title: 'Commands',
      items: [
        { command: '/wallet', description: 'Shows what a member owns.' },
        { command: '/reset', description: 'Takes everything from everybody.', badge: 'Admin' },
      ],
    },
  },
];
