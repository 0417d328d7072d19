import { commonStates, type WidgetState } from '../galleryState.ts';

const schema = { type: 'string', maxLength: 200 } as const;
const label = 'Banner';
const picture = 'https://cdn.discordapp.com/embed/avatars/0.png';

const filled: WidgetState = { name: 'On Discord’s CDN', props: { schema, label, value: picture } };

export const states: WidgetState[] = [
  { name: 'Empty', props: { schema, label, value: '', placeholder: 'https://cdn.discordapp.com/…' } },
  filled,
  ...commonStates(filled),
  { name: 'On another host', props: { schema, label, value: 'https://pictures.example.com/banner.png' } },
  {
    name: 'Larger than it should be',
    props: { schema, label, value: picture, options: { maxWidth: 128, maxHeight: 64 } },
  },
  { name: 'Not an address yet', props: { schema, label, value: 'https:/' } },
];
