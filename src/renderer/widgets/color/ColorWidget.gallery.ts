import { commonStates, type WidgetState } from '../../gallery/state.ts';

const schema = { type: 'string', maxLength: 7, pattern: '^#[0-9a-fA-F]{6}$' } as const;
const label = 'Embed color';

const filled: WidgetState = { name: 'Filled', props: { schema, label, value: '#5865F2' } };

export const states: WidgetState[] = [
  { name: 'Default', props: { schema, label, value: '#ffffff' }, help: 'The colored stripe of embedded messages.' },
  filled,
  ...commonStates(filled),
];
