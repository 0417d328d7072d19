import { commonStates, type WidgetState } from '../galleryState.ts';

const schema = { type: 'integer', format: 'duration', minimum: 60, maximum: 2_419_200 } as const;
const label = 'Timeout';

const filled: WidgetState = { name: 'Filled', props: { schema, label, value: 129_600 }, help: 'At most 28 days.' };

export const states: WidgetState[] = [
  filled,
  ...commonStates(filled),
  { name: 'With a unit of its own', props: { schema, label, value: 5400, options: { unit: 'minute' } } },
  { name: 'None', props: { schema: { type: 'integer', format: 'duration', minimum: 0 }, label, value: 0 } },
];
