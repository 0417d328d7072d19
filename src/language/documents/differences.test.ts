import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Field, Json, SettingsDocument } from '../model.ts';
import { resolveForPlan } from '../plans/resolveForPlan.ts';
import { moduleOf } from '../test/module.ts';
import { currentPath, type Difference, differences, nearestPlace, takeBack } from './differences.ts';

const text = (title: string): Field => ({ type: 'string', title, default: '' });
const price: Field = { type: 'number', title: 'Price', default: 1 };
const row = { id: text('Id'), name: text('Name'), price };
const rows = (title: string, properties: Record<string, Field>): Field => ({
  type: 'array',
  title,
  default: [],
  items: { type: 'object', title: 'Item', default: {}, properties },
  ui: { widget: 'items', addLabel: 'Add', itemTitle: 'New', titleField: 'name' },
});
const { id: _, ...keyless } = row;
const { spec } = moduleOf({
  prefix: text('Prefix'),
  box: { type: 'object', title: 'Box', default: {}, properties: { color: text('Color'), size: text('Size') } },
  items: rows('Items', row),
  lines: rows('Lines', keyless),
  emojis: {
    ...rows('Emojis', { sign: { ...text('Sign'), ui: { widget: 'text' } }, price }),
    wire: { as: 'map', key: 'sign' },
  },
  shelves: rows('Shelves', { ...row, boxes: rows('Boxes', row), notes: rows('Notes', keyless) }),
  words: { type: 'array', title: 'Words', default: [], items: text('Word') },
});

const items: Json[] = [
  { id: 'a', name: 'Map', price: 1 },
  { id: 'b', name: 'Rope', price: 2 },
];
const document: SettingsDocument = {
  emojis: [],
  shelves: [],
  prefix: '!',
  box: { color: 'red', size: 'small' },
  items,
  lines: [{ name: 'One', price: 1 }],
  words: ['x'],
};

const module = resolveForPlan(spec, 'free');

const changes = (after: SettingsDocument) =>
  differences(module, document, { ...document, ...after }).map(({ label, before, after }) => [
    label.join(' › '),
    before,
    after,
  ]);

test('finds none between equal documents', () => {
  expect(changes(structuredClone(document))).toEqual([]);
});

test('lists single values, those in objects too, in the order of the module', () => {
  expect(changes({ box: { color: 'blue', size: 'small' }, prefix: '?' })).toEqual([
    ['Prefix', '!', '?'],
    ['Box › Color', 'red', 'blue'],
  ]);
});

test('matches rows by key, and lists added and removed ones as a whole', () => {
  const after = [
    { id: 'b', name: 'Rope', price: 5 },
    { id: 'c', name: '', price: 1 },
  ];
  expect(changes({ items: after })).toEqual([
    ['Items › Map', { id: 'a', name: 'Map', price: 1 }, undefined],
    ['Items › Rope › Price', 2, 5],
    ['Items › 2', undefined, { id: 'c', name: '', price: 1 }],
  ]);
});

test('lists reordered rows and lists of plain values as a whole', () => {
  const reversed = items.toReversed();
  expect(changes({ items: reversed, words: ['x', 'y'] })).toEqual([
    ['Items', items, reversed],
    ['Words', ['x'], ['x', 'y']],
  ]);
});

test('matches rows without a key by position', () => {
  expect(changes({ lines: [{ name: 'Two', price: 1 }] })).toEqual([['Lines › Two › Name', 'One', 'Two']]);
});

test('rows without a key are recognized by their content, then by the row before them', () => {
  const line = (name: string, price = 1) => ({ name, price });
  const of = (before: Json[], after: Json[]) =>
    differences(module, { ...document, lines: before }, { ...document, lines: after }).map(({ kind, label, path }) =>
      [kind, label.slice(1).join(' › '), path.slice(1).join('.')].join(' '),
    );
  const [a, b, c] = [line('A'), line('B'), line('C')];
  expect(of([a, b, c], [b, c, line('D')])).toEqual(['removed A 0', 'added D 2']);
  expect(of([a, b, c], [a, line('X'), line('B', 2), c])).toEqual(['changed X › Name 1.name', 'added B 2']);
  expect(of([a, b, c], [a, line('B', 2), c])).toEqual(['changed B › Price 1.price']);
  expect(of([a, a], [a])).toEqual(['removed A 1']);
  expect(of([a, b, c], [b, a, c])).toEqual(['reordered  ']);
});

test('a key that was typed tells rows apart, and may itself have changed', () => {
  const of = (after: Json[]) =>
    differences(
      module,
      {
        ...document,
        emojis: [
          { sign: 'x', price: 1 },
          { sign: 'y', price: 2 },
        ],
      },
      { ...document, emojis: after },
    ).map(({ kind, label, before, after: now }) => [kind, label.join(' › '), before, now]);
  expect(
    of([
      { sign: 'y', price: 3 },
      { sign: 'x', price: 1 },
    ]),
  ).toEqual([
    ['changed', 'Emojis › 1 › Price', 2, 3],
    ['reordered', 'Emojis', expect.anything(), expect.anything()],
  ]);
  expect(
    of([
      { sign: 'z', price: 1 },
      { sign: 'y', price: 2 },
    ]),
  ).toEqual([['changed', 'Emojis › 1 › Sign', 'x', 'z']]);
});

test('an order names only the rows that it concerns', () => {
  const row = (id: string) => ({ id, name: id, price: 1 });
  const [difference] = differences(
    module,
    { ...document, items: ['a', 'b', 'c', 'd', 'e'].map(row) },
    { ...document, items: ['a', 'new', 'c', 'b', 'e'].map(row) },
  ).filter(({ kind }) => kind === 'reordered');
  expect([difference?.before, difference?.after]).toEqual([['b', 'c'].map(row), ['c', 'b'].map(row)]);
});

describe('a path', () => {
  test('has the keys of rows, and leads to their place in any version', () => {
    const after = { ...document, items: [{ id: 'b', name: 'Rope', price: 7 }, items[0] ?? null] };
    const [change] = differences(module, document, after);
    expect(change?.path).toEqual(['items', 'b', 'price']);
    expect(currentPath(module, after, change?.path ?? [])).toEqual(['items', 0, 'price']);
    expect(currentPath(module, document, change?.path ?? [])).toEqual(['items', 1, 'price']);
    expect(currentPath(module, { ...document, items: [] }, change?.path ?? [])).toBeUndefined();
  });

  test('is found in later settings too, or else the list that it was in', () => {
    const lines = (...names: string[]): SettingsDocument => ({
      ...document,
      lines: names.map((name, index) => ({ name, price: index })),
    });
    const placeIn = (later: SettingsDocument, before: SettingsDocument, after: SettingsDocument) =>
      differences(module, before, after).map((one) => nearestPlace(module, one, { after, document: later }));
    const cheaper = { ...document, items: [{ id: 'a', name: 'Map', price: 9 }, items[1] ?? null] };
    const moved = { ...document, items: [items[1] ?? null, { id: 'c', name: 'New', price: 1 }, items[0] ?? null] };
    expect(placeIn(moved, document, cheaper)).toEqual([['items', 2, 'price']]);
    expect(placeIn({ ...document, items: [] }, document, cheaper)).toEqual([['items']]);
    // Rows without a key are recognized by their content.
    const [one, two] = [lines('A', 'B'), lines('A', 'C')];
    const longer = { ...two, lines: [{ name: 'New', price: 9 }, ...(two.lines as Json[])] };
    expect(placeIn(longer, one, two)).toEqual([['lines', 2, 'name']]);
    // The position of a removed row is that of another row by now.
    expect(placeIn(lines('B'), lines('A', 'B'), lines('B'))).toContainEqual(['lines']);
    expect(placeIn(document, document, { ...document, box: { color: 'blue', size: 'small' } })).toEqual([
      ['box', 'color'],
    ]);
  });
});

const ids = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g'), { maxLength: 7 });
const word = fc.constantFrom('', 'x', 'y');
const keyedRows = (parts: Record<string, fc.Arbitrary<Json>> = {}): fc.Arbitrary<Json[]> =>
  ids.chain((keys) =>
    fc.tuple(...keys.map((id) => fc.record({ id: fc.constant(id), name: word, price: fc.nat(2), ...parts }))),
  );
const plainRows = fc.array(fc.record({ name: word, price: fc.nat(2) }), { maxLength: 5 });
const anyDocument: fc.Arbitrary<SettingsDocument> = fc.record({
  prefix: word,
  box: fc.record({ color: word, size: word }),
  items: keyedRows(),
  lines: plainRows,
  emojis: fc.array(fc.record({ sign: word, price: fc.nat(2) }), { maxLength: 5 }),
  shelves: keyedRows({ boxes: keyedRows(), notes: plainRows }),
  words: fc.array(word, { maxLength: 3 }),
});
const pair = fc.record({ before: anyDocument, after: anyDocument });
const keysOf = (list: readonly Difference[]) => list.map(({ kind, path }) => JSON.stringify([kind, ...path]));

describe('of any two documents', () => {
  test('differences are distinct, and none are found between equal ones', () => {
    fc.assert(
      fc.property(pair, ({ before, after }) => {
        const keys = keysOf(differences(module, before, after));
        expect(new Set(keys).size).toBe(keys.length);
        expect(differences(module, before, structuredClone(before))).toEqual([]);
      }),
    );
  });

  test('all differences taken back together give the older one; none give the newer one', () => {
    fc.assert(
      fc.property(pair, ({ before, after }) => {
        expect(takeBack(module, { before, after }, differences(module, before, after))).toEqual(before);
        expect(takeBack(module, { before, after }, [])).toEqual(after);
      }),
    );
  });

  test('one after the other in any order, they give the older one', () => {
    fc.assert(
      fc.property(pair, fc.infiniteStream(fc.nat()), ({ before, after }, picks) => {
        let now = after;
        let steps = 0;
        const found = differences(module, before, after).length;
        for (let left = differences(module, before, now); left.length > 0; left = differences(module, before, now)) {
          const picked = left[(picks.next().value ?? 0) % left.length];
          if (picked) now = takeBack(module, { before, after: now }, [picked]);
          // Rows without a key may be recognized otherwise after one has come back, but not forever.
          expect(++steps).toBeLessThan(2 * found + 20);
        }
        expect(now).toEqual(before);
      }),
    );
  });

  test('one that is taken back is gone, and all others remain', () => {
    fc.assert(
      fc.property(fc.record({ before: keyedDocument, after: keyedDocument }), fc.nat(), ({ before, after }, pick) => {
        const all = differences(module, before, after);
        const picked = all[pick % Math.max(all.length, 1)];
        if (!picked) return;
        const left = differences(module, before, takeBack(module, { before, after }, [picked]));
        expect(keysOf(left).sort()).toEqual(keysOf(all.filter((one) => one !== picked)).sort());
      }),
    );
  });
});

/** Documents whose rows all have keys, so that paths stay the same. */
const keyedDocument = anyDocument.map((any) => ({
  ...any,
  lines: [],
  emojis: [],
  shelves: Array.isArray(any.shelves) ? any.shelves.map((shelf) => ({ ...Object(shelf), notes: [] })) : [],
}));
