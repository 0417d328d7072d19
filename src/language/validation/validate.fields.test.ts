import { describe, expect, test } from 'vitest';
import type {
  Channel,
  CompiledExpression,
  Field,
  GuildLists,
  Problem,
  Reference,
  Rule,
  SettingsDocument,
  WidgetOptions,
} from '../model.ts';
import { resolveModule } from '../resolved/resolvedModule.ts';
import { contextOf } from '../test/context.ts';
import { moduleOf } from '../test/module.ts';
import { validate } from './validate.ts';

const text = (parts: Partial<Field> = {}): Field => ({ type: 'string', title: 'Text', default: '', ...parts });
const list = (items: Field, parts: Partial<Field> = {}): Field => ({
  type: 'array',
  title: 'List',
  default: [],
  items,
  ...parts,
});
const object = (properties: Record<string, Field>): Field => ({
  type: 'object',
  title: 'Row',
  default: {},
  properties,
});

interface Options {
  rules?: Rule[];
  expressions?: Record<string, CompiledExpression>;
  reads?: Record<string, string[]>;
  standard?: Record<string, string>;
  guild?: Partial<GuildLists>;
}

/** Validates documents of a module with these fields. Problems and warnings are written `path rule message`. */
function validatorOf(
  fields: Record<string, Partial<Field>>,
  { rules = [], expressions, reads = {}, standard, guild }: Options = {},
) {
  const base = moduleOf(fields, { expressions });
  const spec = { ...base.spec, rules, standard: { ...base.spec.standard, ...standard } };
  const context = contextOf({ guild: { ...contextOf().guild, ...guild } });
  const format = (problems: Problem[]) => problems.map(({ path, rule, message }) => `${path} ${rule} ${message}`);
  return (document: SettingsDocument, saved?: SettingsDocument) => {
    const { problems, warnings } = validate(resolveModule({ ...base, spec, reads }, context), { document, saved });
    return { problems: format(problems), warnings: format(warnings) };
  };
}

describe('dates and moments', () => {
  const standard = { type: '{title} is of a wrong type' };
  const day = text({ title: 'Day', type: ['string', 'null'], format: 'date' });
  const moment = text({ title: 'Moment', format: 'date-time' });

  test('are days of the calendar, in the form in which they are stored', () => {
    const check = validatorOf({ day, moment }, { standard });
    expect(check({ day: '2024-02-29', moment: '2026-03-29T00:30:00Z' }).problems).toEqual([]);
    expect(check({ day: null, moment: '2026-03-29T00:30:00Z' }).problems).toEqual([]);
    expect(check({ day: '2026-02-29', moment: '2026-03-29T00:30' }).problems).toEqual([
      'day pattern Day is of a wrong type',
      'moment pattern Moment is of a wrong type',
    ]);
    expect(check({ day: '', moment: '2026-03-29' }).problems).toHaveLength(2);
  });

  test('that have passed since they were stored may stay, but not be chosen', () => {
    const rule: Rule = { rule: 'future', at: 'moment', message: 'Choose a later time' };
    const now = Date.parse('2026-03-29T00:00:00Z') / 1000;
    const check = validatorOf(
      { moment },
      {
        rules: [rule],
        expressions: { future: (e) => Date.parse(String(e.self.moment)) / 1000 > now },
        reads: { future: ['now', 'self.moment', 'timeZone'] },
      },
    );
    const [past, earlier, later] = ['2026-03-28T00:00:00Z', '2026-03-27T00:00:00Z', '2026-03-30T00:00:00Z'];
    expect(check({ moment: later }, { moment: past })).toEqual({ problems: [], warnings: [] });
    expect(check({ moment: past }, { moment: past })).toEqual({
      problems: [],
      warnings: ['moment rule:0 Choose a later time'],
    });
    expect(check({ moment: earlier }, { moment: past }).problems).toEqual(['moment rule:0 Choose a later time']);
    expect(check({ moment: past }).problems).toEqual(['moment rule:0 Choose a later time']);
  });
});

describe('a schedule', () => {
  const hours = list(object({ from: text(), to: text(), days: list(text()) }), {
    format: 'schedule',
    messages: { overlap: 'That overlaps' },
  });
  const time = (from: string, to: string) => ({ days: ['friday'], from, to });
  const check = validatorOf({ hours });

  test('has no times that overlap: the later entry is marked', () => {
    expect(check({ hours: [time('18:00', '22:00'), time('22:00', '23:00')] }).problems).toEqual([]);
    expect(check({ hours: [time('18:00', '22:00'), time('20:00', '23:00'), time('17:00', '19:00')] }).problems).toEqual(
      ['hours.1.from overlap That overlaps', 'hours.2.from overlap That overlaps'],
    );
  });

  test('may keep the overlaps that are stored until it is changed', () => {
    const stored = [time('18:00', '22:00'), time('20:00', '23:00')];
    expect(check({ hours: stored }, { hours: stored })).toEqual({
      problems: [],
      warnings: ['hours.1.from overlap That overlaps'],
    });
    expect(check({ hours: [...stored, time('01:00', '02:00')] }, { hours: stored }).problems).toHaveLength(1);
  });
});

describe('required settings', () => {
  const standard = { required: '"{title}" cannot be left empty' };
  const name = text({ title: 'Name', required: true, maxLength: 9 });
  const empty = 'name required "Name" cannot be left empty';

  test('are refused while nothing is entered, with their own sentence or the standard one', () => {
    const role = text({ type: ['string', 'null'], required: true, messages: { required: 'Choose a role' } });
    const check = validatorOf({ name, role, tags: list(text(), { title: 'Tags', required: true }) }, { standard });
    expect(check({ name: ' \u200b', role: null, tags: [] }).problems).toEqual([
      empty,
      'role required Choose a role',
      'tags required "Tags" cannot be left empty',
    ]);
    expect(check({ name: 'x', role: '1', tags: [''] }).problems).toEqual([]);
  });

  test('say that alone, whatever else an empty value breaks', () => {
    const check = validatorOf(
      { name: { ...name, minLength: 2, pattern: '^x', messages: { minLength: 'Too short', pattern: 'No x' } } },
      { standard },
    );
    expect(check({ name: '' }).problems).toEqual([empty]);
    expect(check({ name: 'x' }).problems).toEqual(['name minLength Too short']);
  });

  test('may be empty while they are hidden, but not be shown then', () => {
    const check = validatorOf(
      { on: { type: 'boolean' }, name: { ...name, visible: 'on' } },
      { standard, expressions: { on: ({ self }) => self.on } },
    );
    expect(check({ on: false, name: '' }).problems).toEqual([]);
    expect(check({ on: true, name: '' }, { on: false, name: '' }).problems).toEqual([empty]);
    expect(check({ on: true, name: '' }, { on: true, name: '' })).toEqual({ problems: [], warnings: [empty] });
    expect(check({ on: true, name: '' }, { on: true, name: 'x' }).problems).toEqual([empty]);
  });

  test('are demanded of each entry, and not where the plan locks them', () => {
    const row = object({ name });
    expect(validatorOf({ rows: list(row) }, { standard })({ rows: [{ name: 'x' }, { name: '' }] }).problems).toEqual([
      'rows.1.name required "Name" cannot be left empty',
    ]);
    const locked = { ...name, plans: { premium: { locked: 'default', message: '' } } } as const;
    expect(validatorOf({ name: locked }, { standard })({ name: '' }).problems).toEqual([]);
  });
});

describe('schema errors', () => {
  test('are in the order of the fields, unknown keys first', () => {
    const check = validatorOf({
      b: text({ maxLength: 1 }),
      a: text({ maxLength: 1 }),
      c: list(text({ maxLength: 1 })),
    });
    const { problems } = check({ c: ['x', 'xx'], a: 'xx', foreign: 1, b: 'xx' });
    expect(problems.map((problem) => problem.split(' ')[0])).toEqual(['foreign', 'b', 'a', 'c.1']);
  });

  test('have the message of their keyword, of its range, or the standard one with its parameters', () => {
    const check = validatorOf(
      {
        own: text({ title: 'Own', maxLength: 1, messages: { maxLength: 'Own words', length: 'Group' } }),
        group: text({ title: 'Group', maxLength: 1, messages: { length: 'Group words', pattern: 'Pattern' } }),
        plain: text({ title: 'Plain', maxLength: 1 }),
        unsaid: text({ title: 'Unsaid', pattern: '^a' }),
        entries: list(text(), { minItems: 1, messages: { count: 'At least one' }, default: ['a'] }),
        above: { type: 'number', default: 5, exclusiveMinimum: 0, messages: { range: 'Above 0' } },
      },
      { standard: { maxLength: '{title} has more than {limit}', additionalProperties: '{name} is unknown' } },
    );
    const document = { own: 'ab', group: 'ab', plain: 'ab', unsaid: 'b', entries: [], above: 0, foreign: 1 };
    expect(check(document).problems).toEqual([
      'foreign additionalProperties foreign is unknown',
      'own maxLength Own words',
      'group maxLength Group words',
      'plain maxLength Plain has more than 1',
      'unsaid pattern pattern',
      'entries minItems At least one',
      'above exclusiveMinimum Above 0',
    ]);
  });

  test('are not reported for hidden defaults, but for other hidden values', () => {
    const check = validatorOf(
      { open: { type: 'boolean' }, count: { type: 'integer', default: 0, minimum: 1, visible: 'self.open' } },
      { expressions: { 'self.open': ({ self }) => self.open } },
    );
    expect(check({ open: false, count: 0 }).problems).toEqual([]);
    expect(check({ open: true, count: 0 }).problems).toHaveLength(1);
    expect(check({ open: false, count: -1 }).problems).toHaveLength(1);
  });

  test('need a validator for the plan', () => {
    const module = moduleOf({});
    expect(() => validate(resolveModule(module, contextOf({ plan: 'gold' })), { document: {} })).toThrow("'gold'");
  });
});

describe('a conditional limit of a text', () => {
  const check = validatorOf(
    {
      on: { type: 'boolean' },
      shown: { type: 'boolean' },
      text: text({
        maxLength: 10,
        visible: 'self.shown',
        messages: { length: 'Over 10' },
        limits: [{ when: 'self.on', maxLength: 5, maxLines: 2, messages: { length: 'Over 5', lines: 'Over 2 lines' } }],
      }),
      entries: list(text({ limits: [{ when: 'self.on', maxLength: 2, messages: { length: 'Over 2' } }] })),
    },
    {
      expressions: { 'self.on': ({ self }) => self.on, 'self.shown': ({ self }) => self.shown },
      reads: { 'self.on': ['self.on'] },
    },
  );
  const base = { on: true, shown: true, text: '', entries: [] };

  test('has its own message up to the limit of the field, and then that of the field', () => {
    expect(check({ ...base, text: '12345' }).problems).toEqual([]);
    expect(check({ ...base, text: '123456' }).problems).toEqual(['text maxLength Over 5']);
    expect(check({ ...base, text: '1234567890' }).problems).toEqual(['text maxLength Over 5']);
    expect(check({ ...base, text: '12345678901' }).problems).toEqual(['text maxLength Over 10']);
    expect(check({ ...base, text: '1\n2' }).problems).toEqual([]);
    expect(check({ ...base, text: '1\n2\n' }).problems).toEqual(['text maxLines Over 2 lines']);
    expect(check({ ...base, entries: ['12', '123'] }).problems).toEqual(['entries.1 maxLength Over 2']);
  });

  test('applies while its condition is true and the text is visible', () => {
    expect(check({ ...base, on: false, text: '1\n2\n345' }).problems).toEqual([]);
    expect(check({ ...base, shown: false, text: '1\n2\n345' }).problems).toEqual([]);
  });

  test('lets a stored violation stay or improve, but not get worse', () => {
    const saved = { ...base, text: '1\n2\n345' };
    expect(check(saved, saved)).toEqual({
      problems: [],
      warnings: ['text maxLength Over 5', 'text maxLines Over 2 lines'],
    });
    expect(check({ ...base, text: '1\n2\n34' }, saved).problems).toEqual([]);
    expect(check({ ...base, text: '1\n2\n3\n4' }, saved).problems).toEqual(['text maxLines Over 2 lines']);
    expect(check({ ...base, text: '12345678' }, saved).problems).toEqual(['text maxLength Over 5']);
    expect(check(saved, { ...saved, on: false }).problems).toHaveLength(2);
    expect(check(saved, { ...saved, shown: false }).problems).toHaveLength(2);
  });

  test('applies to texts only', () => {
    expect(check({ ...base, text: 5 }).problems).toEqual(['text type type']);
  });
});

describe('references', () => {
  const role = text({ type: ['string', 'null'], refers: { to: 'role', assignable: true } });
  const channel = text({ refers: { to: 'channel', types: ['text'] } });
  const standard = {
    'reference.role': 'No role',
    'reference.channel': 'No channel',
    unavailable: 'Later',
    'reference.above': 'Above',
  };
  const fields = { role, channels: list(channel), row: object({ channel }) };
  const base = { role: null, channels: [], row: { channel: '' } };

  test('are checked in lists and objects, and may be empty', () => {
    const check = validatorOf(fields, { standard });
    expect(check(base).problems).toEqual([]);
    expect(check({ role: '', channels: ['', '301'], row: { channel: '301' } }).problems).toEqual([]);
    expect(check({ role: '9', channels: ['301', '302', '9'], row: { channel: '9' } }).problems).toEqual([
      'role reference No role',
      'channels.1 reference No channel',
      'channels.2 reference No channel',
      'row.channel reference No channel',
    ]);
  });

  test('cannot be checked without their list, unless unchanged', () => {
    const check = validatorOf(fields, { standard, guild: { channels: null } });
    const document = { ...base, channels: ['301', '301'] };
    expect(check(document).problems).toEqual(['channels.0 unavailable Later', 'channels.1 unavailable Later']);
    expect(check(document, document)).toEqual({ problems: [], warnings: [] });
    const unworded = validatorOf(fields, { guild: { channels: null } });
    expect(unworded(document).problems[0]).toBe('channels.0 unavailable ');
  });

  test('to a channel of unknown type do not satisfy a required type', () => {
    const untyped = { id: '301', name: 'x' } as Channel;
    const check = validatorOf(fields, { standard, guild: { channels: [untyped] } });
    expect(check({ ...base, channels: ['301'] }).problems).toEqual(['channels.0 reference No channel']);
  });

  test('to roles that cannot be assigned say why, and may stay if stored', () => {
    const check = validatorOf(fields, { standard, guild: { botRoles: ['203'] } });
    const document = { ...base, role: '204' };
    expect(check(document).problems).toEqual(['role reference Above']);
    expect(check(document, document)).toEqual({ problems: [], warnings: ['role reference Above'] });
  });
});

describe('a limit for several texts together', () => {
  const together = {
    ...object({ a: text({}), b: text({}), c: text({}) }),
    maxTotalLength: 5,
    totalLengthOf: ['a', 'b'],
    messages: { maxTotalLength: 'At most 5' },
  };
  const check = validatorOf({ group: together });
  const group = (a: string, b: string, c = '') => ({ group: { a, b, c } });

  test('counts the texts that are named', () => {
    expect(check(group('abc', 'de', 'not counted')).problems).toEqual([]);
    expect(check(group('abc', 'def')).problems).toEqual(['group maxTotalLength At most 5']);
  });

  test('a stored text that is too long may get shorter, but not longer', () => {
    const saved = group('abcd', 'efgh');
    expect(check(group('abcd', 'efg'), saved)).toEqual({ problems: [], warnings: ['group maxTotalLength At most 5'] });
    expect(check(group('abcd', 'efghi'), saved).problems).toEqual(['group maxTotalLength At most 5']);
  });
});

describe('sets of references', () => {
  const standard = { 'reference.role': 'No role', 'reference.member': 'No member', unavailable: 'Later' };
  const set = (items: Parameters<typeof list>[0]) => ({ ...list(items), uniqueItems: true as const });
  const fields = {
    roles: set(text({ refers: { to: 'role', assignable: true } })),
    members: set(text({ refers: { to: 'member' } })),
    mentions: set(text({ refers: { to: 'mention' } })),
    places: set(text({ refers: { to: 'channel', types: ['text', 'category'] } })),
  };
  const guild = { members: { 7: { id: '7', name: 'Ada' }, 9: null } };
  const check = validatorOf(fields, { standard: { ...standard, 'reference.channel': 'No channel' }, guild });
  const base = { roles: [], members: [], mentions: [], places: [] };

  test('an entry that is gone may stay wherever it is in the list, but not be added', () => {
    const saved = { ...base, roles: ['201', '9', '202'], members: ['7', '9'], mentions: ['@here', '<@&9>'] };
    const moved = { ...base, roles: ['9', '202'], members: ['9'], mentions: ['<@&9>', '@here'] };
    expect(check(moved, saved)).toEqual({
      problems: [],
      warnings: ['roles.0 reference No role', 'members.0 reference No member', 'mentions.0 reference No role'],
    });
    expect(check(moved).problems).toHaveLength(3);
  });

  test('mentions are checked by their kind; everyone always exists', () => {
    const mentions = ['@everyone', '<@&201>', '<@7>', '<@&8>', '<@9>'];
    expect(check({ ...base, mentions }).problems).toEqual([
      'mentions.3 reference No role',
      'mentions.4 reference No member',
    ]);
  });

  test('channels of several types may include categories', () => {
    const places = ['301', '501', '302', '401'];
    expect(check({ ...base, places }).problems).toEqual([
      'places.2 reference No channel',
      'places.3 reference No channel',
    ]);
  });

  test('a member of whom nothing is known is not judged, but while members cannot be read, none can be added', () => {
    expect(check({ ...base, members: ['8'] }).problems).toEqual([]);
    const out = validatorOf(fields, { standard, guild: { members: null } });
    const document = { ...base, members: ['7'], mentions: ['<@7>', '<@&201>'] };
    expect(out(document).problems).toEqual(['members.0 unavailable Later', 'mentions.0 unavailable Later']);
    expect(out(document, document)).toEqual({ problems: [], warnings: [] });
  });
});

describe('a channel in which the bot lacks permissions', () => {
  const botNeeds: Reference['botNeeds'] = ['VIEW_CHANNEL', 'SEND_MESSAGES', 'EMBED_LINKS'];
  const fields = {
    channel: text({ refers: { to: 'channel', types: ['text'], botNeeds } }),
    read: text({ refers: { to: 'channel' } }),
    rows: list(object({ category: text({ refers: { to: 'category', botNeeds: ['MANAGE_CHANNELS'] } }) })),
  };
  const standard = {
    'reference.channel': 'No channel',
    'reference.channel.permissions': 'Lacks {permissions}',
    'reference.category.permissions': 'Lacks {permissions} for channels in it',
    'permission.SEND_MESSAGES': 'Send Messages',
    'permission.EMBED_LINKS': 'Embed Links',
  };
  const guild = {
    channels: [
      { id: '301', name: 'open', type: 0, bot_lacks: ['MANAGE_CHANNELS'] },
      { id: '302', name: 'closed', type: 0, bot_lacks: ['MANAGE_CHANNELS', 'EMBED_LINKS', 'SEND_MESSAGES'] },
      { id: '303', name: 'unknown', type: 0, bot_lacks: null },
      { id: '304', name: 'news', type: 5, bot_lacks: ['SEND_MESSAGES'] },
    ],
    categories: [{ id: '501', name: 'Staff', position: 0, bot_lacks: ['MANAGE_CHANNELS'] }],
  };
  const check = validatorOf(fields, { standard, guild });
  const base = { channel: '', read: '', rows: [] };

  test('is rejected with a list of what is missing, in declared order', () => {
    expect(check({ ...base, channel: '302' }).problems).toEqual(['channel reference Lacks Send Messages, Embed Links']);
    expect(check({ ...base, rows: [{ category: '501' }] }).problems).toEqual([
      'rows.0.category reference Lacks MANAGE_CHANNELS for channels in it',
    ]);
  });

  test('is accepted if the setting does not need them or the permissions are unknown', () => {
    expect(check({ ...base, channel: '301', read: '302' }).problems).toEqual([]);
    expect(check({ ...base, channel: '303' })).toEqual({ problems: [], warnings: [] });
  });

  test('of the wrong type is rejected for its type only', () => {
    expect(check({ ...base, channel: '304' }).problems).toEqual(['channel reference No channel']);
  });

  test('is a warning if stored, and rejected if newly chosen', () => {
    const document = { ...base, channel: '302', rows: [{ category: '501' }] };
    expect(check(document, document)).toEqual({
      problems: [],
      warnings: [
        'channel reference Lacks Send Messages, Embed Links',
        'rows.0.category reference Lacks MANAGE_CHANNELS for channels in it',
      ],
    });
    expect(check(document, { ...base, channel: '301' }).problems).toHaveLength(2);
  });
});

describe('an unavailable choice', () => {
  type Card = NonNullable<WidgetOptions<'cards'>['options']>[number];
  const option = (value: string, parts: Partial<Card> = {}): Card => ({ value, title: value, ...parts });
  const field = (options: Card[]): Field => text({ default: 'a', ui: { widget: 'cards', options } });
  const expressions = { yes: () => true, no: () => false };
  const check = validatorOf(
    {
      one: field([
        option('a'),
        option('b', { visible: 'no' }),
        option('c', { enabled: 'no', disabledReason: 'Not now' }),
      ]),
      two: field([option('a'), option('b', { visible: 'no', disabledReason: 'No' }), option('b', { enabled: 'yes' })]),
      rows: list(object({ kind: field([option('a'), option('b', { visible: 'no' })]) }), { maxItems: 2 }),
    },
    { expressions },
  );
  const base = { one: 'a', two: 'a', rows: [] };

  test('is refused with its reason or the standard message, at any depth', () => {
    expect(check({ ...base, one: 'b' }).problems).toEqual(['one choice None of the choices']);
    expect(check({ ...base, one: 'c' }).problems).toEqual(['one choice Not now']);
    expect(check({ ...base, rows: [{ kind: 'a' }, { kind: 'b' }] }).problems).toEqual([
      'rows.1.kind choice None of the choices',
    ]);
    expect(check({ ...base, two: 'b' }).problems).toEqual([]);
  });

  test('may stay if stored', () => {
    expect(check({ ...base, one: 'b' }, { ...base, one: 'b' }).problems).toEqual([]);
    expect(check({ ...base, one: 'b' }, { ...base, one: 'c' }).problems).toHaveLength(1);
    expect(check(base, { ...base, one: 'b' }).problems).toEqual([]);
  });

  test('is not reported in a list above its limit', () => {
    const rows = ['b', 'b', 'b'].map((kind) => ({ kind }));
    expect(check({ ...base, rows }).problems).toEqual(['rows maxItems maxItems']);
  });
});

describe('a rule', () => {
  const rule = (parts: Partial<Rule> = {}): Rule => ({ rule: 'no', at: 'name', message: 'Broken', ...parts });
  const fields = {
    name: text({ maxLength: 3 }),
    other: text(),
    rows: list(object({ price: { type: 'integer', title: 'Price', default: 1 }, note: text() }), { maxItems: 3 }),
  };
  const expressions: Record<string, CompiledExpression> = {
    no: () => false,
    'item.price > 1': ({ item }) => Number(item.price) > 1,
    'size(self.name)': ({ self }) => String(self.name).length > 0,
    'guild.roles': ({ guild }) => (guild.roles ?? []).length > 99,
  };
  const base = { name: 'a', other: '', rows: [] };

  test('is not evaluated if it reads a value of a wrong type', () => {
    const rules = [rule({ at: 'other' })];
    const check = validatorOf(fields, {
      rules,
      expressions,
      reads: { no: ['plan', 'self.name', 'self.rows.*.price'] },
    });
    expect(check(base).problems).toEqual(['other rule:0 Broken']);
    expect(check({ ...base, name: 5 }).problems).toEqual(['name type type']);
    expect(check({ ...base, rows: [{ price: 'x', note: '' }] }).problems).toEqual(['rows.0.price type type']);
    expect(check({ ...base, name: 'long' }).problems).toEqual(['name maxLength maxLength', 'other rule:0 Broken']);
    expect(check({ ...base, other: 5 }).problems).toEqual(['other type type', 'other rule:0 Broken']);
    const below = Array.from({ length: 4 }, () => ({ price: 2, note: '' }));
    expect(check({ ...base, rows: below }).problems).toEqual(['rows maxItems maxItems']);
  });

  test('about rows is evaluated for each of them, if their list is one', () => {
    const rules = [rule({ each: 'rows', rule: 'item.price > 1', at: 'price' })];
    const check = validatorOf(fields, { rules, expressions, reads: { 'item.price > 1': ['item.price'] } });
    const rows = [1, 2, 0].map((price) => ({ price, note: '' }));
    expect(check({ ...base, rows }).problems).toEqual(['rows.0.price rule:0 Broken', 'rows.2.price rule:0 Broken']);
    expect(check({ ...base, rows: [{ price: 0, note: 5 }] }).problems).toEqual(['rows.0.note type type']);
    expect(check({ ...base, rows: null }).problems).toEqual(['rows type type']);
    const { rows: _, ...less } = base;
    expect(check(less).problems.filter((problem) => problem.includes('rule'))).toEqual([]);
  });

  test('about rows is tolerated in unchanged rows, wherever they have moved', () => {
    const keyed = { rows: list(object({ id: text(), price: { type: 'integer', title: 'Price', default: 1 } })) };
    const rules = [rule({ each: 'rows', rule: 'item.price > 1', at: 'price' })];
    const check = validatorOf(keyed, { rules, expressions, reads: { 'item.price > 1': ['item.price', 'plan'] } });
    const row = (id: string, price: number) => ({ id, price });
    const saved = { rows: [row('a', 5), row('b', 0)] };
    expect(check({ rows: [row('b', 0), row('a', 5)] }, saved).problems).toEqual([]);
    expect(check({ rows: [row('b', -1)] }, saved).problems).toEqual(['rows.0.price rule:0 Broken']);
    expect(check({ rows: [row('a', 0), row('b', 0)] }, saved).problems).toEqual(['rows.0.price rule:0 Broken']);
  });

  test('has its limit and params in its message', () => {
    const rules = [rule({ limit: 5, params: { name: 'name' }, message: '{name} above {limit}' })];
    const check = validatorOf(fields, { rules, expressions: { ...expressions, name: ({ self }) => self.name } });
    expect(check(base).problems).toEqual(['name rule:0 a above 5']);
  });

  test('is not evaluated for inactive fields, or while its condition is false', () => {
    const hidden = { ...fields, name: text({ visible: 'no' }) };
    expect(validatorOf(hidden, { rules: [rule()], expressions })(base).problems).toEqual([]);
    expect(validatorOf(fields, { rules: [rule({ when: 'no' })], expressions })(base).problems).toEqual([]);
  });

  test('may only warn, and is not reported if the field has the same message', () => {
    const warning = validatorOf(fields, { rules: [rule({ severity: 'warning' })], expressions });
    expect(warning(base)).toEqual({ problems: [], warnings: ['name rule:0 Broken'] });
    const same = validatorOf(fields, { rules: [rule({ message: 'maxLength' }), rule()], expressions });
    expect(same({ ...base, name: 'long' }).problems).toEqual(['name maxLength maxLength', 'name rule:1 Broken']);
  });

  describe('about lists of the guild', () => {
    const options = {
      rules: [rule({ rule: 'guild.roles', when: 'size(self.name)' })],
      expressions,
      reads: { 'guild.roles': ['self.other', 'guild.roles'], 'size(self.name)': ['self.name'] },
      standard: { unavailable: 'Later' },
    };

    test('is evaluated if they are known', () => {
      expect(validatorOf(fields, options)(base).problems).toEqual(['name rule:0 Broken']);
      expect(validatorOf(fields, { ...options, guild: { channels: null } })(base).problems).toEqual([
        'name rule:0 Broken',
      ]);
    });

    test('is reported as unavailable if they are not, unless nothing it reads has changed', () => {
      const check = validatorOf(fields, { ...options, guild: { roles: null } });
      expect(check(base)).toEqual({ problems: ['name unavailable Later'], warnings: [] });
      expect(check(base, base)).toEqual({ problems: [], warnings: [] });
      expect(check({ ...base, other: 'new' }, base).problems).toEqual(['name unavailable Later']);
      expect(check({ ...base, name: '' }).problems).toEqual([]);
      const unworded = validatorOf(fields, { ...options, standard: {}, guild: { roles: null } });
      expect(unworded(base).problems).toEqual(['name unavailable ']);
    });
  });
});

describe('unique entries', () => {
  test('are checked in lists only', () => {
    const check = validatorOf({ words: list(text(), { uniqueItems: true }), plain: list(text()) });
    expect(check({ words: ['a', 'b'], plain: ['a', 'a'] }).problems).toEqual([]);
    expect(check({ words: ['a', 'a'], plain: [] }).problems).toEqual(['words uniqueItems uniqueItems']);
    expect(check({ words: 'aa', plain: [] }).problems).toEqual(['words type type']);
  });
});
