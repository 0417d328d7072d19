import { describe, expect, test } from 'vitest';
import { loadModule, type ModuleId, moduleIds } from '../../generated/catalogue.ts';
import { defaultsOf } from './defaults.ts';
import type { CompiledModule, Context, Field, SettingsDocument } from './model.ts';
import { forPlan } from './plans.ts';
import { contextOf } from './test/context.ts';
import { moduleOf } from './test/module.ts';
import { validate } from './validate.ts';

const modules = Object.fromEntries(
  await Promise.all(moduleIds.map(async (id) => [id, await loadModule(id)])),
) as Record<ModuleId, CompiledModule>;

function judge(id: ModuleId, changes: SettingsDocument, parts: Partial<Context> = {}, saved?: SettingsDocument) {
  const module = modules[id];
  const context = contextOf(parts);
  const defaults = defaultsOf(forPlan(module.spec, context.plan));
  const verdict = validate(module, {
    document: { ...defaults, ...changes },
    saved: saved && { ...defaults, ...saved },
    context,
  });
  return {
    problems: verdict.problems.map(({ path, message }) => [path, message]),
    warnings: verdict.warnings.map(({ path, message }) => [path, message]),
  };
}

describe('default documents', () => {
  test.each(Object.keys(modules) as ModuleId[])('of %s are valid on every plan', (id) => {
    for (const plan of ['free', 'premium']) {
      expect(judge(id, {}, { plan, modules: { economy: { currency_system_enabled: true } } }).problems).toEqual([]);
    }
  });
});

describe('constraints', () => {
  const { prefix, bot_name: name } = modules.customize.spec.settings.properties as Record<'prefix' | 'bot_name', Field>;
  const between = ({ minLength, maxLength }: Field) => `must be between ${minLength} and ${maxLength} characters`;

  test('carry the numbers of the schema in their sentence', () => {
    expect(judge('customize', { prefix: '' }).problems).toEqual([['prefix', `Prefix ${between(prefix)}`]]);
    expect(judge('customize', { bot_name: 'x' }).problems).toEqual([['bot_name', `Bot name ${between(name)}`]]);
  });

  test('of a switched-off setting count only where it is to be checked always', () => {
    expect(judge('statistics', { update_interval: 4 }).problems).toEqual([
      ['update_interval', 'Update interval must be between 5 and 60 minutes'],
    ]);
    expect(judge('lottery', { active_lottery_type: 'ticket', number_min: 0 }).problems).toEqual([]);
  });

  test('are told in the names that the server gave', () => {
    const modules = { economy: { currency_system_enabled: true, secondary_currency_name: 'Pearls' } };
    expect(judge('rewards', { daily_reward_premium_amount: 0 }, { modules }).problems).toEqual([
      ['daily_reward_premium_amount', 'Pearls amount must be between 0.01 and 10000'],
    ]);
  });

  test('of a rule are one number for the rule and its sentence', () => {
    const { spec, ...rest } = modules.welcomeLeave;
    const rules = spec.rules.map((rule) => (rule.limit === undefined ? rule : { ...rule, limit: 8 }));
    const stricter = { ...rest, spec: { ...spec, rules } };
    const document = { ...defaultsOf(forPlan(stricter.spec, 'free')), leave_enabled: true, leave_channel_id: '301' };
    const messages = (leave_message: string) => {
      const context = contextOf({ plan: 'free' });
      const { problems } = validate(stricter, { document: { ...document, leave_message }, context });
      return problems.map(({ message }) => message);
    };
    expect(messages(' {user}  ')).toEqual(['Leave message must be at least 8 characters long']);
    expect(messages('{user}!!')).toEqual([]);
  });

  test('count UTF-16 code units, as the browser does', () => {
    const half = Math.floor(Number(name.maxLength) / 2);
    expect(judge('customize', { bot_name: '🎮'.repeat(half) }).problems).toEqual([]);
    expect(judge('customize', { bot_name: '🎮'.repeat(half + 1) }).problems).toHaveLength(1);
  });

  test('of a wrong kind name the setting', () => {
    expect(judge('customize', { prefix: 5 }).problems).toEqual([
      ['prefix', 'Command prefix has a value of the wrong kind'],
    ]);
  });

  test('tighten while their condition holds', () => {
    const long = { welcome_message: `{user} ${'a'.repeat(150)}` };
    expect(judge('welcomeLeave', long).problems).toEqual([]);
    expect(judge('welcomeLeave', { ...long, welcome_image_enabled: true }).problems).toEqual([
      ['welcome_message', 'Welcome image message cannot exceed 150 characters'],
    ]);
    expect(judge('welcomeLeave', { welcome_message: '1\n2\n3\n4', welcome_image_enabled: true }).problems).toEqual([
      ['welcome_message', 'Welcome image message cannot exceed 3 lines'],
    ]);
  });
});

describe('rules', () => {
  const welcome = { welcome_enabled: true, welcome_channel_id: '301', welcome_message: 'Hello {user}' };

  test('are judged in their order, and only while their condition holds', () => {
    expect(judge('welcomeLeave', { welcome_enabled: true }).problems).toEqual([
      ['welcome_channel_id', 'Please select a channel for welcome messages'],
      ['welcome_message', 'Welcome message must be at least 5 characters long'],
      ['welcome_message', 'Welcome message must include the {user} variable'],
    ]);
    expect(judge('welcomeLeave', welcome).problems).toEqual([]);
  });

  test('may warn without refusing', () => {
    const verdict = judge('welcomeLeave', { ...welcome, welcome_message: '{user} {member_count}' }, { plan: 'free' });
    expect(verdict.problems).toEqual([]);
    expect(verdict.warnings).toEqual([
      ['welcome_message', '{member_count} is a premium variable. Without Premium the bot leaves it empty.'],
    ]);
  });

  const verification = {
    verification_enabled: true,
    verification_mode: 'restrictive',
    log_channel_id: '301',
    unverified_role_id: '201',
    verified_role_id: '202',
  };

  test.each([
    [{}, []],
    [{ unverified_role_id: null }, ['Please select a role for unverified members']],
    [{ unverified_role_id: '202' }, ['Unverified and verified roles must be different']],
    [
      { unverified_role_id: '204' },
      ['The unverified role cannot have administrator permissions', 'The verified role must be higher in hierarchy'],
    ],
    [
      { unverified_role_id: '203' },
      ['The verified role must be higher in hierarchy', 'The unverified role should have limited permissions'],
    ],
    [{ unverified_role_id: '203', verification_mode: 'permissive' }, []],
    [
      { verification_mode: 'permissive', unverified_role_id: null, log_channel_id: null },
      ['Please select a channel for verification'],
    ],
  ])('about roles of the server: %j', (changes, sentences) => {
    expect(judge('userVerification', { ...verification, ...changes }).problems.map(([, text]) => text)).toEqual(
      sentences,
    );
  });

  test('about rows stand at their row', () => {
    const item = { ...rowDefaults(), id: 'a', role_id: '201' };
    expect(judge('shop', { items: [item, { ...item, id: 'b', role_id: null }] }).problems).toEqual([
      ['items.1.role_id', 'Please select a role'],
    ]);
    expect(judge('shop', { items: [{ ...item, type: 'exchange' }] }).problems).toEqual([
      ['items.0.type', 'Secondary currency must be enabled to use exchange'],
    ]);
  });
});

describe('inactive fields', () => {
  test('are not validated, but keep their shape', () => {
    const item = { ...rowDefaults(), id: 'a', role_id: '201', exchange_amount: 0 };
    expect(judge('shop', { items: [item] }).problems).toEqual([]);
    const economy = { modules: { economy: { use_secondary_currency: true } } };
    expect(judge('shop', { items: [{ ...item, type: 'exchange' }] }, economy).problems).toEqual([
      ['items.0.exchange_amount', 'Exchange amount must be greater than 0'],
    ]);
    expect(judge('shop', { items: [{ ...item, exchange_amount: 'much' }] }).problems).toHaveLength(1);
  });

  test('keep to their upper limits, which say what can be stored at all', () => {
    expect(judge('lottery', { active_lottery_type: 'number', ticket_price: 0 }).problems).toEqual([]);
    expect(judge('lottery', { active_lottery_type: 'number', ticket_price: 1e308 }).problems).toEqual([
      ['ticket_price', 'Ticket price cannot exceed 1000000000'],
    ]);
  });
});

describe('references', () => {
  test('lead to a role or channel of the server, of the right type', () => {
    expect(judge('shop', { log_channel_id: '999' }).problems).toHaveLength(1);
    expect(judge('shop', { log_channel_id: '302' }).problems).toHaveLength(1);
    expect(judge('shop', { log_channel_id: '301' }).problems).toEqual([]);
  });

  test('that were stored and lead nowhere now warn, and block nothing', () => {
    const verdict = judge('shop', { log_channel_id: '999', enabled: true }, {}, { log_channel_id: '999' });
    expect(verdict.problems).toEqual([]);
    expect(verdict.warnings).toHaveLength(1);
  });

  test('cannot be judged while the platform is silent; what did not change is not asked', () => {
    const guild = { ...contextOf().guild, channels: null, roles: null };
    expect(judge('shop', { log_channel_id: '301' }, { guild }).problems).toHaveLength(1);
    expect(
      judge('shop', { log_channel_id: '301', enabled: true }, { guild }, { log_channel_id: '301' }).problems,
    ).toEqual([]);
  });
});

describe('ratchet', () => {
  const rows = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ ...rowDefaults(), id: `i${index}`, role_id: '201' }));

  test('lets a surplus stay or shrink, and refuses more', () => {
    const saved = { items: rows(55) };
    expect(judge('shop', { items: rows(55), enabled: true }, {}, saved).problems).toEqual([]);
    expect(judge('shop', { items: rows(54) }, {}, saved).problems).toEqual([]);
    expect(judge('shop', { items: rows(56) }, {}, saved).problems).toEqual([['items', 'Maximum 50 items allowed']]);
    expect(judge('shop', { items: rows(51) }, {}, { items: rows(50) }).problems).toHaveLength(1);
  });

  test('says of a list above its limit that alone: there may be as many rows as somebody likes', () => {
    const spoiled = (count: number) => rows(count).map((row) => ({ ...row, role_id: '999', description: 5 }));
    const saved = { items: rows(55) };
    const full = [['items', 'Maximum 50 items allowed']];
    expect(judge('shop', { items: spoiled(51) as never }).problems).toEqual(full);
    expect(judge('shop', { items: spoiled(56) as never, log_channel_id: '999' }, {}, saved).problems).toEqual([
      ...full,
      ['log_channel_id', expect.any(String)],
    ]);
    expect(judge('shop', { items: spoiled(55) as never }, {}, saved).problems.length).toBeGreaterThan(55);
  });

  test('says so of a list in a row, too', () => {
    const word: Field = { type: 'string', title: 'Word', default: '' };
    const words: Field = { type: 'array', title: 'Words', default: [], maxItems: 2, items: word };
    const module = moduleOf({
      items: {
        type: 'array',
        default: [],
        items: { type: 'object', title: 'Item', default: {}, properties: { words } },
      },
      name: { type: 'string', default: '', maxLength: 2 },
    });
    const paths = (document: SettingsDocument) =>
      validate(module, { document, context: contextOf() }).problems.map(({ path }) => path);
    const items = [{ words: ['a', 5] }, { words: ['a', 5, 5] }, { words: ['a'] }];
    expect(paths({ items, name: 'long' })).toEqual(['items.0.words.1', 'items.1.words', 'name']);
  });

  test('finds the row of a nested value by its key when rows move', () => {
    const [first, second] = rows(2).map((row) => ({ ...row, description: 'x'.repeat(300) }));
    const saved = { items: [first, second] as never };
    expect(judge('shop', { items: [second] as never }, {}, saved).problems).toEqual([]);
    const worse = { ...second, description: 'x'.repeat(301) };
    expect(judge('shop', { items: [worse] as never }, {}, saved).problems).toEqual([
      ['items.0.description', 'Description cannot exceed 200 characters'],
    ]);
  });

  test('does not excuse a value whose condition was switched on just now', () => {
    const message = { welcome_message: 'x'.repeat(200) };
    expect(judge('welcomeLeave', { ...message, welcome_image_enabled: true }, {}, message).problems).toHaveLength(1);
  });

  test('tolerates a rule only while nothing that it reads has changed', () => {
    const saved = { verification_enabled: true, verified_role_id: '202' };
    expect(judge('userVerification', { ...saved, timeout_minutes: 20 }, {}, saved).problems).toEqual([]);
    expect(judge('userVerification', saved, {}, { verified_role_id: '202' }).problems).toEqual([
      ['log_channel_id', 'Please select a channel for verification'],
    ]);
  });
});

function rowDefaults(): SettingsDocument {
  const { properties } = forPlan(modules.shop.spec, 'premium').fields.items?.items ?? {};
  return Object.fromEntries(Object.entries(properties ?? {}).map(([name, field]) => [name, field.default]));
}

describe('sentences of a conditional limit', () => {
  test('carry its own numbers, also where the field words them', () => {
    const field = forPlan(modules.welcomeLeave.spec, 'premium').fields.welcome_message;
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
  const judged = (plan: string, document: SettingsDocument, saved?: SettingsDocument) => {
    const { problems, warnings } = validate(module, { document, saved, context: contextOf({ plan }) });
    return { problems: problems.map(({ path, message }) => `${path}: ${message}`), warnings: warnings.length };
  };
  const sentences = [
    'style: Gold needs Premium',
    'days.1: Tuesdays need Premium',
    'auto: Auto needs Premium',
    'period: Long periods need Premium',
  ];

  test('is refused with its own sentence, on each plan below', () => {
    expect(judged('free', gold, plain)).toEqual({ problems: sentences, warnings: 0 });
    expect(judged('premium', gold, plain)).toEqual({ problems: [], warnings: 0 });
    expect(judged('royal', { ...gold, style: 'royal' }, plain)).toEqual({ problems: [], warnings: 0 });
    expect(judged('premium', { ...plain, style: 'royal' }).problems).toEqual(['style: Royal needs the royal plan']);
    expect(judged('free', { ...plain, style: 'silver' }).problems).toEqual(['style: Choose a style']);
  });

  test('stays where it is stored', () => {
    expect(judged('free', gold, gold)).toEqual({ problems: [], warnings: 4 });
    expect(judged('free', { ...gold, style: 'royal' }, gold).problems).toEqual(['style: Royal needs the royal plan']);
  });
});

describe('entries that are there twice', () => {
  const messages = { uniqueItems: 'Each once' };
  const module = moduleOf({
    words: {
      type: 'array',
      default: [],
      uniqueItems: 'ignoreCase',
      items: { type: 'string', title: 'Word' } as Field,
      messages,
    },
    days: {
      type: 'array',
      default: [],
      uniqueItems: true,
      items: { type: ['string', 'null'], title: 'Day' } as Field,
      messages,
    },
  });
  const paths = (document: SettingsDocument, saved?: SettingsDocument) =>
    validate(module, { document, saved, context: contextOf() }).problems.map(({ path, rule, message }) => [
      path,
      rule,
      message,
    ]);

  test('are refused, in another case too where that makes no difference', () => {
    const refused = (path: string) => [[path, 'uniqueItems', 'Each once']];
    expect(paths({ words: ['memes', 'cats'], days: ['a', 'A', null] })).toEqual([]);
    expect(paths({ words: ['memes', 'MEMES'], days: [] })).toEqual(refused('words'));
    expect(paths({ words: [], days: ['a', 'b', 'a'] })).toEqual(refused('days'));
  });

  test('may stay or get fewer where they are stored', () => {
    const saved = { words: ['a', 'A', 'a'], days: [] };
    expect(paths(saved, saved)).toEqual([]);
    expect(paths({ words: ['a', 'A', 'b'], days: [] }, saved)).toEqual([]);
    expect(paths({ words: ['a', 'A', 'a', 'a'], days: [] }, saved)).toHaveLength(1);
  });
});

test('a time zone is one of the shared list; one that is stored stays', () => {
  const refused = ['timezone', 'Choose a time zone from the list'];
  expect(judge('customize', { timezone: 'Mars/Olympus' }).problems).toEqual([refused]);
  expect(judge('customize', { timezone: 'Europe/Bucharest' }).problems).toEqual([]);
  const stored = judge('customize', { timezone: 'Antarctica/Troll' }, {}, { timezone: 'Antarctica/Troll' });
  expect(stored).toEqual({ problems: [], warnings: [refused] });
});

test.each([
  ['sources', ['memes', 'memes', 'MEMES'], 'Each subreddit can be in the list only once'],
  ['schedule_days', [1, 2, 1], 'Each day can be in the list only once'],
  ['media_types', ['image', 'image'], 'Each media type can be in the list only once'],
  ['blacklist_keywords', ['Spam', 'spam'], 'Each keyword can be in the list only once'],
])('%s of reddit delivery has nothing twice', (path, list, message) => {
  expect(judge('redditDelivery', { [path]: list }).problems).toEqual([[path, message]]);
});
