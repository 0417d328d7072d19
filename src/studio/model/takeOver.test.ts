import { expect, test } from 'vitest';
import { takeOver } from './takeOver.ts';

const written = (rules: unknown, title = 'A') => JSON.stringify({ title, rules }, null, 2);
const [first, second, third] = [{ rule: 'a' }, { rule: 'b' }, { rule: 'c' }];
const base = written([first, second, third]);

test('an edit of an entry is merged with edits of others', () => {
  const mine = written([first, second, { ...third, at: 1 }]);
  const theirs = written([{ ...first, at: 2 }, second, third], 'B');
  const { conflicts, mine: merged } = takeOver(base, mine, theirs);
  expect(conflicts).toEqual([]);
  expect(JSON.parse(merged)).toEqual({ title: 'B', rules: [{ ...first, at: 2 }, second, { ...third, at: 1 }] });
});

test.each([
  ['moved', [second, first, third]],
  ['deleted', [second, third]],
  ['added', [{ rule: 'new' }, first, second, third]],
])('an edit of an entry never lands on another one, although entries were %s elsewhere', (_, rules) => {
  const own = [{ ...first, message: 'Mine' }, second, third];
  const theirs = written(rules, 'B');
  const over = takeOver(base, written(own), theirs);
  expect(over.conflicts).toEqual([['rules']]);
  expect(JSON.parse(over.mine)).toEqual({ title: 'B', rules: own });
  expect(JSON.parse(over.theirs)).toEqual(JSON.parse(theirs));
});

test('entries that were moved here are not mixed with an edit from elsewhere', () => {
  const own = [third, second, first];
  const rules = [{ ...first, message: 'Theirs' }, second, third];
  expect(takeOver(base, written(own), written(rules))).toMatchObject({ conflicts: [['rules']] });
});

test('moving entries alike is no conflict', () => {
  const moved = written([second, first, third]);
  expect(takeOver(base, moved, moved).conflicts).toEqual([]);
});
