import { describe, expect, test } from 'vitest';
import { loadModule, type ModuleId, moduleIds } from '../../../generated/catalogue.ts';
import { defaultsOf } from '../documents/defaults.ts';
import type { BotPermission, CompiledModule, Context, Field, SettingsDocument } from '../model.ts';
import { type FieldForPlan, resolveForPlan } from '../plans/resolveForPlan.ts';
import { resolveModule } from '../resolved/resolvedModule.ts';
import { contextOf, role } from '../test/context.ts';
import { fieldOf, moduleOf } from '../test/module.ts';
import { validate } from './validate.ts';

const modules = new Map<ModuleId, CompiledModule>();
for (const id of moduleIds) modules.set(id, await loadModule(id));
const customize = await loadModule('customize');
const shop = await loadModule('shop');
const welcomeLeave = await loadModule('welcomeLeave');

function check(id: ModuleId, changes: SettingsDocument, parts: Partial<Context> = {}, saved?: SettingsDocument) {
  const module = modules.get(id);
  if (!module) throw new Error(`No module ${id}`);
  const context = contextOf(parts);
  const defaults = defaultsOf(resolveForPlan(module.spec, context.plan));
  const result = validate(resolveModule(module, context), {
    document: { ...defaults, ...changes },
    saved: saved && { ...defaults, ...saved },
  });
  return {
    problems: result.problems.map(({ path, message }) => [path, message]),
    warnings: result.warnings.map(({ path, message }) => [path, message]),
  };
}

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

describe('rules', () => {
  const welcome = { welcome_enabled: true, welcome_channel_id: '301', welcome_message: 'Hello {user}' };

  test('are evaluated in order, and only while their condition is true', () => {
    expect(check('welcomeLeave', { welcome_enabled: true }).problems).toEqual([
      ['welcome_channel_id', 'Please select a channel for welcome messages'],
      ['welcome_message', 'Welcome message must be at least 5 characters long'],
      ['welcome_message', 'Welcome message must include the {user} variable'],
    ]);
    expect(check('welcomeLeave', welcome).problems).toEqual([]);
  });

  test('may only warn', () => {
    const result = check('welcomeLeave', { ...welcome, welcome_message: '{user} {member_count}' }, { plan: 'free' });
    expect(result.problems).toEqual([]);
    expect(result.warnings).toEqual([
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
  ])('about roles of the guild: %j', (changes, messages) => {
    expect(check('userVerification', { ...verification, ...changes }).problems.map(([, text]) => text)).toEqual(
      messages,
    );
  });

  test('about rows are reported at the row', () => {
    const item = { ...rowDefaults(), id: 'a', role_id: '201' };
    expect(check('shop', { items: [item, { ...item, id: 'b', role_id: null }] }).problems).toEqual([
      ['items.1.role_id', 'Please select a role'],
    ]);
    expect(check('shop', { items: [{ ...item, type: 'exchange' }] }).problems).toEqual([
      ['items.0.type', 'Secondary currency must be enabled to use exchange'],
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
    const item = { ...rowDefaults(), id: 'a', role_id: '201' };
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

describe('references', () => {
  test('must point to a role or channel of the guild, of the right type', () => {
    expect(check('shop', { log_channel_id: '999' }).problems).toHaveLength(1);
    expect(check('shop', { log_channel_id: '302' }).problems).toHaveLength(1);
    expect(check('shop', { log_channel_id: '301' }).problems).toEqual([]);
  });

  test('that are stored and have become dangling only warn', () => {
    const result = check('shop', { log_channel_id: '999', enabled: true }, {}, { log_channel_id: '999' });
    expect(result.problems).toEqual([]);
    expect(result.warnings).toHaveLength(1);
  });

  test('that changed cannot be checked while Discord is unavailable', () => {
    const guild = { ...contextOf().guild, channels: null, roles: null };
    expect(check('shop', { log_channel_id: '301' }, { guild }).problems).toHaveLength(1);
    expect(
      check('shop', { log_channel_id: '301', enabled: true }, { guild }, { log_channel_id: '301' }).problems,
    ).toEqual([]);
  });
});

describe('assignable roles', () => {
  const { guild } = contextOf();
  const roles = [...(guild.roles ?? []), { ...role('205', 2), managed: true }];
  const server = { ...guild, roles, botRoles: ['203'] };
  const cannot = {
    '100': 'All members already have @everyone. Choose another role.',
    '205': 'This role belongs to a bot or an integration, so it cannot be assigned to members. Choose another one.',
    '203': expect.stringContaining('The bot can only assign roles that are below its own.'),
    '204': expect.stringContaining('The bot can only assign roles that are below its own.'),
  };
  const given: [ModuleId, string, (role_id: string) => SettingsDocument][] = [
    ['shop', 'items.0.role_id', (role_id) => ({ items: [{ ...rowDefaults(), id: 'a', role_id }] })],
    [
      'shop',
      'items.0.previous_role_id',
      (id) => ({ items: [{ ...rowDefaults(), id: 'a', type: 'rank_role', role_id: '202', previous_role_id: id }] }),
    ],
    [
      'reactRoles',
      'emoji_rows.0.role_id',
      (role_id) => ({ emoji_message: 'Hi', emoji_rows: [{ emoji: '🎮', role_id }] }),
    ],
    ['userVerification', 'verified_role_id', (id) => ({ verified_role_id: id })],
    ['userVerification', 'unverified_role_id', (id) => ({ verification_mode: 'restrictive', unverified_role_id: id })],
  ];

  test.each(given)('in %s at %s cannot be managed, @everyone or above the bot’s own', (id, path, document) => {
    const refused = (role_id: string) => check(id, document(role_id), { guild: server }).problems;
    for (const [one, message] of Object.entries(cannot)) expect(refused(one)).toEqual([[path, message]]);
    expect(refused('201')).toEqual([]);
    const unknown = check(id, document('204'), { guild: { ...server, botRoles: null } });
    expect(unknown.problems).toEqual([]);
  });

  test('only warn if they are stored', () => {
    const stored = { verified_role_id: '204' };
    const result = check('userVerification', { ...stored, timeout_minutes: 20 }, { guild: server }, stored);
    expect(result.problems).toEqual([]);
    expect(result.warnings).toEqual([['verified_role_id', cannot['204']]]);
  });

  test('are not required where the bot only checks a role', () => {
    const custom_rules = [{ role_id: '204', allow: true }];
    expect(check('tempVoice', { permission_mode: 'custom', custom_rules }, { guild: server }).problems).toEqual([]);
  });
});

describe('channels the bot works in', () => {
  const all: BotPermission[] = [
    'VIEW_CHANNEL',
    'SEND_MESSAGES',
    'EMBED_LINKS',
    'ATTACH_FILES',
    'CONNECT',
    'MOVE_MEMBERS',
    'MANAGE_CHANNELS',
  ];
  const { guild } = contextOf();
  const server = (bot_lacks: string[]) => ({
    ...guild,
    channels: (guild.channels ?? []).map((channel) => ({ ...channel, bot_lacks })),
    voiceChannels: (guild.voiceChannels ?? []).map((channel) => ({ ...channel, bot_lacks })),
    categories: (guild.categories ?? []).map((category) => ({ ...category, bot_lacks })),
  });
  const posts: BotPermission[] = ['VIEW_CHANNEL', 'SEND_MESSAGES', 'EMBED_LINKS'];
  const moves: BotPermission[] = ['VIEW_CHANNEL', 'CONNECT', 'MOVE_MEMBERS', 'MANAGE_CHANNELS'];
  const places: [ModuleId, string, string, BotPermission[]][] = [
    ['welcomeLeave', 'welcome_channel_id', '301', [...posts, 'ATTACH_FILES']],
    ['welcomeLeave', 'leave_channel_id', '301', posts],
    ['inviteTracker', 'invite_log_channel_id', '301', posts],
    ['userVerification', 'log_channel_id', '301', posts],
    ['ranks', 'log_channel_id', '301', [...posts, 'CONNECT']],
    ['shop', 'log_channel_id', '301', posts],
    ['blackjack', 'channel_id', '301', posts],
    ['blackjack', 'log_channel_id', '301', posts],
    ['lottery', 'announcement_channel_id', '301', posts],
    ['lottery', 'log_channel_id', '301', posts],
    ['statistics', 'stats_channel_id', '301', posts],
    ['redditDelivery', 'channel_id', '301', posts],
    ['tempVoice', 'hub_channel_id', '401', moves],
    ['tempVoice', 'parent_category_id', '501', moves],
  ];

  test.each(places)('in %s at %s require the declared permissions', (id, name, channel, needs) => {
    const rejected = (lacking: BotPermission) =>
      check(id, { [name]: channel }, { guild: server([lacking]) }).problems.some(([path]) => path === name);
    expect(all.filter(rejected).sort()).toEqual([...needs].sort());
  });

  test('require nothing if the bot only watches them', () => {
    const document = { voice_afk_enabled: true, afk_channels: ['401'] };
    expect(check('economy', document, { guild: server(all) }).problems.map(([path]) => path)).not.toContain(
      'afk_channels.0',
    );
  });

  test('are rejected with advice, and a warning if stored', () => {
    const document = { log_channel_id: '301' };
    const sentence =
      'The bot lacks permissions in this channel: View Channel, Embed Links. ' +
      "Grant them to the bot in the channel's settings, or choose another channel.";
    const lacking = { guild: server(['EMBED_LINKS', 'VIEW_CHANNEL', 'CONNECT']) };
    expect(check('shop', document, lacking).problems).toEqual([['log_channel_id', sentence]]);
    const verdict = check('shop', { ...document, message: 'New' }, lacking, document);
    expect(verdict).toMatchObject({ problems: [], warnings: [['log_channel_id', sentence]] });
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

describe('ratchet', () => {
  const rows = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ ...rowDefaults(), id: `i${index}`, role_id: '201' }));

  test('lets surplus rows stay or shrink, but not grow', () => {
    const saved = { items: rows(55) };
    expect(check('shop', { items: rows(55), enabled: true }, {}, saved).problems).toEqual([]);
    expect(check('shop', { items: rows(54) }, {}, saved).problems).toEqual([]);
    expect(check('shop', { items: rows(56) }, {}, saved).problems).toEqual([['items', 'Maximum 50 items allowed']]);
    expect(check('shop', { items: rows(51) }, {}, { items: rows(50) }).problems).toHaveLength(1);
  });

  test('reports only the length of a list above its limit, whose rows may be any number', () => {
    const invalidRows = (count: number) => rows(count).map((row) => ({ ...row, role_id: '999', description: 5 }));
    const saved = { items: rows(55) };
    const full = [['items', 'Maximum 50 items allowed']];
    expect(check('shop', { items: invalidRows(51) }).problems).toEqual(full);
    expect(check('shop', { items: invalidRows(56), log_channel_id: '999' }, {}, saved).problems).toEqual([
      ...full,
      ['log_channel_id', expect.any(String)],
    ]);
    expect(check('shop', { items: invalidRows(55) }, {}, saved).problems.length).toBeGreaterThan(55);
  });

  test('reports only the length of a list in a row, too', () => {
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
      validate(resolveModule(module, contextOf()), { document }).problems.map(({ path }) => path);
    const items = [{ words: ['a', 5] }, { words: ['a', 5, 5] }, { words: ['a'] }];
    expect(paths({ items, name: 'long' })).toEqual(['items.0.words.1', 'items.1.words', 'name']);
  });

  test('matches moved rows by key', () => {
    const row = (id: string) => ({ ...rowDefaults(), id, role_id: '201', description: 'x'.repeat(300) });
    const [first, second] = [row('a'), row('b')];
    const saved = { items: [first, second] };
    expect(check('shop', { items: [second] }, {}, saved).problems).toEqual([]);
    const worse = { ...second, description: 'x'.repeat(301) };
    expect(check('shop', { items: [worse] }, {}, saved).problems).toEqual([
      ['items.0.description', 'Description cannot exceed 200 characters'],
    ]);
  });

  describe('of a hidden field', () => {
    const hidden = { active_lottery_type: 'number', ticket_price: 0 };
    const paths = (changes: SettingsDocument, saved: SettingsDocument) =>
      check('lottery', changes, {}, saved).problems.map(([path]) => path);

    test('lets a stored violation stay while unchanged', () => {
      expect(paths({ ...hidden, number_max: 50 }, hidden)).toEqual([]);
      expect(paths({ ...hidden, ticket_price: -1 }, hidden)).toEqual(['ticket_price']);
    });

    test('tolerates nothing once the field is visible', () => {
      expect(paths({ ...hidden, active_lottery_type: 'ticket' }, hidden)).toEqual(['ticket_price']);
      expect(paths({ active_lottery_type: 'ticket', ticket_price: -1 }, hidden)).toEqual(['ticket_price']);
    });

    test('lets a violation stay that was stored while visible, under an earlier schema', () => {
      const shown = { active_lottery_type: 'ticket', ticket_price: 0 };
      expect(paths({ ...shown, number_max: 50 }, shown)).toEqual([]);
      expect(paths({ ...shown, ticket_price: -1 }, shown)).toEqual(['ticket_price']);
    });
  });

  describe('after a plan has ended', () => {
    const module = moduleOf(
      {
        open: { type: 'boolean', default: false },
        seats: { type: 'integer', default: 1, maximum: 50, plans: { free: { maximum: 5 } }, visible: 'self.open' },
      },
      { expressions: { 'self.open': ({ self }) => self.open } },
    );
    const refused = (document: SettingsDocument, saved: SettingsDocument) =>
      validate(resolveModule(module, contextOf({ plan: 'free' })), { document, saved }).problems.length;

    test('lets values stay that the plan allowed, visible or not', () => {
      expect(refused({ open: true, seats: 20 }, { open: false, seats: 20 })).toBe(0);
      expect(refused({ open: false, seats: 20 }, { open: true, seats: 20 })).toBe(0);
      expect(refused({ open: true, seats: 21 }, { open: false, seats: 20 })).toBe(1);
      expect(refused({ open: true, seats: 60 }, { open: false, seats: 60 })).toBe(1);
    });
  });

  test('tolerates a violated rule only if its field was active before', () => {
    const base = moduleOf(
      { open: { type: 'boolean', default: false }, from: { type: 'integer', default: 1, visible: 'self.open' } },
      { expressions: { 'self.open': ({ self }) => self.open, 'self.from > 0': ({ self }) => Number(self.from) > 0 } },
    );
    const rules = [{ rule: 'self.from > 0', at: 'from', message: 'Above 0' }];
    const module = { ...base, spec: { ...base.spec, rules }, reads: { 'self.from > 0': ['self.from'] } };
    const refused = (document: SettingsDocument, saved: SettingsDocument) =>
      validate(resolveModule(module, contextOf()), { document, saved }).problems.length;
    expect(refused({ open: true, from: 0 }, { open: true, from: 0 })).toBe(0);
    expect(refused({ open: true, from: 0 }, { open: false, from: 0 })).toBe(1);
  });

  test('does not apply to a limit whose condition has just become true', () => {
    const message = { welcome_message: 'x'.repeat(200) };
    expect(check('welcomeLeave', { ...message, welcome_image_enabled: true }, {}, message).problems).toHaveLength(1);
  });

  test('tolerates a violated rule only while nothing that it reads has changed', () => {
    const saved = { verification_enabled: true, verified_role_id: '202' };
    expect(check('userVerification', { ...saved, timeout_minutes: 20 }, {}, saved).problems).toEqual([]);
    expect(check('userVerification', saved, {}, { verified_role_id: '202' }).problems).toEqual([
      ['log_channel_id', 'Please select a channel for verification'],
    ]);
  });
});

function rowDefaults(): SettingsDocument {
  const { properties } = resolveForPlan(shop.spec, 'premium').fields.items?.items ?? {};
  return Object.fromEntries(Object.entries(properties ?? {}).map(([name, field]) => [name, field.default]));
}

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
