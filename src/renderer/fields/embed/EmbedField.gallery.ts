import { sharedField } from '../../test/sharedFields.ts';
import { commonGroupStates, type GroupState } from '../galleryState.ts';

const field = sharedField('embed.json#/embed', {
  title: 'Embed',
  help: 'Sent with the text, or without one.',
  ui: { widget: 'embed', variables: [{ name: 'user', token: '{user}', help: 'Who joined', sample: '@Ada' }] },
});

const filled: GroupState = {
  name: 'Filled',
  field,
  value: {
    author_name: 'Harbour Tavern',
    title: 'Welcome, {user}!',
    url: 'https://example.com/rules',
    description: 'Please read the **rules** first.',
    color: '#5865f2',
    fields: [
      { id: 'field_1', name: 'Opening hours', value: 'From 18:00', inline: true },
      { id: 'field_2', name: 'Address', value: 'Pier 4', inline: true },
    ],
    image_url: 'https://cdn.discordapp.com/embed/avatars/0.png',
    footer_text: 'See you there',
    buttons: [{ id: 'button_1', label: 'Website', url: 'https://example.com' }],
  },
};

export const states: GroupState[] = [
  { name: 'Empty', field, value: {} },
  filled,
  ...commonGroupStates(filled),
  {
    name: 'With stored texts that are too long together',
    field: { ...field, maxTotalLength: 40 },
    value: filled.value,
  },
  {
    name: 'With an address that is none',
    field,
    value: { title: 'Welcome', image_url: 'example' },
    problems: { image_url: 'Write an address that begins with https://, or a single variable' },
  },
];
