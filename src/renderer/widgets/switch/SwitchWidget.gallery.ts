import { commonStates, type WidgetState } from '../galleryState.ts';

const schema = { type: 'boolean' } as const;
const options = { widget: 'switch' };

const filled: WidgetState = { name: 'On', props: { schema, options, value: true, label: 'Slash commands' } };

export const states: WidgetState[] = [
  {
    name: 'Off',
    props: { schema, options, value: false, label: 'Slash commands' },
    help: 'Members can also call the bot from the menu.',
  },
  filled,
  ...commonStates(filled),
  { name: 'Disabled, off', props: { schema, options, value: false, disabled: true, label: 'Slash commands' } },
  {
    name: 'Long label',
    props: {
      schema,
      options,
      value: false,
      label: 'Allow administrators to modify the bot settings of this server and of everything that belongs to it',
    },
  },
];
