import { commonStates, type WidgetState } from '../galleryState.ts';

const schema = { type: 'string', maxLength: 32 } as const;

const filled: WidgetState = { name: 'Filled', props: { schema, value: 'Guildhall', label: 'Bot name' } };

export const states: WidgetState[] = [
  {
    name: 'Empty',
    props: { schema, value: '', label: 'Bot name', placeholder: 'Guildhall' },
    help: 'Shown above every message of the bot.',
  },
  filled,
  { name: 'Required', props: { schema, value: '', label: 'Bot name', required: true } },
  ...commonStates(filled),
  { name: 'At the limit', props: { schema, value: 'A name of thirty-two characters.', label: 'Bot name' } },
  {
    name: 'With variables',
    props: {
      schema: { ...schema, messages: { variable: 'No room for it' } },
      value: 'Room',
      label: 'Channel name',
      options: {
        variables: [
          { name: 'username', token: '{username}', help: 'Who opened it' },
          { name: 'count', token: '{count}', help: 'Its number' },
        ],
      },
    },
  },
  {
    name: 'Short, trimmed',
    props: {
      schema: { type: 'string', maxLength: 5 },
      value: '/',
      label: 'Command prefix',
      options: { size: 'short', trim: true },
    },
  },
];
