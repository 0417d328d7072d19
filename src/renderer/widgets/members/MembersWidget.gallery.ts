import { commonStates, type WidgetState } from '../galleryState.ts';
import { members, readMembers } from '../sampleServer.ts';

const schema = { type: 'array', maxItems: 5, items: { type: 'string', refers: { to: 'member' } } } as const;
const label = 'Helpers';
const [ada, adam] = members;
const context = { read: readMembers, members: { 900: ada ?? null, 901: adam ?? null, 999: null } };

const filled: WidgetState = { name: 'Filled', props: { schema, label, value: ['900', '901'] }, context };

export const states: WidgetState[] = [
  { name: 'Empty', props: { schema, label, value: [] }, context },
  filled,
  ...commonStates(filled),
  { name: 'Not in the server any more', props: { schema, label, value: ['900', '999'] }, context },
  { name: 'Not looked up yet', props: { schema, label, value: ['902'] }, context },
];
