import { commonStates, type WidgetState } from '../galleryState.ts';

const schema = { type: ['string', 'null'], format: 'date-time' } as const;
const label = 'Ends';
const context = { timeZone: 'Europe/Bucharest' };

const filled: WidgetState = { name: 'Filled', props: { schema, label, value: '2026-03-12T16:30:00Z' }, context };

export const states: WidgetState[] = [
  { name: 'Empty', props: { schema, label, value: null }, context },
  filled,
  ...commonStates(filled),
  { name: 'In the repeated hour', props: { schema, label, value: '2026-10-25T00:30:00Z' }, context },
  {
    name: 'In Romanian',
    props: { schema, label: 'Se termină', value: '2026-03-12T16:30:00Z' },
    context: { ...context, language: 'ro' },
  },
];
