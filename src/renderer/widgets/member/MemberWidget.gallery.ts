import { commonStates, type WidgetState } from '../galleryState.ts';
import { members, readMembers } from '../sampleServer.ts';

const schema = { type: ['string', 'null'], refers: { to: 'member' } } as const;
const label = 'Contact';
const [ada] = members;
const context = { read: readMembers, members: { 900: ada ?? null, 999: null } };

const filled: WidgetState = { name: 'Filled', props: { schema, label, value: '900' }, context };

export const states: WidgetState[] = [
  { name: 'Empty', props: { schema, label, value: null }, context },
  filled,
  ...commonStates(filled),
  { name: 'Not in the server any more', props: { schema, label, value: '999' }, context },
];
