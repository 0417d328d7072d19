import { commonStates, type WidgetState } from '../../gallery/state.ts';

const schema = {
  type: 'array',
  maxItems: 4,
  uniqueItems: 'ignoreCase',
  items: {
    type: 'string',
    minLength: 2,
    maxLength: 21,
    pattern: '^[A-Za-z0-9_]+$',
    normalize: ['^(?:https?://www\\.reddit\\.com)?/?r/([a-z0-9_]+)(?:/.*)?$'],
    messages: {
      length: 'A subreddit name must have 2 to 21 characters',
      pattern: 'A subreddit name can contain only letters, digits and _',
    },
  },
  messages: { maxItems: 'Maximum 4 subreddits allowed' },
} as const;
const label = 'Subreddits';

const filled: WidgetState = {
  name: 'Filled',
  props: { schema, label, value: ['memes', 'dankmemes'], placeholder: 'memes' },
};

export const states: WidgetState[] = [
  { name: 'Empty', props: { schema, label, value: [], placeholder: 'memes' } },
  filled,
  ...commonStates(filled),
  { name: 'At the limit', props: { schema, label, value: ['memes', 'aww', 'cats', 'dogs'] } },
  {
    name: 'Long texts',
    props: {
      schema: { type: 'array', items: { type: 'string', maxLength: 50 } },
      label: 'Blocked keywords',
      value: ['a keyword of exactly fifty characters, as they are', 'x'.repeat(50), 'short'],
      options: { addLabel: 'Block' },
    },
  },
];
