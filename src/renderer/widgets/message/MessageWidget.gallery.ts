import welcome from '../../../../schemas/modules/welcomeLeave/module.json' with { type: 'json' };
import { commonStates, type WidgetState } from '../galleryState.ts';

const { ui } = welcome.settings.properties.welcome_message;
const schema = { type: 'string', maxLength: 1900, warnAbove: 1700 } as const;
const image = { type: 'string', maxLength: 150, maxLines: 3, warnAbove: 127 } as const;
const label = 'Welcome message';
const options = { ...ui };
/** Evaluates the expressions of the module. `image`: whether the message is drawn on an image. */
const evaluate = (image: boolean) => (expression: string) => {
  if (expression === ui.author) return 'Lamplighter';
  if (expression === ui.picture.params.theme) return 'Dark';
  if (expression === ui.embed.when) return true;
  if (expression === ui.embed.color) return '#d9a520';
  return expression === ui.picture.when ? image : !image;
};
const context = {
  facts: { server_name: 'Harbour of Lamps' },
  evaluate: evaluate(false),
  colorsOf: () => ['#16181d', '#2c3038', '#f2f3f5'],
};

/** The response to the call of a live preview. */
const report = {
  stats: { members: 1204 },
  best: [
    { name: 'Ada', points: 4210 },
    { name: 'Grace', points: 12 },
    { name: 'Linus', points: 1 },
  ],
  at: '2026-11-20T12:00:00Z',
};

const filled: WidgetState = {
  name: 'Filled',
  props: {
    schema,
    options,
    label,
    value: 'Welcome {user} to **{server}**!\nRead <#100>, it is _short_: https://example.org/rules',
  },
  context,
};

export const states: WidgetState[] = [
  { name: 'Empty', props: { schema, options, label, value: '', placeholder: 'Welcome {user}!' }, context },
  filled,
  { ...filled, name: 'Premium', context: { ...context, includes: () => true } },
  ...commonStates(filled),
  {
    ...filled,
    name: 'With variables that do not count',
    props: { ...filled.props, value: 'Hi {user},\nwin a {prise}! You are {member_count}, {usr}.' },
  },
  {
    name: 'Image: few lines, near the limit',
    props: { schema: image, options, label, value: 'Welcome {user} '.repeat(9) },
    context: { ...context, includes: () => true, evaluate: evaluate(true) },
  },
  { name: 'At the limit', props: { schema: image, options, label, value: 'x'.repeat(150) }, context },
  {
    name: 'Longer than a lowered limit',
    props: { schema: image, options, label, value: 'Welcome to {server}! '.repeat(10) },
    context,
  },
  {
    name: "With the server's own values",
    props: {
      schema,
      label: 'Report',
      value: '{members} members\nBest: {best}\nEvery {interval} minutes, {date}',
      options: {
        preview: true,
        live: { path: 'report' },
        variables: [
          { name: 'members', token: '{members}', sample: '7', live: { property: 'stats.members' } },
          {
            name: 'best',
            token: '{best}',
            sample: '1. @Somebody',
            live: { property: 'best', entry: '{rank}. @{name} ({points})', take: 2 },
          },
          { name: 'interval', token: '{interval}', sample: '5', live: { value: 'interval' } },
          { name: 'date', token: '{date}', sample: 'today', live: { property: 'at', as: 'date' } },
        ],
      },
    },
    context: {
      evaluate: (expression) => (expression === 'interval' ? 30 : 'statistics/'),
      read: async () => report,
    },
  },
  {
    name: 'Without an embed, with every kind of formatting and mention',
    props: {
      schema,
      label: 'Announcement',
      value:
        '**Bold** *italic* __underlined__ ~~gone~~ `code` ||secret||\n> Read [the rules](https://example.org)\n<@&12> in <#101> <:coin:123456789012345678>',
      options: { preview: true, mentions: ['roles', 'channels'] },
    },
  },
  { name: 'Plain', props: { schema, label: 'Instructions', value: 'Press the button.' } },
];
