import { describe, expect, test } from 'vitest';
import type {
  CompiledExpression,
  Field,
  GuildLists,
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

interface Given {
  rules?: Rule[];
  expressions?: Record<string, CompiledExpression>;
  reads?: Record<string, string[]>;
  standard?: Record<string, string>;
  guild?: Partial<GuildLists>;
}

/** Judges documents of a module of these fields: `path rule message` of each problem, and of each warning. */
function judging(
  fields: Record<string, Partial<Field>>,
  { rules = [], expressions, reads = {}, standard, guild }: Given = {},
) {
  const base = moduleOf(fields, { expressions });
  const spec = { ...base.spec, rules, standard: { ...base.spec.standard, ...standard } };
  const context = contextOf({ guild: { ...contextOf().guild, ...guild } });
  const written = (all: ReturnType<typeof validate>['problems']) =>
    all.map(({ path, rule, message }) => `${path} ${rule} ${message}`);
  return (document: SettingsDocument, saved?: SettingsDocument) => {
    const { problems, warnings } = validate(resolveModule({ ...base, spec, reads }, context), { document, saved });
    return { problems: written(problems), warnings: written(warnings) };
  };
}

describe('the shape of a document', () => {
  test('is told in the order of the fields, what is no field first', () => {
    const judge = judging({ b: text({ maxLength: 1 }), a: text({ maxLength: 1 }), c: list(text({ maxLength: 1 })) });
    const { problems } = judge({ c: ['x', 'xx'], a: 'xx', foreign: 1, b: 'xx' });
    expect(problems.map((problem) => problem.split(' ')[0])).toEqual(['foreign', 'b', 'a', 'c.1']);
  });

  test('has the sentence of its keyword, of its group, or the standard one with its numbers', () => {
    const judge = judging(
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
    expect(judge(document).problems).toEqual([
      'foreign additionalProperties foreign is unknown',
      'own maxLength Own words',
      'group maxLength Group words',
      'plain maxLength Plain has more than 1',
      'unsaid pattern pattern',
      'entries minItems At least one',
      'above exclusiveMinimum Above 0',
    ]);
  });

  test('is not asked of a default that nobody can change, and of anything else that is hidden', () => {
    const judge = judging(
      { open: { type: 'boolean' }, count: { type: 'integer', default: 0, minimum: 1, visible: 'self.open' } },
      { expressions: { 'self.open': ({ self }) => self.open } },
    );
    expect(judge({ open: false, count: 0 }).problems).toEqual([]);
    expect(judge({ open: true, count: 0 }).problems).toHaveLength(1);
    expect(judge({ open: false, count: -1 }).problems).toHaveLength(1);
  });

  test('is known for each plan; another plan is an error of the program', () => {
    const module = moduleOf({});
    expect(() => validate(resolveModule(module, contextOf({ plan: 'gold' })), { document: {} })).toThrow("'gold'");
  });
});

describe('a conditional limit of a text', () => {
  const judge = judging(
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

  test('is told with its own sentence, above the limit of the field with that', () => {
    expect(judge({ ...base, text: '12345' }).problems).toEqual([]);
    expect(judge({ ...base, text: '123456' }).problems).toEqual(['text maxLength Over 5']);
    expect(judge({ ...base, text: '1234567890' }).problems).toEqual(['text maxLength Over 5']);
    expect(judge({ ...base, text: '12345678901' }).problems).toEqual(['text maxLength Over 10']);
    expect(judge({ ...base, text: '1\n2' }).problems).toEqual([]);
    expect(judge({ ...base, text: '1\n2\n' }).problems).toEqual(['text maxLines Over 2 lines']);
    expect(judge({ ...base, entries: ['12', '123'] }).problems).toEqual(['entries.1 maxLength Over 2']);
  });

  test('counts while its condition holds and the text is shown', () => {
    expect(judge({ ...base, on: false, text: '1\n2\n345' }).problems).toEqual([]);
    expect(judge({ ...base, shown: false, text: '1\n2\n345' }).problems).toEqual([]);
  });

  test('lets stay what was stored under it, and get better, but no worse', () => {
    const saved = { ...base, text: '1\n2\n345' };
    expect(judge(saved, saved)).toEqual({
      problems: [],
      warnings: ['text maxLength Over 5', 'text maxLines Over 2 lines'],
    });
    expect(judge({ ...base, text: '1\n2\n34' }, saved).problems).toEqual([]);
    expect(judge({ ...base, text: '1\n2\n3\n4' }, saved).problems).toEqual(['text maxLines Over 2 lines']);
    expect(judge({ ...base, text: '12345678' }, saved).problems).toEqual(['text maxLength Over 5']);
    expect(judge(saved, { ...saved, on: false }).problems).toHaveLength(2);
    expect(judge(saved, { ...saved, shown: false }).problems).toHaveLength(2);
  });

  test('is not asked of what is no text', () => {
    expect(judge({ ...base, text: 5 }).problems).toEqual(['text type type']);
  });
});

describe('references', () => {
  const role = text({ type: ['string', 'null'], refers: { to: 'role', assignable: true } });
  const channel = text({ refers: { to: 'channel', types: [0] } });
  const standard = {
    'reference.role': 'No role',
    'reference.channel': 'No channel',
    unavailable: 'Later',
    'reference.above': 'Above',
  };
  const fields = { role, channels: list(channel), row: object({ channel }) };
  const base = { role: null, channels: [], row: { channel: '' } };

  test('are found in lists and objects, and nothing is none', () => {
    const judge = judging(fields, { standard });
    expect(judge(base).problems).toEqual([]);
    expect(judge({ role: '', channels: ['', '301'], row: { channel: '301' } }).problems).toEqual([]);
    expect(judge({ role: '9', channels: ['301', '302', '9'], row: { channel: '9' } }).problems).toEqual([
      'role reference No role',
      'channels.1 reference No channel',
      'channels.2 reference No channel',
      'row.channel reference No channel',
    ]);
  });

  test('cannot be judged without their list, whose absence is said once for each', () => {
    const judge = judging(fields, { standard, guild: { channels: null } });
    const document = { ...base, channels: ['301', '301'] };
    expect(judge(document).problems).toEqual(['channels.0 unavailable Later', 'channels.1 unavailable Later']);
    expect(judge(document, document)).toEqual({ problems: [], warnings: [] });
    const unworded = judging(fields, { guild: { channels: null } });
    expect(unworded(document).problems[0]).toBe('channels.0 unavailable ');
  });

  test('of a channel whose type nobody knows do not lead to one of a type', () => {
    const judge = judging(fields, { standard, guild: { channels: [{ id: '301', name: 'x' } as never] } });
    expect(judge({ ...base, channels: ['301'] }).problems).toEqual(['channels.0 reference No channel']);
  });

  test('to roles that cannot be given say why, and stay where they are stored', () => {
    const judge = judging(fields, { standard, guild: { botRoles: ['203'] } });
    const document = { ...base, role: '204' };
    expect(judge(document).problems).toEqual(['role reference Above']);
    expect(judge(document, document)).toEqual({ problems: [], warnings: ['role reference Above'] });
  });
});

describe('a channel in which the bot lacks permissions', () => {
  const botNeeds: Reference['botNeeds'] = ['VIEW_CHANNEL', 'SEND_MESSAGES', 'EMBED_LINKS'];
  const fields = {
    channel: text({ refers: { to: 'channel', types: [0], botNeeds } }),
    read: text({ refers: { to: 'channel' } }),
    rows: list(object({ category: text({ refers: { to: 'category', botNeeds: ['MANAGE_CHANNELS'] } }) as Field })),
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
  const judge = judging(fields, { standard, guild });
  const base = { channel: '', read: '', rows: [] };

  test('is refused with what is missing, in the order in which the setting needs it', () => {
    expect(judge({ ...base, channel: '302' }).problems).toEqual(['channel reference Lacks Send Messages, Embed Links']);
    expect(judge({ ...base, rows: [{ category: '501' }] }).problems).toEqual([
      'rows.0.category reference Lacks MANAGE_CHANNELS for channels in it',
    ]);
  });

  test('is as good as any other where the setting does not need them, or nobody knows', () => {
    expect(judge({ ...base, channel: '301', read: '302' }).problems).toEqual([]);
    expect(judge({ ...base, channel: '303' })).toEqual({ problems: [], warnings: [] });
  });

  test('of a wrong type is refused for that alone', () => {
    expect(judge({ ...base, channel: '304' }).problems).toEqual(['channel reference No channel']);
  });

  test('is marked where it is stored, and refused in another place', () => {
    const document = { ...base, channel: '302', rows: [{ category: '501' }] };
    expect(judge(document, document)).toEqual({
      problems: [],
      warnings: [
        'channel reference Lacks Send Messages, Embed Links',
        'rows.0.category reference Lacks MANAGE_CHANNELS for channels in it',
      ],
    });
    expect(judge(document, { ...base, channel: '301' }).problems).toHaveLength(2);
  });
});

describe('a choice that is not offered', () => {
  type Card = WidgetOptions<'cards'>['options'][number];
  const option = (value: string, parts: Partial<Card> = {}): Card => ({ value, title: value, ...parts });
  const field = (options: Card[]): Partial<Field> => text({ default: 'a', ui: { widget: 'cards', options } });
  const expressions = { yes: () => true, no: () => false };
  const judge = judging(
    {
      one: field([
        option('a'),
        option('b', { visible: 'no' }),
        option('c', { enabled: 'no', disabledReason: 'Not now' }),
      ]),
      two: field([option('a'), option('b', { visible: 'no', disabledReason: 'No' }), option('b', { enabled: 'yes' })]),
      rows: list(object({ kind: field([option('a'), option('b', { visible: 'no' })]) as Field }), { maxItems: 2 }),
    },
    { expressions },
  );
  const base = { one: 'a', two: 'a', rows: [] };

  test('is refused with its reason, or as none of the choices, at any depth', () => {
    expect(judge({ ...base, one: 'b' }).problems).toEqual(['one choice None of the choices']);
    expect(judge({ ...base, one: 'c' }).problems).toEqual(['one choice Not now']);
    expect(judge({ ...base, rows: [{ kind: 'a' }, { kind: 'b' }] }).problems).toEqual([
      'rows.1.kind choice None of the choices',
    ]);
    expect(judge({ ...base, two: 'b' }).problems).toEqual([]);
  });

  test('stays where it is stored', () => {
    expect(judge({ ...base, one: 'b' }, { ...base, one: 'b' }).problems).toEqual([]);
    expect(judge({ ...base, one: 'b' }, { ...base, one: 'c' }).problems).toHaveLength(1);
    expect(judge(base, { ...base, one: 'b' }).problems).toEqual([]);
  });

  test('is not looked for in a list above its limit', () => {
    const rows = ['b', 'b', 'b'].map((kind) => ({ kind }));
    expect(judge({ ...base, rows }).problems).toEqual(['rows maxItems maxItems']);
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

  test('reads no field of a wrong kind', () => {
    const rules = [rule({ at: 'other' })];
    const judge = judging(fields, { rules, expressions, reads: { no: ['plan', 'self.name', 'self.rows.*.price'] } });
    expect(judge(base).problems).toEqual(['other rule:0 Broken']);
    expect(judge({ ...base, name: 5 }).problems).toEqual(['name type type']);
    expect(judge({ ...base, rows: [{ price: 'x', note: '' }] }).problems).toEqual(['rows.0.price type type']);
    expect(judge({ ...base, name: 'long' }).problems).toEqual(['name maxLength maxLength', 'other rule:0 Broken']);
    expect(judge({ ...base, other: 5 }).problems).toEqual(['other type type', 'other rule:0 Broken']);
    const below = Array.from({ length: 4 }, () => ({ price: 2, note: '' }));
    expect(judge({ ...base, rows: below }).problems).toEqual(['rows maxItems maxItems']);
  });

  test('about rows asks each of them, and none where their list is no list', () => {
    const rules = [rule({ each: 'rows', rule: 'item.price > 1', at: 'price' })];
    const judge = judging(fields, { rules, expressions, reads: { 'item.price > 1': ['item.price'] } });
    const rows = [1, 2, 0].map((price) => ({ price, note: '' }));
    expect(judge({ ...base, rows }).problems).toEqual(['rows.0.price rule:0 Broken', 'rows.2.price rule:0 Broken']);
    expect(judge({ ...base, rows: [{ price: 0, note: 5 }] }).problems).toEqual(['rows.0.note type type']);
    expect(judge({ ...base, rows: null }).problems).toEqual(['rows type type']);
    const { rows: _, ...less } = base;
    expect(judge(less).problems.filter((problem) => problem.includes('rule'))).toEqual([]);
  });

  test('about rows is tolerated where the row has what it had, wherever it stands now', () => {
    const keyed = { rows: list(object({ id: text(), price: { type: 'integer', title: 'Price', default: 1 } })) };
    const rules = [rule({ each: 'rows', rule: 'item.price > 1', at: 'price' })];
    const judge = judging(keyed, { rules, expressions, reads: { 'item.price > 1': ['item.price', 'plan'] } });
    const row = (id: string, price: number) => ({ id, price });
    const saved = { rows: [row('a', 5), row('b', 0)] };
    expect(judge({ rows: [row('b', 0), row('a', 5)] }, saved).problems).toEqual([]);
    expect(judge({ rows: [row('b', -1)] }, saved).problems).toEqual(['rows.0.price rule:0 Broken']);
    expect(judge({ rows: [row('a', 0), row('b', 0)] }, saved).problems).toEqual(['rows.0.price rule:0 Broken']);
  });

  test('says its numbers and what it reads', () => {
    const rules = [rule({ limit: 5, params: { name: 'name' }, message: '{name} above {limit}' })];
    const judge = judging(fields, { rules, expressions: { ...expressions, name: ({ self }) => self.name } });
    expect(judge(base).problems).toEqual(['name rule:0 a above 5']);
  });

  test('is not asked of what is not used, nor while its condition does not hold', () => {
    const hidden = { ...fields, name: text({ visible: 'no' }) };
    expect(judging(hidden, { rules: [rule()], expressions })(base).problems).toEqual([]);
    expect(judging(fields, { rules: [rule({ when: 'no' })], expressions })(base).problems).toEqual([]);
  });

  test('that warns refuses nothing; said in the words of the field, it is said once', () => {
    const warning = judging(fields, { rules: [rule({ severity: 'warning' })], expressions });
    expect(warning(base)).toEqual({ problems: [], warnings: ['name rule:0 Broken'] });
    const same = judging(fields, { rules: [rule({ message: 'maxLength' }), rule()], expressions });
    expect(same({ ...base, name: 'long' }).problems).toEqual(['name maxLength maxLength', 'name rule:1 Broken']);
  });

  describe('about lists of the server', () => {
    const given = {
      rules: [rule({ rule: 'guild.roles', when: 'size(self.name)' })],
      expressions,
      reads: { 'guild.roles': ['self.other', 'guild.roles'], 'size(self.name)': ['self.name'] },
      standard: { unavailable: 'Later' },
    };

    test('is judged where they are known', () => {
      expect(judging(fields, given)(base).problems).toEqual(['name rule:0 Broken']);
      expect(judging(fields, { ...given, guild: { channels: null } })(base).problems).toEqual(['name rule:0 Broken']);
    });

    test('cannot be judged where they are not, unless nothing has changed or it is not asked', () => {
      const judge = judging(fields, { ...given, guild: { roles: null } });
      expect(judge(base)).toEqual({ problems: ['name unavailable Later'], warnings: [] });
      expect(judge(base, base)).toEqual({ problems: [], warnings: [] });
      expect(judge({ ...base, other: 'new' }, base).problems).toEqual(['name unavailable Later']);
      expect(judge({ ...base, name: '' }).problems).toEqual([]);
      const unworded = judging(fields, { ...given, standard: {}, guild: { roles: null } });
      expect(unworded(base).problems).toEqual(['name unavailable ']);
    });
  });
});

describe('entries of which each may be there once', () => {
  test('are looked at in lists alone', () => {
    const judge = judging({ words: list(text(), { uniqueItems: true }), plain: list(text()) });
    expect(judge({ words: ['a', 'b'], plain: ['a', 'a'] }).problems).toEqual([]);
    expect(judge({ words: ['a', 'a'], plain: [] }).problems).toEqual(['words uniqueItems uniqueItems']);
    expect(judge({ words: 'aa', plain: [] }).problems).toEqual(['words type type']);
  });
});
