import { commonStates, type WidgetState } from '../galleryState.ts';
import { dangerous, manyRoles } from '../sampleServer.ts';

const schema = { type: ['string', 'null'], refers: { to: 'role' } } as const;
const giving = {
  ...schema,
  refers: { to: 'role', assignable: true },
  messages: { 'reference.given': 'Everyone who verifies could {ability}.' },
} as const;
const label = 'Verified role';
const used = new Set(['10', '11']);

const filled: WidgetState = { name: 'Filled', props: { schema, label, value: '15' } };

export const states: WidgetState[] = [
  { name: 'Empty', props: { schema, label, value: null } },
  filled,
  ...commonStates(filled),
  { name: 'Role without a color', props: { schema, label, value: '16' } },
  { name: 'Required', props: { schema: { ...schema, type: 'string' }, label, value: '15' } },
  { name: 'Hidden names', props: { schema, label, value: null, options: { hideNames: ['bot', 'lra'] } } },
  {
    name: 'Unique among rows',
    props: { schema, label, value: '10', options: { unique: true } },
    context: { usedValues: () => used },
  },
  { name: '250 roles', props: { schema, label, value: '1200' }, context: { roles: manyRoles } },
  { name: 'Dangerous roles', props: { schema: giving, label, value: null }, context: dangerous },
  { name: 'Dangerous role', props: { schema: giving, label, value: '11' }, context: dangerous },
  { name: 'Missing reference', props: { schema, label, value: '987654321098765432' } },
  { name: 'List unavailable', props: { schema, label, value: '15' }, context: { roles: null } },
];
