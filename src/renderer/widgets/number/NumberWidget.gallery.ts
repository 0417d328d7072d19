import { commonStates, type WidgetState } from '../galleryState.ts';

const schema = { type: 'integer', minimum: 1, maximum: 60 } as const;

const filled: WidgetState = {
  name: 'Filled',
  props: { schema, value: 15, label: 'Timeout', options: { unit: 'minutes' } },
  help: 'From 1 to 60.',
};

export const states: WidgetState[] = [
  filled,
  ...commonStates(filled),
  { name: 'Without a value', props: { schema, label: 'Timeout' } },
  {
    name: 'Decimals',
    props: {
      schema: { type: 'number', minimum: 0.01, maximum: 100, multipleOf: 0.01 },
      value: 0.5,
      label: 'Rate',
      options: { step: 0.05, unit: 'per minute' },
    },
  },
  {
    name: 'Guarded',
    props: {
      schema: { type: 'integer', minimum: 10, maximum: 1000 },
      value: 100,
      label: 'Minimum bet',
      options: { clampBehavior: 'strict' },
    },
  },
  {
    name: 'Unit of the form',
    props: {
      schema: { type: 'number', minimum: 0.1 },
      value: 10,
      label: 'Price',
      options: { unitFrom: 'self.currency', unitEmojiFrom: 'self.emoji' },
    },
    context: { evaluateAt: (_id, expression) => (expression === 'self.emoji' ? '🪙' : 'Doubloons') },
  },
  { name: 'Above a lowered limit', props: { schema, value: 90, label: 'Timeout' } },
];
