import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Pointer } from '../../language/values/pointer.ts';
import { filesOf } from '../server/project.ts';
import { edited, editedAll, editsBetween } from './edits.ts';

const TEXT = `{
  "title": "Shop",
  "plans": { "free": { "maxItems": 5 } },
  "fields": ["a", "b"],
  "steps": [
    { "op": "remove" }
  ]
}
`;

test('one number is one line, and everything else keeps its characters', () => {
  const after = edited(TEXT, { op: 'set', pointer: ['plans', 'free', 'maxItems'], value: 10 });
  expect(after).toBe(TEXT.replace('5', '10'));
});

test('a name changes in place', () => {
  expect(edited(TEXT, { op: 'rename', pointer: ['plans', 'free'], name: 'basic' })).toBe(TEXT.replace('free', 'basic'));
});

test('entries are added, moved and removed', () => {
  const added = edited(TEXT, { op: 'insert', pointer: ['fields', 1], value: 'c' });
  expect(JSON.parse(added).fields).toEqual(['a', 'c', 'b']);
  const moved = edited(added, { op: 'move', pointer: ['fields', 0], to: 2 });
  expect(JSON.parse(moved).fields).toEqual(['c', 'b', 'a']);
  const removed = edited(moved, { op: 'remove', pointer: ['fields', 1] });
  expect(JSON.parse(removed).fields).toEqual(['c', 'a']);
});

test('differences are as small as possible, and make the other value', () => {
  const before = { a: 1, b: { c: [1, 2], d: 'x' }, e: 3 };
  const after = { a: 1, b: { c: [1, 5], d: 'x', f: null }, g: undefined };
  const found = editsBetween(before, after);
  expect(found.map(({ op, pointer }) => `${op} ${pointer.join('.')}`)).toEqual(['remove e', 'set b.c.1', 'set b.f']);
  const text = editedAll(JSON.stringify(before, null, 2), found);
  expect(JSON.parse(text)).toEqual({ a: 1, b: { c: [1, 5], d: 'x', f: null } });
});

test('entries of lists and maps change places, and what is between them stays', () => {
  const maps = TEXT.replace('"free": { "maxItems": 5 }', '"free": { "maxItems": 5 },\n    "gold": {}');
  const down = edited(maps, { op: 'move', pointer: ['plans', 'free'], to: 1 });
  expect(down).toBe(TEXT.replace('"free": { "maxItems": 5 }', '"gold": {},\n    "free": { "maxItems": 5 }'));
  expect(edited(down, { op: 'move', pointer: ['plans', 'free'], to: 0 })).toBe(maps);
  const list = edited(TEXT, { op: 'move', pointer: ['fields', 0], to: 1 });
  expect(list).toBe(TEXT.replace('["a", "b"]', '["b", "a"]'));
  for (const to of [-1, 2]) expect(edited(TEXT, { op: 'move', pointer: ['fields', 0], to })).toBe(TEXT);
});

test('any value of any file can be changed and changed back, to the byte', () => {
  const files = filesOf(process.cwd());
  expect(files.length).toBeGreaterThan(100);
  for (const file of files) {
    const text = readFileSync(file, 'utf8');
    const value: unknown = JSON.parse(text);
    const all = leavesOf(value);
    const some = [all[0], all[Math.floor(all.length / 2)], all.at(-1)].filter((one) => one !== undefined);
    for (const pointer of some) {
      const other = edited(text, { op: 'set', pointer, value: 'another value' });
      const changed = JSON.parse(other);
      expect(changed, file).not.toEqual(value);
      expect(editedAll(other, editsBetween(changed, value)), `${file} ${pointer.join('/')}`).toBe(text);
    }
  }
});

/** The pointers of all values that have no parts. */
function leavesOf(value: unknown, pointer: Pointer = []): Pointer[] {
  return typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, below]) =>
        leavesOf(below, [...pointer, Array.isArray(value) ? Number(key) : key]),
      )
    : [pointer];
}
