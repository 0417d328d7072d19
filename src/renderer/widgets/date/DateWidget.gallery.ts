import { commonStates, type WidgetState } from '../galleryState.ts';

const schema = { type: ['string', 'null'], format: 'date' } as const;
const label = 'Last day';

const filled: WidgetState = { name: 'Filled', props: { schema, label, value: '2026-03-29' } };

export const states: WidgetState[] = [
  { name: 'Empty', props: { schema, label, value: null } },
  filled,
  ...commonStates(filled),
  { name: 'In Romanian', props: { schema, label: 'Ultima zi', value: '2026-03-29' }, context: { language: 'ro' } },
];
