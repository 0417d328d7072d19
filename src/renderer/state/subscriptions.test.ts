import { expect, test } from 'vitest';
import type { Path } from '../../language/model.ts';
import { createSubscriptions, statePath } from './subscriptions.ts';

const dependents = new Map([
  ['open', new Set(['name', 'rows.*.note'])],
  ['rows.*.price', new Set(['rows.*.note'])],
  ['rows', new Set(['total'])],
]);

/** Subscribes to these paths, and records which of them are notified. */
function listening(...paths: string[]) {
  const subscriptions = createSubscriptions(dependents);
  const notified: string[] = [];
  const ends = new Map(paths.map((path) => [path, subscriptions.subscribe(path, () => notified.push(path))]));
  const toldOf = (act: () => void) => {
    notified.length = 0;
    act();
    return notified.toSorted();
  };
  const publish = (path: Path, deep = false) => toldOf(() => subscriptions.publish([{ path, deep }]));
  return { subscriptions, ends, publish, toldOf };
}

const everywhere = ['', 'open', 'name', 'total', 'rows', 'rows.0', 'rows.0.note', 'rows.0.price', 'rows.1.note'];

test('a change notifies its path, its ancestors and their dependents', () => {
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

test('a deep change notifies descendants and their dependents, too', () => {
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

test('a change notifies the states that depend on it, and none around it', () => {
  const { publish, toldOf, subscriptions } = listening(
    ...['rows', 'rows.0', 'rows.0.note', 'rows.1.note', 'name'].map(statePath),
  );
  expect(publish(['rows', 0, 'price'])).toEqual(['rows.0.note', 'rows.1.note'].map(statePath));
  expect(publish(['name'])).toEqual([]);
  expect(publish(['open'])).toEqual(['name', 'rows.0.note', 'rows.1.note'].map(statePath));
  expect(publish(['rows'], true)).toEqual(['rows.0', 'rows.0.note', 'rows.1.note'].map(statePath));
  expect(toldOf(() => subscriptions.notifyAll())).toHaveLength(5);
});

test('a listener at several notified paths is called once', () => {
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

test('exactly the given paths are notified, or all', () => {
  const { subscriptions, toldOf } = listening(...everywhere);
  expect(toldOf(() => subscriptions.notify(['rows', 'nobody']))).toEqual(['rows']);
  expect(toldOf(() => subscriptions.notifyAll())).toEqual(everywhere.toSorted());
});

test('unsubscribed listeners are not notified; others at the same path are', () => {
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
