import { commonStates, type WidgetState } from '../galleryState.ts';
import { dangerous, manyRoles } from '../sampleServer.ts';

const items = { type: 'string', refers: { to: 'role', assignable: true } } as const;
const schema = { type: 'array', maxItems: 3, items, messages: { count: 'Choose at most 3 roles' } } as const;
const label = 'Roles for new members';

const filled: WidgetState = { name: 'Filled', props: { schema, label, value: ['11', '13'] } };

export const states: WidgetState[] = [
  { name: 'Empty', props: { schema, label, value: [] } },
  filled,
  ...commonStates(filled),
  { name: 'As many as allowed', props: { schema, label, value: ['11', '13', '15'] } },
  { name: 'Hidden names', props: { schema, label, value: [], options: { hideNames: ['BOT'] } } },
  { name: 'Missing reference', props: { schema, label, value: ['11', '987654321098765432'] } },
  {
    name: 'Above the bot',
    props: { schema, label, value: ['10'] },
    context: { obstacleTo: ({ position }) => (position > 6 ? 'above' : undefined) },
  },
  { name: 'Dangerous roles', props: { schema, label, value: ['13'] }, context: dangerous },
  { name: '250 roles', props: { schema, label, value: ['1003'] }, context: { roles: manyRoles } },
  { name: 'List unavailable', props: { schema, label, value: ['11'] }, context: { roles: null } },
];
