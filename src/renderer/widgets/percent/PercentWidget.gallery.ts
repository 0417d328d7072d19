import { commonStates, type WidgetState } from '../galleryState.ts';

const schema = { type: 'number', minimum: 0, maximum: 100, multipleOf: 0.5 } as const;
const label = 'Chance';

const filled: WidgetState = { name: 'Filled', props: { schema, label, value: 12.5, options: { step: 5 } } };

export const states: WidgetState[] = [
  filled,
  ...commonStates(filled),
  { name: 'Without a value', props: { schema, label } },
];
