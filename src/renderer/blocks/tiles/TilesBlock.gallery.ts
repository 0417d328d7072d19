import type { Block } from '../../../language/model.ts';
import type { BlockState } from '../galleryState.ts';

const block = {
  block: 'tiles',
  path: '/api/health/',
  refresh: { every: 30_000 },
  failure: 'Could not fetch health data',
  values: {
    status: { type: 'string' },
    latency: { property: 'bot.latency', type: 'number' },
    hit_ratio: { property: 'cache.hit_ratio', type: 'number' },
    check_time: { type: 'string' },
  },
  rows: [
    [
      {
        property: 'status',
        title: 'System',
        as: 'case',
        cases: [
          { when: 'healthy', text: 'Healthy', tone: 'success' },
          { text: 'Degraded', tone: 'warning' },
        ],
      },
    ],
    [
      { property: 'latency', title: 'Latency', as: 'milliseconds', empty: 'Not measured' },
      { property: 'hit_ratio', title: 'Cache', as: 'percent', ring: { maximum: 1 }, help: 'Of all reads' },
    ],
  ],
  updated: { property: 'check_time', title: 'Updated', as: 'moment' },
} satisfies Block;
const expressions: BlockState['expressions'] = { healthy: ({ item }) => item.status === 'healthy' };
const check_time = '2026-11-20T12:00:00Z';

const state = (name: string, answer?: NonNullable<BlockState['answers']>[string]): BlockState => ({
  name,
  block,
  expressions,
  answers: answer && { [block.path]: answer },
});

export const states: BlockState[] = [
  state('Healthy', { body: { status: 'healthy', bot: { latency: 41 }, cache: { hit_ratio: 0.93 }, check_time } }),
  state('Degraded, some values unknown', { body: { status: 'degraded', check_time } }),
  state('Loading'),
  state('Failed', { status: 503 }),
];
