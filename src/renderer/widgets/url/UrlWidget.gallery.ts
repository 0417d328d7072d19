import { commonStates, type WidgetState } from '../galleryState.ts';

const schema = { type: 'string', maxLength: 60 } as const;
const label = 'Website';

const filled: WidgetState = { name: 'Filled', props: { schema, label, value: 'https://example.com/rules' } };

export const states: WidgetState[] = [
  { name: 'Empty', props: { schema, label, value: '', placeholder: 'https://example.com' } },
  filled,
  ...commonStates(filled),
];
