import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Pointer } from '../../language/values/pointer.ts';
import { filesOf } from '../server/project.ts';
import { type Edit, edited, editedAll, editsBetween } from './edits.ts';

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

test('an entry that is removed takes its comma along, and nothing else', () => {
  const remove = (text: string, ...pointer: Pointer) => edited(text, { op: 'remove', pointer });
  expect(remove('{ "a": [["x", "y"]] }', 'a', 0, 1)).toBe('{ "a": [["x"]] }');
  expect(remove('{ "a": [["x", "y"]] }', 'a', 0, 0)).toBe('{ "a": [["y"]] }');
  expect(remove(TEXT, 'steps', 0)).toBe(TEXT.replace(/\[\n.*\n {2}\]/, '[]'));
  expect(remove(TEXT, 'plans', 'free')).toBe(TEXT.replace('{ "free": { "maxItems": 5 } }', '{}'));
  expect(remove(TEXT, 'steps')).toBe(TEXT.replace(/,\n {2}"steps"[^\]]*\]/, ''));
  expect(remove(TEXT, 'nothing')).toBe(TEXT);
});

test('any edit of any text leaves JSON that holds what was meant', () => {
  const json = fc.jsonValue({ maxDepth: 3 });
  const texts = fc.oneof(fc.constant(undefined), fc.constant(2)).map((indent) => (value: unknown) => {
    const text = JSON.stringify(value, null, indent);
    // Short lists in one line, as the formatter writes them.
    return text.replace(/\[\n\s*([^[\]{}\n]*)\n\s*\]/g, '[$1]');
  });
  fc.assert(
    fc.property(
      json,
      json,
      texts,
      fc.nat(),
      fc.constantFrom('set', 'remove', 'insert'),
      (value, other, write, seed, op) => {
        const before: unknown = JSON.parse(JSON.stringify({ holder: value }));
        const all = pointersOf(before).filter((one) => op !== 'insert' || typeof one.at(-1) === 'number');
        const pointer = all[seed % Math.max(1, all.length)];
        if (!pointer) return;
        const edit: Edit = op === 'remove' ? { op, pointer } : { op, pointer, value: other };
        const after = edited(write(before), edit);
        expect(JSON.parse(after)).toEqual(JSON.parse(JSON.stringify(meant(before, edit))));
      },
    ),
    { numRuns: 500 },
  );
});

/** The value that an edit means. */
function meant(value: unknown, edit: Edit, depth = 0): unknown {
  const key = edit.pointer[depth] ?? '';
  const isLast = depth === edit.pointer.length - 1;
  const next = 'value' in edit ? edit.value : undefined;
  if (Array.isArray(value)) {
    const at = Number(key);
    if (!isLast) return value.with(at, meant(value[at], edit, depth + 1));
    if (edit.op === 'remove') return value.toSpliced(at, 1);
    return edit.op === 'insert' ? value.toSpliced(at, 0, next) : value.with(at, next);
  }
  const own = value as Record<string, unknown>;
  const entries = Object.entries(own).flatMap(([name, one]): [string, unknown][] => {
    if (name !== key) return [[name, one]];
    if (isLast) return edit.op === 'remove' ? [] : [[name, next]];
    return [[name, meant(one, edit, depth + 1)]];
  });
  return Object.fromEntries(entries);
}

/** The pointers of all parts of a value. */
function pointersOf(value: unknown, pointer: Pointer = []): Pointer[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, below]) => {
    const here = [...pointer, Array.isArray(value) ? Number(key) : key];
    return [here, ...pointersOf(below, here)];
  });
}

/** The pointers of all values that have no parts. */
function leavesOf(value: unknown, pointer: Pointer = []): Pointer[] {
  return typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, below]) =>
        leavesOf(below, [...pointer, Array.isArray(value) ? Number(key) : key]),
      )
    : [pointer];
}
