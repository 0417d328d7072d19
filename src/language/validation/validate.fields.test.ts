import { describe, expect, test } from 'vitest';
import type { Field, Rule, WidgetOptions } from '../model.ts';
import { resolveModule } from '../resolved/resolveModule.ts';
import { contextOf } from '../test/context.ts';
import { list, object, text, validatorOf } from '../test/fields.ts';
import { moduleOf } from '../test/module.ts';
import { validate } from './validate.ts';

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

  test('that was hidden when it was stored may not be shown with overlaps', () => {
    const check = validatorOf(
      { on: { type: 'boolean' }, hours: { ...hours, visible: 'on' } },
      { expressions: { on: ({ self }) => self.on } },
    );
    const stored = [time('18:00', '22:00'), time('20:00', '23:00')];
    expect(check({ on: false, hours: stored }).problems).toEqual([]);
    expect(check({ on: true, hours: stored }, { on: false, hours: stored }).problems).toHaveLength(1);
    expect(check({ on: true, hours: stored }, { on: true, hours: stored }).problems).toEqual([]);
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

  test('are dates and schedules, too', () => {
    const date = text({ type: ['string', 'null'], format: 'date', title: 'Start', default: null, required: true });
    const check = validatorOf({ date }, { standard: { ...standard, type: 'wrong type' } });
    expect(check({ date: null }).problems).toEqual(['date required "Start" cannot be left empty']);
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

describe('unique entries', () => {
  test('are checked in lists only', () => {
    const check = validatorOf({ words: list(text(), { uniqueItems: true }), plain: list(text()) });
    expect(check({ words: ['a', 'b'], plain: ['a', 'a'] }).problems).toEqual([]);
    expect(check({ words: ['a', 'a'], plain: [] }).problems).toEqual(['words uniqueItems uniqueItems']);
    expect(check({ words: 'aa', plain: [] }).problems).toEqual(['words type type']);
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
