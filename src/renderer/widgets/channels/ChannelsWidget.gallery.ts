import { commonStates, type WidgetState } from '../galleryState.ts';

const refers = { to: 'channel', types: ['text', 'category', 'announcement'] } as const;
const schema = { type: 'array', maxItems: 5, items: { type: 'string', refers } } as const;
const label = 'Ignored channels';

const filled: WidgetState = { name: 'Filled', props: { schema, label, value: ['101', '301'] } };

export const states: WidgetState[] = [
  { name: 'Empty', props: { schema, label, value: [] } },
  filled,
  ...commonStates(filled),
  { name: 'Missing reference', props: { schema, label, value: ['987654321098765432'] } },
  {
    name: 'Bot lacks permissions',
    props: { schema, label, value: ['103'] },
    context: { permissionProblem: (_, { id }) => (id === '100' || id === '103' ? 'The bot lacks: View' : undefined) },
  },
  { name: 'List unavailable', props: { schema, label, value: ['101'] }, context: { channels: null } },
];
