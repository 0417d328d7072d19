import { describe, expect, test } from 'vitest';
import * as operators from '../../expressions/operators.ts';
import { functions } from '../../functions/index.ts';
import type { Environment, Field } from '../../model.ts';
import { moduleOf } from '../../test/module.ts';
import { checkExpression } from './expressions.ts';
import { limitsOf } from './limits.ts';
import { typeEnvironment } from './typeEnvironment.ts';

const text: Field = { type: 'string', title: '', default: '' };
const number: Field = { type: 'integer', title: '', default: 0 };
const row: Field = { type: 'object', title: '', default: {}, properties: { name: text, price: number } };
const fields = { name: text, seats: number, rows: { type: 'array', title: '', default: [], items: row } as Field };
const environment = typeEnvironment({ fields, modules: {}, texts: [] });

function compiled(source: string) {
  const checked = checkExpression(environment, source);
  if (!('code' in checked)) throw new Error(checked.message);
  return checked;
}

function run(source: string, self: Environment['self']): unknown {
  const make = new Function('o', 'f', `'use strict'; return (e, t) => ${compiled(source).code};`);
  return make(operators, functions)({ self }, {});
}

describe('a variable of a comprehension', () => {
  // Words that are reserved in JavaScript, and the names of the compiled function's own arguments.
  test.each(['new', 'class', 'e', 't', 'o', 'f'])('may be called %s', (name) => {
    const self = {
      name: 'b',
      rows: [
        { name: 'a', price: 1 },
        { name: 'b', price: 2 },
      ],
    };
    const source = `self.rows.exists(${name}, ${name}.price > 1 && ${name}.name == self.name && chosen(${name}.name))`;
    expect(run(source, self)).toBe(true);
    expect(run(source, { ...self, name: 'a' })).toBe(false);
    expect(compiled(source).reads).toEqual(
      expect.arrayContaining(['self.name', 'self.rows.*.price', 'self.rows.*.name']),
    );
  });
});

describe('what an expression writes in the language', () => {
  const titled = typeEnvironment({ fields, modules: {}, texts: [], titles: { name: [] } });

  test('reads the list of the server that a name comes from', () => {
    const titles = { name: ['channels'] };
    expect(checkExpression(titled, 'titles.name', { titles })).toMatchObject({
      reads: ['guild.channels', 'self.name'],
    });
  });

  test('reads the setting whose title it writes, and no other', () => {
    expect(checkExpression(titled, "titles.name + ', ' + format(self.seats)")).toMatchObject({
      code: '((w.title("name",e)+", ")+f.format.run(w,e,"double",e.self?.seats))',
      reads: ['self.name', 'self.seats'],
    });
    expect(checkExpression(titled, 'titles.seats')).toMatchObject({ message: expect.stringContaining('seats') });
  });

  test('falls back where a text is blank', () => {
    expect(run("orElse(self.name, 'none')", { name: '  ' })).toBe('none');
    expect(run("orElse(self.name, 'none')", { name: 'a ' })).toBe('a ');
  });
});

describe('a whole number', () => {
  test.each([
    ['self.seats == 2', true],
    ['self.seats != 2', false],
    ['2 == self.seats', true],
    ['self.seats in [1, 2]', true],
    ['larger(self.seats, 5) == 5', true],
    ['smaller(1, 5) + self.seats == 3', true],
  ])('can be written without a point: %s', (source, expected) => {
    expect(run(source, { seats: 2 })).toBe(expected);
  });

  test('is still no text', () => {
    expect(checkExpression(environment, "self.seats == '2'")).toMatchObject({ start: 0 });
    expect(checkExpression(environment, "larger(self.seats, '2')")).toMatchObject({ start: 0 });
  });
});

describe('lists', () => {
  const rows = [
    { name: 'a', price: 0.1 },
    { name: 'b', price: 0.2 },
    { name: 'b', price: 5 },
  ];

  test.each([
    ['sum(self.rows.map(r, r.price)) == 5.3', true],
    ["sum(self.rows.filter(r, r.name != 'b').map(r, r.price)) == 0.1", true],
    ['sum([1, 2]) + 1 == 4', true],
    ['sum(self.rows.filter(r, r.price > 9).map(r, r.price)) == 0', true],
    ["self.rows.all(r, r.name != '')", true],
    ["self.rows.exists(r, r.name == 'a')", true],
    ["self.rows.exists_one(r, r.name == 'a')", true],
    ["self.rows.exists_one(r, r.name == 'b')", false],
    ["self.rows.exists_one(r, r.name == 'c')", false],
    ["size(self.rows.filter(r, r.name == 'b')) == 2", true],
  ])('%s is %s', (source, expected) => {
    expect(run(source, { rows })).toBe(expected);
  });

  test('are read entry by entry, and add up to nothing where they are missing', () => {
    expect(compiled('sum(self.rows.map(r, r.price)) > 1').reads).toContain('self.rows.*.price');
    expect(run('sum(self.rows.map(r, r.price))', {})).toBe(0);
    expect(run('sum(self.rows.map(r, r.price))', { rows: [{}, null, { price: '2' }, { price: 3 }] })).toBe(3);
  });

  test('of durations add up to one', () => {
    const lasting = typeEnvironment({
      fields: {
        rows: { ...fields.rows, items: { ...row, properties: { lasts: { ...number, format: 'duration' } } } } as Field,
      },
      modules: {},
      texts: [],
    });
    expect(checkExpression(lasting, 'sum(self.rows.map(r, r.lasts)) <= days(1)')).toHaveProperty('code');
    expect(checkExpression(lasting, 'sum(self.rows.map(r, r.lasts)) <= 5')).toHaveProperty('message');
  });

  test('of anything else cannot be added up', () => {
    expect(checkExpression(environment, 'sum(self.rows.map(r, r.name))')).toHaveProperty('message');
    expect(checkExpression(environment, 'sum(self.seats)')).toHaveProperty('message');
  });
});

describe('matches', () => {
  test.each([
    ['ab1', '^[a-z]+[0-9]$', true],
    ['AB1', '^[a-z]+[0-9]$', false],
    ['see ab1 there', 'ab[0-9]', true],
    ['', '^$', true],
    ['👍🏽', '^.{2}$', true],
  ])('%o.matches(%o) is %s, as a method and as a function', (name, pattern, expected) => {
    expect(run(`self.name.matches('${pattern}')`, { name })).toBe(expected);
    expect(run(`matches(self.name, '${pattern}')`, { name })).toBe(expected);
  });

  test('reads what is not a text as an empty one', () => {
    expect(run("self.name.matches('^$')", {})).toBe(true);
  });

  test('takes no longer for a pattern that keeps other engines busy', () => {
    const start = performance.now();
    expect(run("self.name.matches('^(a+)+$')", { name: `${'a'.repeat(2000)}b` })).toBe(false);
    // A backtracking engine would take years.
    expect(performance.now() - start).toBeLessThan(60_000);
  });

  test('is imported only by expressions that call it', () => {
    expect(compiled("self.name.matches('a')").code).toContain('f.matches.run(');
    expect(compiled("self.name.contains('a')").code).not.toContain('f.');
  });
});

describe('functions', () => {
  const rows = [
    { name: 'a', price: 1 },
    { name: 'b', price: 2 },
    { name: 'c', price: 3 },
  ];

  test.each([
    ['🎮', true],
    ['👩‍👩‍👧', true],
    ['<:party:123456789012345678>', true],
    ['<a:party:123456789012345678>', true],
    ['🎮🎮', false],
    ['a', false],
    ['', false],
    [null, false],
  ])('isEmoji(%o) is %s', (name, expected) => {
    expect(run('isEmoji(self.name)', { name } as Environment['self'])).toBe(expected);
  });

  test.each([
    ["join(self.rows.map(r, r.name), ', ')", 'a, b, c'],
    ["join(self.rows.filter(r, r.price > 2).map(r, r.name), ' / ')", 'c'],
    ["join(self.rows.filter(r, r.price > 9).map(r, r.name), ', ')", ''],
    ["join(['{a}', '{b}'].filter(v, self.name.contains(v)), ', ')", '{b}'],
  ])('%s', (source, expected) => {
    expect(run(source, { name: 'has {b}', rows })).toBe(expected);
  });

  test('join is empty where there is no list', () => {
    expect(run("join(self.rows.map(r, r.name), ', ')", {})).toBe('');
  });

  test.each([
    ['Europe/Bucharest', 'UTC+02:00'],
    ['America/St_Johns', 'UTC-03:30'],
    ['Asia/Kathmandu', 'UTC+05:45'],
    ['UTC', 'UTC+00:00'],
    [null, ''],
  ])('utcOffset(%o) is %s', (name, expected) => {
    expect(run('utcOffset(self.name)', { name })).toBe(expected);
  });
});

test.each(['self.seats > int(5u)', 'size(self.name) > 5u', "self.name == b'x'", "b'x' == b'y'", '5u == 5u'])(
  'values that no setting has are refused: %s',
  (source) => {
    expect(checkExpression(environment, source)).toMatchObject({ message: expect.any(String) });
  },
);

describe('what is stored', () => {
  const keep = "saved.name == 'on' && self.seats > 1";

  test('can be read only where it is compared with what is new', () => {
    const scope = { fields, modules: {}, texts: [] };
    expect(checkExpression(environment, keep)).toMatchObject({ message: expect.stringContaining('saved') });
    const checked = checkExpression(typeEnvironment({ ...scope, saved: true }), keep);
    expect(checked).toMatchObject({ type: 'bool', reads: ['saved.name', 'self.seats'] });
  });
});

describe('limits', () => {
  const entry: Field = { ...row, properties: { price: { ...number, maximum: 9 } } };
  const { spec } = moduleOf({
    seats: { type: 'integer', minimum: 1, maximum: 50, plans: { free: { maximum: 10 } } },
    guests: { type: 'integer', plans: { free: { maximum: 3 } } },
    rows: { type: 'array', maxItems: 4, items: entry },
  });
  const limits = limitsOf(spec);
  const scope = typeEnvironment({ fields, modules: {}, texts: [], limits });
  const check = (source: string) => checkExpression(scope, source, { limits });

  test('are numbers of the code, by plan where plans change them', () => {
    expect(check('self.seats < limits.seats.minimum')).toMatchObject({
      code: '(e.self?.seats<1)',
      reads: ['self.seats'],
    });
    const changed = check('limits.seats.maximum');
    expect(changed).toMatchObject({ type: 'double', reads: ['plan'] });
    const run = new Function('e', `return ${'code' in changed && changed.code}`);
    expect(['free', 'premium', 'royal'].map((plan) => run({ plan }))).toEqual([10, 50, 50]);
  });

  test('of the settings of entries stand below their list', () => {
    expect(check('limits.rows.maxItems')).toMatchObject({ code: '4' });
    expect(check('limits.rows.price.maximum')).toMatchObject({ code: '9' });
  });

  test.each(['limits.guests.maximum', 'limits.seats.maxLength', 'limits.name.maxLength', 'limits.seats'])(
    'that a plan lacks cannot be read: %s',
    (source) => {
      expect(check(source)).toHaveProperty('message');
    },
  );

  test('of a rule is read in that rule only', () => {
    expect(check('size(self.name) >= limit')).toHaveProperty('message');
    const ofRule = typeEnvironment({ fields, modules: {}, texts: [], limit: true });
    expect(checkExpression(ofRule, 'size(self.name) >= limit')).toMatchObject({ type: 'bool' });
  });
});
