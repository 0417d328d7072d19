import { commonStates, type WidgetState } from '../galleryState.ts';
import { members, readMembers } from '../sampleServer.ts';

const schema = { type: 'array', maxItems: 5, items: { type: 'string', refers: { to: 'mention' } } } as const;
const label = 'Who is pinged';
const [ada] = members;
const context = { read: readMembers, members: { 900: ada ?? null, 999: null } };

const filled: WidgetState = { name: 'Filled', props: { schema, label, value: ['@here', '<@&11>', '<@900>'] }, context };

export const states: WidgetState[] = [
  { name: 'Empty', props: { schema, label, value: [] }, context },
  filled,
  ...commonStates(filled),
  { name: 'Missing references', props: { schema, label, value: ['<@&98765>', '<@999>'] }, context },
];
