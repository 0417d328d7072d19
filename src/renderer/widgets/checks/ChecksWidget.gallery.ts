import { commonStates, lockedSentence, type WidgetState } from '../galleryState.ts';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].map((title, index) => ({ value: index + 1, title }));
const schema = {
  type: 'array',
  maxItems: 7,
  items: { type: 'integer', enum: days.map(({ value }) => value) },
} as const;
const options = { options: days, compact: true };
const label = 'Days';
const media = ['Images', 'GIFs', 'Videos', 'Texts', 'Links'].map((title) => ({ value: title.toLowerCase(), title }));

const filled: WidgetState = { name: 'Filled', props: { schema, options, label, value: [1, 3, 7] } };

export const states: WidgetState[] = [
  { name: 'Empty', props: { schema, options, label, value: [] } },
  filled,
  ...commonStates(filled),
  {
    name: 'Words, all of them',
    props: {
      schema: { type: 'array', items: { type: 'string', enum: media.map(({ value }) => value) } },
      options: { options: media },
      label: 'Media types',
      value: media.map(({ value }) => value),
    },
  },
  {
    name: 'One of another plan',
    props: {
      schema: {
        type: 'array',
        items: { type: 'string', lockedValues: [{ value: 'gifs', plan: 'premium', message: lockedSentence }] },
      },
      options: { options: media },
      label: 'Media types',
      value: ['videos'],
    },
  },
];
