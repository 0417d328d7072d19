import { commonStates, type WidgetState } from '../galleryState.ts';

const schema = { type: 'string', maxLength: 32 } as const;
const label = 'Emoji';

const filled: WidgetState = { name: 'Filled', props: { schema, label, value: '🎉' } };

export const states: WidgetState[] = [
  { name: 'Empty', props: { schema, label, value: '' } },
  filled,
  ...commonStates(filled),
  { name: 'Custom emoji', props: { schema, label, value: '<:party:123456789012345678>' } },
  { name: 'Symbol', props: { schema, label: 'Currency symbol', value: 'Au', options: { symbol: true } } },
];
