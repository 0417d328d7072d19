import { commonStates, type WidgetState } from '../galleryState.ts';

const schema = { type: 'integer', minimum: 0, maximum: 10 } as const;
const label = 'Volume';

const filled: WidgetState = { name: 'Filled', props: { schema, label, value: 7 } };

export const states: WidgetState[] = [
  { name: 'At its lower limit', props: { schema, label, value: 0 } },
  filled,
  ...commonStates(filled),
  {
    name: 'With a unit',
    props: {
      schema: { type: 'number', minimum: 0, maximum: 2000, multipleOf: 0.5 },
      label: 'Delay',
      value: 1250.5,
      options: { unit: 'seconds' },
    },
  },
];
