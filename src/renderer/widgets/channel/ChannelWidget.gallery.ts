import { commonStates, type WidgetState } from '../galleryState.ts';
import { manyChannels } from '../sampleServer.ts';

const schema = { type: ['string', 'null'], refers: { to: 'channel', types: ['text'] } } as const;
const options = { none: 'Select channel' };
const label = 'Welcome channel';

const filled: WidgetState = { name: 'Filled', props: { schema, options, label, value: '101' } };

const lacking = 'The bot lacks permissions in this channel: Send Messages.';

export const states: WidgetState[] = [
  { name: 'Empty', props: { schema, options, label, value: null } },
  filled,
  ...commonStates(filled),
  {
    name: 'Voice channels, in a list field',
    props: {
      schema: { type: 'array', items: { type: 'string', refers: { to: 'voiceChannel' } } },
      options: { none: 'No AFK channel' },
      label: 'AFK channel',
      value: ['201'],
    },
  },
  {
    name: 'Categories',
    props: { schema: { ...schema, refers: { to: 'category' } }, options, label: 'Category', value: '300' },
  },
  { name: '500 channels', props: { schema, options, label, value: '2250' }, context: { channels: manyChannels } },
  {
    name: 'Bot lacks permissions',
    props: { schema, options, label, value: '103' },
    context: { permissionProblem: (_, { id }) => (id === '100' || id === '103' ? lacking : undefined) },
  },
  { name: 'Missing reference', props: { schema, options, label, value: '987654321098765432' } },
  { name: 'List unavailable', props: { schema, options, label, value: '101' }, context: { channels: null } },
];
