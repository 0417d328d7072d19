import { commonStates, type WidgetState } from '../galleryState.ts';

const schema = { type: 'string', maxLength: 5, pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$' } as const;
const label = 'Starts at';

const filled: WidgetState = {
  name: 'Filled',
  props: { schema, label, value: '18:30' },
  help: "In the server's time zone.",
};

export const states: WidgetState[] = [
  { name: 'Empty', props: { schema, label, value: '' } },
  filled,
  ...commonStates(filled),
];
