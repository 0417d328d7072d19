import { expect, test } from 'vitest';
import type { Path } from '../../language/model.ts';
import { createSubscriptions } from './subscriptions.ts';

const dependents = new Map([
  ['open', new Set(['name', 'rows.*.note'])],
  ['rows.*.price', new Set(['rows.*.note'])],
  ['rows', new Set(['total'])],
]);

/** Listeners at all of these paths, and who of them was told. */
function listening(...paths: string[]) {
  const subscriptions = createSubscriptions(dependents);
  const told: string[] = [];
  const ends = new Map(paths.map((path) => [path, subscriptions.subscribe(path, () => told.push(path))]));
  const toldOf = (act: () => void) => {
    told.length = 0;
    act();
    return told.toSorted();
  };
  const publish = (path: Path, deep = false) => toldOf(() => subscriptions.publish([{ path, deep }]));
  return { subscriptions, ends, publish, toldOf };
}

const everywhere = ['', 'open', 'name', 'total', 'rows', 'rows.0', 'rows.0.note', 'rows.0.price', 'rows.1.note'];

test('a change tells its path, what is above, and whose state reads these', () => {
  const { publish } = listening(...everywhere);
  expect(publish(['name'])).toEqual(['', 'name']);
  expect(publish(['open'])).toEqual(['', 'name', 'open', 'rows.0.note', 'rows.1.note']);
  expect(publish(['rows', 0, 'price'])).toEqual([
    '',
    'rows',
    'rows.0',
    'rows.0.note',
    'rows.0.price',
    'rows.1.note',
    'total',
  ]);
});

test('a deep change tells what is below, too, and whose state reads that', () => {
  const { publish } = listening(...everywhere);
  expect(publish(['rows', 0])).toEqual(['', 'rows', 'rows.0', 'total']);
  expect(publish(['rows', 0], true)).toEqual([
    '',
    'rows',
    'rows.0',
    'rows.0.note',
    'rows.0.price',
    'rows.1.note',
    'total',
  ]);
  expect(listening('row', 'rows', 'rowsets.0').publish(['row'], true)).toEqual(['row']);
});

test('a listener at several told paths is called once', () => {
  const subscriptions = createSubscriptions(dependents);
  let calls = 0;
  const listener = () => calls++;
  for (const path of ['', 'open', 'name']) subscriptions.subscribe(path, listener);
  subscriptions.publish([
    { path: ['open'], deep: false },
    { path: ['name'], deep: false },
  ]);
  expect(calls).toBe(1);
});

test('exactly the named paths are told, or everybody', () => {
  const { subscriptions, toldOf } = listening(...everywhere);
  expect(toldOf(() => subscriptions.notify(['rows', 'nobody']))).toEqual(['rows']);
  expect(toldOf(() => subscriptions.notifyAll())).toEqual(everywhere.toSorted());
});

test('who has gone is not told; others at the same path still are', () => {
  const { subscriptions, ends, publish } = listening('name', 'rows.0.note');
  let calls = 0;
  const end = subscriptions.subscribe('name', () => calls++);
  ends.get('name')?.();
  ends.get('name')?.();
  expect(publish(['open'])).toEqual(['rows.0.note']);
  expect(calls).toBe(1);
  end();
  publish(['open']);
  expect(calls).toBe(1);
  const again = subscriptions.subscribe('name', () => calls++);
  end();
  publish(['open']);
  expect(calls).toBe(2);
  again();
  publish(['name']);
  expect(calls).toBe(2);
});
