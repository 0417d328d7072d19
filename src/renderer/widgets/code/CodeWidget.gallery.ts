import { commonStates, type WidgetState } from '../galleryState.ts';

const schema = { type: 'string', maxLength: 100 } as const;
const label = 'Forbidden words';
const options = { sample: 'Free nitro! Claim your gift now.' };

const filled: WidgetState = { name: 'With matches', props: { schema, label, options, value: 'free nitro|gifts?' } };

export const states: WidgetState[] = [
  { name: 'Empty', props: { schema, label, options, value: '', placeholder: 'free nitro|gifts?' } },
  filled,
  ...commonStates(filled),
  { name: 'Without a match', props: { schema, label, options, value: 'casino' } },
  { name: 'Broken', props: { schema, label, options, value: '(free' } },
  { name: 'Not in linear time', props: { schema, label, options, value: '(.)\\1' } },
  { name: 'Too large', props: { schema, label, options, value: '(a{100}){100}' } },
];
