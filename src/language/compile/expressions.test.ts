import { describe, expect, it } from 'vitest';
import { functions } from '../functions/index.ts';
import type { Environment, Field } from '../model.ts';
import * as operators from '../operators.ts';
import { checkExpression, typeEnvironment } from './expressions.ts';

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
  it.each(['new', 'class', 'e', 't', 'o', 'f'])('may be called %s', (name) => {
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

describe('a whole number', () => {
  it.each([
    ['self.seats == 2', true],
    ['self.seats != 2', false],
    ['2 == self.seats', true],
    ['self.seats in [1, 2]', true],
    ['larger(self.seats, 5) == 5', true],
    ['smaller(1, 5) + self.seats == 3', true],
  ])('can be written without a point: %s', (source, expected) => {
    expect(run(source, { seats: 2 })).toBe(expected);
  });

  it('is still no text', () => {
    expect(checkExpression(environment, "self.seats == '2'")).toMatchObject({ start: 0 });
    expect(checkExpression(environment, "larger(self.seats, '2')")).toMatchObject({ start: 0 });
  });
});

describe('functions', () => {
  const rows = [
    { name: 'a', price: 1 },
    { name: 'b', price: 2 },
    { name: 'c', price: 3 },
  ];

  it.each([
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

  it.each([
    ["join(self.rows.map(r, r.name), ', ')", 'a, b, c'],
    ["join(self.rows.filter(r, r.price > 2).map(r, r.name), ' / ')", 'c'],
    ["join(self.rows.filter(r, r.price > 9).map(r, r.name), ', ')", ''],
    ["join(['{a}', '{b}'].filter(v, self.name.contains(v)), ', ')", '{b}'],
  ])('%s', (source, expected) => {
    expect(run(source, { name: 'has {b}', rows })).toBe(expected);
  });

  it('join is empty where there is no list', () => {
    expect(run("join(self.rows.map(r, r.name), ', ')", {})).toBe('');
  });

  it.each([
    ['Europe/Bucharest', 'UTC+02:00'],
    ['America/St_Johns', 'UTC-03:30'],
    ['Asia/Kathmandu', 'UTC+05:45'],
    ['UTC', 'UTC+00:00'],
    [null, ''],
  ])('utcOffset(%o) is %s', (name, expected) => {
    expect(run('utcOffset(self.name)', { name })).toBe(expected);
  });
});

describe('what is stored', () => {
  const keep = "saved.name == 'on' && self.seats > 1";

  it('can be read only where it is compared with what is new', () => {
    const scope = { fields, modules: {}, texts: [] };
    expect(checkExpression(environment, keep)).toMatchObject({ message: expect.stringContaining('saved') });
    const checked = checkExpression(typeEnvironment({ ...scope, saved: true }), keep);
    expect(checked).toMatchObject({ type: 'bool', reads: ['saved.name', 'self.seats'] });
  });
});
