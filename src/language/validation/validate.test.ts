import { describe, expect, test } from 'vitest';
import { loadModule, moduleIds } from '../../../generated/catalogue.ts';
import { defaultsOf } from '../documents/defaults.ts';
import type { Field, SettingsDocument } from '../model.ts';
import { type FieldForPlan, resolveForPlan } from '../plans/resolveForPlan.ts';
import { resolveModule } from '../resolved/resolveModule.ts';
import { contextOf } from '../test/context.ts';
import { fieldOf, moduleOf } from '../test/module.ts';
import { check, itemDefaults } from '../test/shipped.ts';
import { validate } from './validate.ts';

const customize = await loadModule('customize');
const welcomeLeave = await loadModule('welcomeLeave');

describe('default documents', () => {
  test.each(moduleIds)('of %s are valid on every plan', (id) => {
    for (const plan of ['free', 'premium']) {
      expect(check(id, {}, { plan, modules: { economy: { currency_system_enabled: true } } }).problems).toEqual([]);
    }
  });
});

describe('constraints', () => {
  const premium = resolveForPlan(customize.spec, 'premium');
  const [prefix, name] = [fieldOf(premium, 'prefix'), fieldOf(premium, 'bot_name')];
  const between = ({ minLength, maxLength }: FieldForPlan) =>
    `must be between ${minLength} and ${maxLength} characters`;

  test('have the limits of the schema in their messages', () => {
    expect(check('customize', { prefix: '' }).problems).toEqual([['prefix', `Prefix ${between(prefix)}`]]);
    expect(check('customize', { bot_name: 'x' }).problems).toEqual([['bot_name', `Bot name ${between(name)}`]]);
  });

  test('apply to disabled settings too', () => {
    expect(check('statistics', { update_interval: 4 }).problems).toEqual([
      ['update_interval', 'Update interval must be between 5 and 60 minutes'],
    ]);
  });

  test.each([0.1, 0.3, 1.1, 5, 999_999_999.9, 1e9])('allow the step %d', (max_bet) => {
    expect(
      check('blackjack', { max_bet, min_bet: 1 }).problems.filter(([, text]) => text?.includes('multiple')),
    ).toEqual([]);
  });

  test('reject values between steps', () => {
    const refused = (max_bet: number) => check('blackjack', { max_bet }).problems.map(([, message]) => message);
    for (const bet of [100.05, 1.10001, 100.1000001]) {
      expect(refused(bet)).toEqual(['Maximum bet must be a multiple of 0.1']);
    }
    expect(check('rewards', { daily_reward_premium_chance: 12.345 }).problems).toHaveLength(1);
    expect(check('rewards', { daily_reward_premium_chance: 0.07 * 100 - 6.93 }).problems).toHaveLength(1);
    expect(check('blackjack', { max_bet: 100.05 }, {}, { max_bet: 100.05 }).problems).toEqual([]);
  });

  test('allow any step', () => {
    const module = moduleOf({ size: { type: 'number', default: 0, multipleOf: 1.5 } });
    const fits = (size: number) =>
      validate(resolveModule(module, contextOf()), { document: { size } }).problems.length === 0;
    expect([0, 1.5, 4.5, -3, 15e6].map(fits)).toEqual([true, true, true, true, true]);
    expect([1, 0.5, 2, 3.1, 1.5000001].map(fits)).toEqual([false, false, false, false, false]);
  });

  test('have names of the guild in their messages', () => {
    const currency = { use_secondary_currency: true, secondary_currency_name: 'Pearls' };
    const modules = { economy: { currency_system_enabled: true, ...currency } };
    expect(check('rewards', { daily_reward_premium_amount: 0 }, { modules }).problems).toEqual([
      ['daily_reward_premium_amount', 'Pearls amount must be between 0.01 and 10,000'],
    ]);
  });

  test('of a rule use one number in the rule and its message', () => {
    const { spec, ...rest } = welcomeLeave;
    const rules = spec.rules.map((rule) => (rule.limit === undefined ? rule : { ...rule, limit: 8 }));
    const stricter = { ...rest, spec: { ...spec, rules } };
    const document = {
      ...defaultsOf(resolveForPlan(stricter.spec, 'free')),
      leave_enabled: true,
      leave_channel_id: '301',
    };
    const messages = (leave_message: string) => {
      const context = contextOf({ plan: 'free' });
      const { problems } = validate(resolveModule(stricter, context), { document: { ...document, leave_message } });
      return problems.map(({ message }) => message);
    };
    expect(messages(' {user}  ')).toEqual(['Leave message must be at least 8 characters long']);
    expect(messages('{user}!!')).toEqual([]);
  });

  test('count UTF-16 code units, as the browser does', () => {
    const half = Math.floor(Number(name.maxLength) / 2);
    expect(check('customize', { bot_name: '🎮'.repeat(half) }).problems).toEqual([]);
    expect(check('customize', { bot_name: '🎮'.repeat(half + 1) }).problems).toHaveLength(1);
  });

  test('on the type name the setting', () => {
    expect(check('customize', { prefix: 5 }).problems).toEqual([
      ['prefix', 'Command prefix has a value of the wrong type'],
    ]);
  });

  test.each([
    ['zzz', 'Modules must be one of the available choices'],
    [5, 'Modules has a value of the wrong type'],
  ])('on an entry without a title of its own name the list around it: %j', (entry, message) => {
    const row = { role_id: '201', level: 'edit', all_modules: false, modules: [entry] };
    const { problems } = check('customize', { role_access: [row] });
    expect(problems).toContainEqual(['role_access.0.modules.0', message]);
  });

  test('may be tighter under a condition', () => {
    const long = { welcome_message: `{user} ${'a'.repeat(150)}` };
    expect(check('welcomeLeave', long).problems).toEqual([]);
    expect(check('welcomeLeave', { ...long, welcome_image_enabled: true }).problems).toEqual([
      ['welcome_message', 'Welcome image message cannot exceed 150 characters'],
    ]);
    expect(check('welcomeLeave', { welcome_message: '1\n2\n3\n4', welcome_image_enabled: true }).problems).toEqual([
      ['welcome_message', 'Welcome image message cannot exceed 3 lines'],
    ]);
  });
});

describe('inactive fields', () => {
  test.each([
    ['lottery', { ticket_price: 0 }, ['ticket_price', 'Ticket price must be at least 1']],
    ['lottery', { ticket_price: 1e308 }, ['ticket_price', 'Ticket price cannot exceed 1,000,000,000']],
    ['lottery', { ticket_max_tickets: -1 }, ['ticket_max_tickets', expect.any(String)]],
    ['lottery', { start_time: 'abcde' }, ['start_time', 'Enter a time like 18:30']],
    [
      'redditDelivery',
      { schedule_type: 'manual', schedule_time: '99:99' },
      ['schedule_time', 'Enter a time like 18:30'],
    ],
  ] as const)('of %s must have a valid value: %j', (id, changes, problem) => {
    expect(check(id, changes).problems).toEqual([problem]);
  });

  test('in rows must, too', () => {
    const item = { ...itemDefaults(), id: 'a', role_id: '201' };
    const problem = ['items.0.exchange_amount', 'Exchange amount must be greater than 0'];
    expect(check('shop', { items: [{ ...item, exchange_amount: 0 }] }).problems).toEqual([problem]);
    expect(check('shop', { items: [{ ...item, exchange_amount: 'much' }] }).problems).toHaveLength(1);
  });

  test('need no value yet', () => {
    const word: Field = { type: 'string', title: 'Word', default: '' };
    const module = moduleOf(
      {
        open: { type: 'boolean', default: false },
        name: { type: 'string', default: '', minLength: 2, visible: 'self.open' },
        list: { type: 'array', default: [], minItems: 1, items: word, visible: 'self.open' },
      },
      { expressions: { 'self.open': ({ self }) => self.open } },
    );
    const paths = (document: SettingsDocument) =>
      validate(resolveModule(module, contextOf()), { document }).problems.map(({ path }) => path);
    expect(paths({ open: false, name: 'x', list: [] })).toEqual([]);
    expect(paths({ open: true, name: 'x', list: [] })).toEqual(['name', 'list']);
  });
});

describe('a delivery that could never happen', () => {
  const enabled = { enabled: true, channel_id: '301' };

  test('cannot be enabled', () => {
    expect(check('redditDelivery', { ...enabled, schedule_days: [], media_types: [] }).problems).toEqual([
      ['schedule_days', 'Choose at least one day, or nothing will be delivered'],
      ['media_types', 'Choose at least one media type, or nothing will be delivered'],
    ]);
  });

  test('needs no days if manual, and nothing while disabled', () => {
    expect(check('redditDelivery', { ...enabled, schedule_type: 'manual', schedule_days: [] }).problems).toEqual([]);
    expect(check('redditDelivery', { schedule_days: [], media_types: [] }).problems).toEqual([]);
  });
});

describe('messages of a conditional limit', () => {
  test('contain its own limits, even if they are the field’s messages', () => {
    const field = resolveForPlan(welcomeLeave.spec, 'premium').fields.welcome_message;
    expect(field?.messages?.variable).toBe('Adding this variable would exceed the 1900 character limit');
    expect(field?.limits?.[0]?.messages?.variable).toBe('Adding this variable would exceed the 150 character limit');
  });
});

describe('a choice of a higher plan', () => {
  const module = moduleOf({
    style: {
      type: 'string',
      default: 'plain',
      enum: ['plain', 'gold', 'royal'],
      messages: { enum: 'Choose a style' },
      ui: {
        widget: 'select',
        options: [
          { value: 'plain', title: 'Plain' },
          { value: 'gold', title: 'Gold', plan: 'premium', lockedMessage: 'Gold needs Premium' },
          { value: 'royal', title: 'Royal', plan: 'royal', lockedMessage: 'Royal needs the royal plan' },
        ],
      },
    },
    days: {
      type: 'array',
      default: [],
      maxItems: 3,
      items: { type: 'integer', title: 'Day', default: 1, enum: [1, 2] },
      ui: {
        widget: 'checks',
        options: [
          { value: 1, title: 'Mon' },
          { value: 2, title: 'Tue', plan: 'premium', lockedMessage: 'Tuesdays need Premium' },
        ],
      },
    },
    auto: {
      type: 'boolean',
      default: false,
      ui: {
        widget: 'cards',
        options: [
          { value: false, title: 'Basic' },
          { value: true, title: 'Auto', plan: 'premium', lockedMessage: 'Auto needs Premium' },
        ],
      },
    },
    period: {
      type: 'string',
      default: '1h',
      enum: ['1h', '30d'],
      plans: { free: { enum: ['1h'] } },
      messages: { enum: 'Long periods need Premium' },
    },
  });
  const plain = { style: 'plain', days: [1], auto: false, period: '1h' };
  const gold = { style: 'gold', days: [1, 2], auto: true, period: '30d' };
  const check = (plan: string, document: SettingsDocument, saved?: SettingsDocument) => {
    const { problems, warnings } = validate(resolveModule(module, contextOf({ plan })), { document, saved });
    return { problems: problems.map(({ path, message }) => `${path}: ${message}`), warnings: warnings.length };
  };
  const messages = [
    'style: Gold needs Premium',
    'days.1: Tuesdays need Premium',
    'auto: Auto needs Premium',
    'period: Long periods need Premium',
  ];

  test('is refused with its own message on lower plans', () => {
    expect(check('free', gold, plain)).toEqual({ problems: messages, warnings: 0 });
    expect(check('premium', gold, plain)).toEqual({ problems: [], warnings: 0 });
    expect(check('royal', { ...gold, style: 'royal' }, plain)).toEqual({ problems: [], warnings: 0 });
    expect(check('premium', { ...plain, style: 'royal' }).problems).toEqual(['style: Royal needs the royal plan']);
    expect(check('free', { ...plain, style: 'silver' }).problems).toEqual(['style: Choose a style']);
  });

  test('may stay if stored', () => {
    expect(check('free', gold, gold)).toEqual({ problems: [], warnings: 4 });
    expect(check('free', { ...gold, style: 'royal' }, gold).problems).toEqual(['style: Royal needs the royal plan']);
  });
});

describe('duplicate entries', () => {
  const messages = { uniqueItems: 'Each once' };
  const module = moduleOf({
    words: {
      type: 'array',
      default: [],
      uniqueItems: 'ignoreCase',
      items: { type: 'string', title: 'Word', default: '' },
      messages,
    },
    days: {
      type: 'array',
      default: [],
      uniqueItems: true,
      items: { type: ['string', 'null'], title: 'Day', default: null },
      messages,
    },
  });
  const paths = (document: SettingsDocument, saved?: SettingsDocument) =>
    validate(resolveModule(module, contextOf()), { document, saved }).problems.map(({ path, rule, message }) => [
      path,
      rule,
      message,
    ]);

  test('are refused, ignoring case if declared', () => {
    const refused = (path: string) => [[path, 'uniqueItems', 'Each once']];
    expect(paths({ words: ['memes', 'cats'], days: ['a', 'A', null] })).toEqual([]);
    expect(paths({ words: ['memes', 'MEMES'], days: [] })).toEqual(refused('words'));
    expect(paths({ words: [], days: ['a', 'b', 'a'] })).toEqual(refused('days'));
  });

  test('may stay or become fewer if stored', () => {
    const saved = { words: ['a', 'A', 'a'], days: [] };
    expect(paths(saved, saved)).toEqual([]);
    expect(paths({ words: ['a', 'A', 'b'], days: [] }, saved)).toEqual([]);
    expect(paths({ words: ['a', 'A', 'a', 'a'], days: [] }, saved)).toHaveLength(1);
  });
});

test('a time zone must be in the shared list, unless stored', () => {
  const refused = ['timezone', 'Choose a time zone from the list'];
  expect(check('customize', { timezone: 'Mars/Olympus' }).problems).toEqual([refused]);
  expect(check('customize', { timezone: 'Europe/Bucharest' }).problems).toEqual([]);
  const stored = check('customize', { timezone: 'Antarctica/Troll' }, {}, { timezone: 'Antarctica/Troll' });
  expect(stored).toEqual({ problems: [], warnings: [refused] });
});

test.each([
  ['sources', ['memes', 'memes', 'MEMES'], 'Each subreddit can be in the list only once'],
  ['schedule_days', [1, 2, 1], 'Each day can be in the list only once'],
  ['media_types', ['image', 'image'], 'Each media type can be in the list only once'],
  ['blacklist_keywords', ['Spam', 'spam'], 'Each keyword can be in the list only once'],
])('%s of Reddit delivery rejects duplicates', (path, list, message) => {
  expect(check('redditDelivery', { [path]: list }).problems).toEqual([[path, message]]);
});

describe('a choice that is currently unavailable', () => {
  const off = { economy: { currency_system_enabled: false, primary_currency_emoji: '🪙' } };
  const on = { economy: { currency_system_enabled: true, primary_currency_emoji: '🪙' } };
  const custom = { prize_type: 'custom' };
  const primary = { prize_type: 'primary' };
  const reason = 'The economy is off, or its primary currency has no symbol';

  test('cannot be chosen', () => {
    expect(check('lottery', primary, { modules: off }, custom).problems).toEqual([['prize_type', reason]]);
    expect(check('lottery', primary, { modules: on }, custom).problems).toEqual([]);
  });

  test('may stay if it is stored or the default', () => {
    const secondary = { prize_type: 'secondary' };
    expect(check('lottery', secondary, { modules: off }, secondary).problems).toEqual([]);
    expect(check('lottery', {}, { modules: off }, {}).problems).toEqual([]);
  });

  test('cannot be the prize when a lottery is enabled', () => {
    const enabled = { enabled: true, announcement_channel_id: '301' };
    expect(check('lottery', enabled, { modules: off }, {}).problems).toEqual([['prize_type', reason]]);
    expect(check('lottery', enabled, { modules: on }, {}).problems).toEqual([]);
    const secondary = check(
      'lottery',
      { ...enabled, prize_type: 'secondary' },
      { modules: on },
      {
        prize_type: 'secondary',
      },
    );
    expect(secondary.problems.map(([path]) => path)).toEqual(['prize_type']);
    expect(check('lottery', { ...enabled, number_max: 5 }, { modules: off }, enabled).problems).toEqual([]);
  });
});

describe('a text without visible characters', () => {
  test.each(['     ', '\u200b\u200b\u200b', '\u3164\u3164', ' \u2060\ufeff '])('%j is not a name', (text) => {
    expect(check('customize', { bot_name: text }).problems.map(([path]) => path)).toEqual(['bot_name']);
    expect(check('customize', { prefix: text.trim().slice(0, 5) }, {}, { prefix: '!' }).problems).toHaveLength(1);
    const templates = [{ name: text, template: text }];
    expect(
      check('tempVoice', { enabled: true, hub_channel_id: '401', templates }).problems.map(([path]) => path),
    ).toEqual(['templates.0.name', 'templates.0.template']);
  });

  test('may be part of one with visible ones', () => {
    expect(check('customize', { bot_name: '👩‍👩‍👧' }).problems).toEqual([]);
    expect(check('customize', { bot_name: 'Ann\u00adMarie' }).problems).toEqual([]);
  });
});
