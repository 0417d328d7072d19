import { describe, expect, test } from 'vitest';
import { savedModule } from '../../../../tests/server/guilds.ts';
import { proposalTarget } from '../../../../tests/server/proposalTarget.ts';
import type { Field } from '../../../language/model.ts';
import { Refusal } from '../../answers/refusal.ts';
import { acceptableValues, problemsOf, titleOf } from './acceptableValues.ts';

const name: Partial<Field> = { type: 'string', title: 'Name', default: '', minLength: 2 };
const row: Field = {
  type: 'object',
  title: 'Row',
  default: {},
  properties: {
    name: { ...name, title: 'Name' } as Field,
    tags: { type: 'array', title: 'Tags', default: [], items: { ...name, title: 'Tag' } as Field },
    at: { type: ['string', 'null'], title: 'Place', default: null, refers: { to: 'channel' } },
  },
};
const module = savedModule({
  word: { ...name, title: 'Word' },
  limit: { type: 'integer', title: 'Limit', default: 5, minimum: 1 },
  rows: {
    type: 'array',
    title: 'Rows',
    default: [],
    maxItems: 4,
    plans: { free: { maxItems: 2 } },
    ui: { widget: 'items', addLabel: 'Add', itemTitle: 'New', titleField: 'name' },
    items: row,
  },
  count: { type: 'integer', title: 'Count', default: 0 },
  most: { type: 'integer', title: 'Most', default: 10 },
});
const TOO_MANY = 'self.count <= self.most';
module.spec.rules = [{ rule: TOO_MANY, at: 'count', message: 'Too many' }];
module.expressions[TOO_MANY] = ({ self }) => Number(self.count) <= Number(self.most);
module.reads[TOO_MANY] = ['self.count', 'self.most', 'guild.roles'];

const rows = (...names: string[]) => names.map((one) => ({ name: one, tags: [], at: null }));
const omitted = (...titles: string[]) =>
  titles.map((title) => expect.objectContaining({ title: `Fixture › ${title}` }));

describe('the values that a save would accept', () => {
  test('are all, if none is refused', () => {
    const values = { word: 'Ahoy', rows: rows('One') };
    expect(acceptableValues(proposalTarget(module), values)).toEqual({ values, omissions: [] });
  });

  test('keep the current value of a setting that is refused, with its message', () => {
    const target = proposalTarget(module, { stored: { word: 'Before' } });
    const { values, omissions } = acceptableValues(target, { word: 'x', limit: 7 });
    expect(values).toEqual({ word: 'Before', limit: 7 });
    expect(omissions).toEqual([{ title: 'Fixture › Word', message: expect.stringMatching(/./), plan: undefined }]);
  });

  test('lack the entry that is refused, and only that', () => {
    const { values, omissions } = acceptableValues(proposalTarget(module), { rows: rows('One', '2', 'Three') });
    expect(values).toEqual({ rows: rows('One', 'Three') });
    expect(omissions).toEqual(omitted('Rows › 2'));
  });

  test('keep the current row in the place of one that is refused', () => {
    const keyed = (id: string, name: string) => ({ id, name });
    const properties = { id: { type: 'string', title: 'Key', default: '' }, name: { ...name, title: 'Name' } } as const;
    const list = savedModule({
      rows: { type: 'array', title: 'Rows', default: [], items: { ...row, properties } as Field },
    });
    const target = proposalTarget(list, { stored: { rows: [keyed('b', 'Now'), keyed('z', 'Last')] } });
    const { values, omissions } = acceptableValues(target, {
      rows: [keyed('a', 'One'), keyed('b', 'x'), keyed('c', 'y')],
    });
    expect(values).toEqual({ rows: [keyed('a', 'One'), keyed('b', 'Now')] });
    expect(omissions).toEqual(omitted('Rows › 2', 'Rows › 3'));
  });

  test('lack the innermost entry that is refused', () => {
    const value = [{ name: 'One', tags: ['good', 'x'], at: null }];
    const { values, omissions } = acceptableValues(proposalTarget(module), { rows: value });
    expect(values).toEqual({ rows: [{ name: 'One', tags: ['good'], at: null }] });
    expect(omissions).toEqual(omitted('Rows › One › Tags › 2'));
  });

  test('lack the last entries beyond the limit of the plan, and say which plan allows more', () => {
    const target = proposalTarget(module, { plan: 'free' });
    const { values, omissions } = acceptableValues(target, { rows: rows('One', 'Two', 'Three') });
    expect(values).toEqual({ rows: rows('One', 'Two') });
    expect(omissions).toEqual([{ title: 'Fixture › Rows › Three', message: expect.any(String), plan: 'premium' }]);
    const five = rows('One', 'Two', 'Three', 'Four', 'Five');
    expect(acceptableValues(target, { rows: five }).omissions).toMatchObject([
      { title: 'Fixture › Rows › Three', plan: undefined },
      { title: 'Fixture › Rows › Four' },
      { title: 'Fixture › Rows › Five' },
    ]);
  });

  test('keep what the list has today, and as many entries as it has today above the limit', () => {
    const today = (...names: string[]) => proposalTarget(module, { plan: 'free', stored: { rows: rows(...names) } });
    const proposed = { rows: rows('One', 'Two', 'Three', 'Four') };
    // As a save tolerates it.
    const above = today('Two', 'Four', 'Five');
    expect(acceptableValues(above, proposed)).toMatchObject({
      values: { rows: rows('One', 'Two', 'Four') },
      omissions: omitted('Rows › Three'),
    });
    expect(acceptableValues(above, { rows: rows('Four', 'Three', 'Two') }).omissions).toEqual([]);
    const below = today('Three');
    expect(acceptableValues(below, proposed)).toMatchObject({
      values: { rows: rows('One', 'Three') },
      omissions: omitted('Rows › Two', 'Rows › Four'),
    });
  });

  test('lack all entries beyond a limit, however many', () => {
    const many = Array.from({ length: 150 }, (_, index) => `Number ${index}`);
    const { values, omissions } = acceptableValues(proposalTarget(module), { rows: rows(...many), word: 'Ahoy' });
    expect(values).toEqual({ rows: rows(...many.slice(0, 4)), word: 'Ahoy' });
    expect(omissions).toHaveLength(146);
  });

  test('keep what a rule is about, or else what it reads', () => {
    const few = proposalTarget(module, { stored: { count: 3 } });
    expect(acceptableValues(few, { count: 20, limit: 2 })).toEqual({
      values: { count: 3, limit: 2 },
      omissions: [{ title: 'Fixture › Count', message: 'Too many', plan: undefined }],
    });
    // Only the other side of the rule has changed.
    expect(acceptableValues(few, { count: 3, most: 1 })).toEqual({
      values: { count: 3, most: 10 },
      omissions: [{ title: 'Fixture › Most', message: 'Too many', plan: undefined }],
    });
  });

  test('are the current ones if leaving out one by one does not help', () => {
    const stored = { count: 3, most: 1 };
    const target = proposalTarget(module, { stored });
    // What is stored is tolerated, but not what is worse; nothing in it differs from a value that would do.
    expect(acceptableValues(target, { count: 3, most: 1 }).values).toEqual(stored);
  });

  test('are the current ones once a hundred were left out', () => {
    const target = proposalTarget(
      savedModule({
        words: { type: 'array', default: [], items: { ...name, title: 'Word' } as Field },
        word: { ...name, default: 'Fine' },
      }),
    );
    const many = (count: number) => Array.from({ length: count }, (_, index) => `${index % 10}`);
    const hundred = acceptableValues(target, { words: [...many(100), 'good'], word: 'Ahoy' });
    expect(hundred.values).toEqual({ words: ['good'], word: 'Ahoy' });
    expect(hundred.omissions).toHaveLength(100);
    const more = acceptableValues(target, { words: [...many(101), 'good'], word: 'Ahoy' });
    expect(more.values).toEqual({ words: [], word: 'Fine' });
    expect(more.omissions).toHaveLength(100);
  });
});

describe('the problems of values', () => {
  test('are those of their own settings', () => {
    const target = proposalTarget(module, { stored: { word: 'x' } });
    expect(problemsOf(target, { limit: 5 })).toEqual([]);
    expect(problemsOf(target, { limit: 0 })).toMatchObject([{ path: 'limit', rule: 'minimum' }]);
    // The rule of another setting, which is stored.
    expect(problemsOf(proposalTarget(module, { stored: { count: 3 } }), { most: 1 })).toEqual([]);
    // Stored, and therefore tolerated.
    expect(problemsOf(target, { word: 'x' })).toEqual([]);
  });

  test('are none of a setting that a save leaves as it is', () => {
    const locked = 'self.locked';
    const guarded = savedModule({
      locked: { type: 'boolean', title: 'Locked', default: false },
      word: { ...name, title: 'Word', frozen: locked },
    });
    guarded.expressions[locked] = ({ self }) => self.locked === true;
    guarded.reads[locked] = ['self.locked'];
    const target = proposalTarget(guarded, { stored: { word: 'Ahoy' } });
    expect(problemsOf(target, { locked: true, word: 'x' })).toEqual([]);
    expect(problemsOf(target, { locked: false, word: 'x' })).toMatchObject([{ path: 'word', rule: 'minLength' }]);
    const already = proposalTarget(guarded, { stored: { locked: true, word: 'Ahoy' } });
    expect(problemsOf(already, { word: 'x' })).toEqual([]);
  });

  test('cannot be told while the lists of the server are unknown', () => {
    const known = proposalTarget(module);
    const value = [{ name: 'One', tags: [], at: '301' }];
    expect(problemsOf(known, { rows: value })).toEqual([]);
    const unknown = proposalTarget(module, { guild: { channels: null } });
    const attempt = () => problemsOf(unknown, { rows: value });
    expect(attempt).toThrow(Refusal);
    expect(attempt).toThrow(expect.objectContaining({ statusCode: 503, sentence: { key: 'error.references' } }));
    expect(problemsOf(unknown, { word: 'Ahoy' })).toEqual([]);
  });
});

test('a value is called by the titles from the screen down to it', () => {
  const target = proposalTarget(module);
  expect(titleOf(target, { rows: rows('One') }, ['rows', 0, 'name'])).toBe('Fixture › Rows › One › Name');
});
