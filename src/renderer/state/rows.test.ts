import { describe, expect, test, vi } from 'vitest';
import { defaultsOf } from '../../language/documents/defaults.ts';
import type { Field, SettingsDocument } from '../../language/model.ts';
import { resolveForPlan } from '../../language/plans/resolveForPlan.ts';
import { resolveModule } from '../../language/resolved/resolveModule.ts';
import { contextFor, fixtureModule } from '../test/fixture.ts';
import { present } from '../test/present.ts';
import { createFormStore } from './store.ts';

const text = (title: string, parts: Partial<Field> = {}): Field => ({ type: 'string', title, default: '', ...parts });
const list = (properties: Record<string, Field>, parts: Partial<Field> = {}): Field => ({
  type: 'array',
  title: 'List',
  default: [],
  maxItems: 3,
  items: { type: 'object', title: 'Row', default: {}, properties },
  ...parts,
});
const typed: Partial<Field> = { ui: { widget: 'text' } };
const items = { widget: 'items', addLabel: 'Add', itemTitle: 'New' } as const;
const price: Field = { type: 'number', title: 'Price', default: 1, minimum: 1, ui: { widget: 'number' } };

const module = fixtureModule({
  fields: {
    ranks: list(
      { id: text('Id'), name: text('Name', typed), price },
      {
        ui: { ...items, idPrefix: 'rank', sortBy: ['-price', 'name'] },
      },
    ),
    numbered: list({ id: text('Id'), name: text('Name', typed) }, { ui: { ...items, idPrefix: '' } }),
    pairs: list(
      { sign: text('Sign', typed) },
      { wire: { as: 'map', key: 'sign' }, ui: { widget: 'rows', addLabel: 'Add' } },
    ),
    locked: list(
      { id: text('Id') },
      {
        plans: { free: { locked: 'stored', message: 'Needs Premium' } },
        ui: items,
      },
    ),
    name: text('Name', typed),
  },
});
const rank = (id: string, price: number, name = id) => ({ id, name, price });
const ranks = [rank('a', 1), rank('b', 3), rank('c', 2)];

function storeOf(saved: SettingsDocument = {}, plan = 'premium', language = module.spec.language) {
  const refused = vi.fn();
  const context = contextFor({ plan });
  const defaults = defaultsOf(resolveForPlan(module.spec, plan));
  const store = createFormStore({
    module: resolveModule({ ...module, spec: { ...module.spec, language } }, context),
    saved: { ...defaults, ...saved },
    ownerOnly: '',
    onRefused: refused,
  });
  return { ...store, refused };
}

describe('the order of rows', () => {
  test('sorts by the declared properties, ascending or descending', () => {
    const rows = [rank('a', 1, 'Z'), rank('b', 3), rank('c', 1, 'A'), rank('d', 2)];
    expect(storeOf({ ranks: rows }).rows.keys('ranks')).toEqual(['b', 'd', 'c', 'a']);
    expect(storeOf({ numbered: ranks }).rows.keys('numbered')).toEqual(['a', 'b', 'c']);
  });

  test('sorts texts as is usual in the language of the texts', () => {
    const rows = [rank('a', 1, 'Zeta'), rank('b', 1, 'Ärende')];
    expect(storeOf({ ranks: rows }, 'premium', 'en').rows.keys('ranks')).toEqual(['b', 'a']);
    expect(storeOf({ ranks: rows }, 'premium', 'sv').rows.keys('ranks')).toEqual(['a', 'b']);
  });

  test('treats a missing number as 0', () => {
    const rows = [{ id: 'a', name: 'a' }, rank('b', 3), rank('c', -1)] as SettingsDocument[];
    expect(storeOf({ ranks: rows }).rows.keys('ranks')).toEqual(['b', 'a', 'c']);
  });

  test('keeps an open row in place until Done', () => {
    const store = storeOf({ ranks });
    store.rows.edit('ranks', 'a');
    store.set('ranks.0.price', 9);
    expect(store.rows.keys('ranks')).toEqual(['b', 'c', 'a']);
    store.rows.done('ranks', 'a');
    expect(store.rows.keys('ranks')).toEqual(['a', 'b', 'c']);
  });

  test('is the same array until rows are added, removed or moved', () => {
    const store = storeOf({ ranks });
    const before = store.rows.keys('ranks');
    store.set('ranks.0.name', 'Other');
    expect(store.rows.keys('ranks')).toBe(before);
    store.set('ranks.0.price', 9);
    expect(store.rows.keys('ranks')).toEqual(['a', 'b', 'c']);
    store.rows.remove('ranks', 'b');
    expect(store.rows.keys('ranks')).toEqual(['a', 'c']);
  });
});

describe('row keys', () => {
  test('map to positions in the document, and back', () => {
    const { rows } = storeOf({ ranks });
    expect(rows.path('ranks', 'b')).toBe('ranks.1');
    expect(rows.path('ranks', 'a')).toBe('ranks.0');
    expect(rows.path('ranks', 'gone')).toBeUndefined();
    expect(rows.keyAt('ranks', 2)).toBe('c');
    expect(rows.keyAt('ranks', 3)).toBeUndefined();
  });

  test('are generated for new rows, as their list declares', () => {
    const store = storeOf({ ranks: [] });
    const first = present(store.rows.add('ranks'));
    expect(first).toMatch(/^rank_\d+_1$/);
    expect(store.get('ranks.0')).toEqual({ id: first, name: '', price: 1 });
    const now = Date.now();
    const numbered = [store.rows.add('numbered'), store.rows.add('numbered')].map(Number);
    expect(numbered[0]).toBeGreaterThanOrEqual(now);
    expect(numbered[1]).toBeGreaterThan(present(numbered[0]));
  });

  test('are not taken from values that users type, which may be duplicate', () => {
    const store = storeOf({ pairs: [{ sign: 'x' }, { sign: 'x' }] });
    expect(new Set(store.rows.keys('pairs')).size).toBe(2);
    const key = present(store.rows.add('pairs'));
    expect(store.get('pairs.2')).toEqual({ sign: '' });
    expect(store.rows.isEditing('pairs', key)).toBe(false);
  });
});

describe('adding', () => {
  test('appends a row with the given values', () => {
    const store = storeOf({ ranks });
    store.rows.remove('ranks', 'a');
    const key = present(store.rows.add('ranks', { name: 'New' }));
    expect(store.get('ranks.2')).toEqual({ id: key, name: 'New', price: 1 });
    expect(store.rows.fresh('ranks')).toBe(key);
    expect(store.rows.fresh('numbered')).toBeUndefined();
  });

  test('is refused at the limit of the list and in read-only forms', () => {
    expect(storeOf({ ranks }).rows.add('ranks')).toBeUndefined();
    expect(storeOf().rows.add('gone')).toBeUndefined();
    const store = storeOf({}, 'free');
    expect(store.rows.add('locked')).toBeUndefined();
    expect(store.refused).toHaveBeenCalledExactlyOnceWith('Needs Premium', { plan: 'premium' });
    expect(store.get('locked')).toEqual([]);
  });

  test('ends when the row is closed: unedited it is removed, edited it stays, invalid it is shown', () => {
    const store = storeOf({ ranks: [rank('a', 1)] });
    expect(store.rows.closeFresh('ranks')).toBe(true);
    store.rows.add('ranks');
    expect(store.rows.closeFresh('ranks')).toBe(true);
    expect(store.get('ranks')).toHaveLength(1);
    store.rows.add('ranks');
    store.set('ranks.1.price', 0);
    expect(store.rows.closeFresh('ranks')).toBe(false);
    expect(store.problems.at('ranks.1.price')).toHaveLength(1);
    store.set('ranks.1.price', 5);
    expect(store.rows.closeFresh('ranks')).toBe(true);
    expect(store.rows.fresh('ranks')).toBeUndefined();
    expect(store.get('ranks')).toHaveLength(2);
  });

  test('is over when an undo takes the row away, and goes on when a redo brings it back', () => {
    const store = storeOf();
    const key = present(store.rows.add('ranks'));
    store.undo();
    expect(store.rows.fresh('ranks')).toBeUndefined();
    store.redo();
    expect(store.rows.fresh('ranks')).toBe(key);
  });

  test('an existing row is not fresh', () => {
    const store = storeOf({ ranks });
    store.rows.edit('ranks', 'a');
    expect(store.rows.fresh('ranks')).toBeUndefined();
  });
});

describe('opening and closing', () => {
  test('notifies the row and its list', () => {
    const store = storeOf({ ranks });
    const notified: string[] = [];
    for (const path of ['ranks', 'ranks.0', 'ranks.1', 'name']) store.subscribe(path, () => notified.push(path));
    store.rows.edit('ranks', 'a');
    expect(notified.splice(0).toSorted()).toEqual(['ranks', 'ranks.0']);
    store.rows.edit('ranks', 'a');
    store.rows.edit('ranks', 'gone');
    expect(notified).toEqual([]);
    store.rows.done('ranks', 'a');
    expect(notified.toSorted()).toEqual(['ranks', 'ranks.0']);
  });

  test('Cancel reverts a row to its state when opened, and hides its problems', () => {
    const store = storeOf({ ranks });
    store.rows.edit('ranks', 'a');
    store.set('ranks.0.price', 0);
    store.rows.edit('ranks', 'a');
    expect(store.rows.done('ranks', 'a')).toBe(false);
    expect(store.problems.list()).toHaveLength(1);
    store.rows.cancel('ranks', 'a');
    expect(store.get('ranks')).toEqual(ranks);
    expect(store.problems.list()).toEqual([]);
    store.set('ranks.0.price', 0);
    store.rows.cancel('ranks', 'a');
    expect(store.get('ranks.0.price')).toBe(0);
  });

  test('Done succeeds for a row that is gone', () => {
    const store = storeOf({ ranks });
    expect(store.rows.done('ranks', 'gone')).toBe(true);
    store.rows.cancel('ranks', 'gone');
    expect(store.get('ranks')).toEqual(ranks);
  });

  test('a problem opens its row', () => {
    const store = storeOf({ ranks, pairs: [{ sign: 'x' }], name: 'N' });
    store.rows.reveal('ranks.1.price');
    expect(store.rows.isEditing('ranks', 'b')).toBe(true);
    store.rows.reveal('ranks.9.price');
    store.rows.reveal('name');
    store.rows.reveal('0');
    store.rows.reveal('pairs.0.sign');
    expect(store.rows.opened()).toHaveLength(1);
  });

  test('all rows close at once, and the last deletion is forgotten', () => {
    const store = storeOf({ ranks });
    store.rows.edit('ranks', 'a');
    store.rows.remove('ranks', 'c');
    const form = vi.fn();
    store.subscribe('name', form);
    store.rows.closeAll();
    expect(store.rows.isEditing('ranks', 'a')).toBe(false);
    expect(store.rows.deleted('ranks')).toBeUndefined();
    expect(form).toHaveBeenCalledOnce();
  });

  test('open rows can be reopened by position', () => {
    const store = storeOf({ ranks });
    store.rows.edit('ranks', 'b');
    store.set('ranks.1.name', 'Bee');
    const opened = store.rows.opened();
    expect(opened).toEqual([{ path: 'ranks.1', prior: ranks[1], isNew: false }]);
    store.rows.closeAll();
    const notified: string[] = [];
    for (const path of ['ranks', 'ranks.1', 'ranks.0']) store.subscribe(path, () => notified.push(path));
    store.rows.reopen([...opened, { path: 'ranks.9', prior: {}, isNew: false }]);
    expect(notified.toSorted()).toEqual(['ranks', 'ranks.1']);
    expect(store.rows.opened()).toEqual(opened);
    store.rows.cancel('ranks', 'b');
    expect(store.get('ranks')).toEqual(ranks);
  });
});

describe('cancelling an open row', () => {
  const cancelled = (store: ReturnType<typeof storeOf>, key: string) => {
    store.cancelRow('numbered', key);
    return store.get('numbered');
  };

  test.each(['a new row', 'a row'])('leads back to what was saved while %s was open', (which) => {
    const store = storeOf({ numbered: which === 'a row' ? [{ id: 'a', name: 'Rope' }] : [] });
    if (which === 'a row') store.rows.edit('numbered', 'a');
    else store.rows.add('numbered');
    const key = present(store.rows.keys('numbered')[0]);
    store.set('numbered.0.name', 'Saved');
    const sent = store.document();
    store.set('numbered.0.name', 'Saved and more');
    store.markSaved(['numbered'], sent);
    expect(cancelled(store, key)).toMatchObject([{ name: 'Saved' }]);
    expect(store.isDirty()).toBe(false);
  });

  test('leads back to before it was opened if something else was saved meanwhile', () => {
    const store = storeOf({ numbered: [{ id: 'a', name: 'Rope' }] });
    store.set('numbered.0.name', 'Mine');
    store.rows.edit('numbered', 'a');
    store.set('numbered.0.name', 'Mine and more');
    store.markSaved(['name'], store.document());
    expect(cancelled(store, 'a')).toMatchObject([{ name: 'Mine' }]);
  });

  test('leaves what others have saved meanwhile', () => {
    const store = storeOf({ numbered: [{ id: 'a', name: 'Rope' }] });
    store.set('name', 'Mine');
    store.rows.edit('numbered', 'a');
    const saved = { ...store.saved(), numbered: [{ id: 'a', name: 'Theirs' }] };
    store.takePlan({ module: store.module, saved, stored: saved, readOnly: undefined });
    expect(store.rows.isChanged('numbered', 'a')).toBe(false);
    expect(cancelled(store, 'a')).toMatchObject([{ name: 'Theirs' }]);
  });
});

describe('deleting', () => {
  test('is undone in a list that is longer than the plan allows, but not if it is full', () => {
    const store = storeOf({ numbered: ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id, name: id })) });
    store.rows.remove('numbered', 'b');
    expect(store.rows.restore('numbered')).toBe(true);
    expect(store.rows.keys('numbered')).toEqual(['a', 'b', 'c', 'd', 'e']);
    store.rows.remove('numbered', 'a', 'b', 'c');
    store.rows.add('numbered');
    expect(store.rows.restore('numbered')).toBe(false);
    expect(store.rows.keys('numbered')).toHaveLength(3);
  });

  test('is not undone in a form that has become read-only since', () => {
    const store = storeOf({ ranks });
    store.rows.remove('ranks', 'b');
    store.takePlan({ module: store.module, saved: store.saved(), stored: store.stored(), readOnly: 'Needs Premium' });
    store.rows.restore('ranks');
    expect(store.refused).toHaveBeenCalledExactlyOnceWith('Needs Premium', undefined);
    expect(store.get('ranks')).toHaveLength(ranks.length - 1);
  });

  test('is refused in read-only forms', () => {
    const store = storeOf({ locked: [{ id: 'a' }] }, 'free');
    store.rows.remove('locked', 'a');
    expect(store.refused).toHaveBeenCalledExactlyOnceWith('Needs Premium', { plan: 'premium' });
    expect(store.get('locked')).toHaveLength(1);
  });

  test('can be undone for the last row only, while there is room', () => {
    const store = storeOf({ ranks });
    store.rows.remove('ranks', 'gone');
    expect(store.rows.deleted('ranks')).toBeUndefined();
    store.rows.remove('ranks', 'a');
    store.rows.remove('ranks', 'c');
    expect(store.rows.deleted('ranks')).toEqual([{ index: 1, row: ranks[2] }]);
    store.rows.restore('ranks');
    store.rows.restore('ranks');
    expect(store.get('ranks')).toEqual([ranks[1], ranks[2]]);
    store.rows.remove('ranks', 'b');
    store.set('ranks', [ranks[0] as object, ranks[2] as object, rank('d', 1)] as SettingsDocument[]);
    store.rows.restore('ranks');
    expect(store.get('ranks')).toHaveLength(3);
  });

  test('is over when the row is back, as it was or as it is stored', () => {
    const store = storeOf({ ranks });
    store.set('ranks.0.price', 5);
    store.rows.remove('ranks', 'a');
    expect(store.rows.deleted('ranks')).toHaveLength(1);
    store.set('ranks', ranks);
    expect(store.rows.deleted('ranks')).toBeUndefined();
  });

  test('of several rows is one step, and puts each back in its place', () => {
    const store = storeOf({ ranks });
    store.rows.remove('ranks', 'c', 'a');
    expect(store.get('ranks')).toEqual([ranks[1]]);
    store.rows.restore('ranks');
    expect(store.get('ranks')).toEqual(ranks);
    store.undo();
    store.undo();
    expect(store.get('ranks')).toEqual(ranks);
    expect(store.can('undo')).toBe(false);
  });

  test('of a row in another list forgets the earlier deletion', () => {
    const store = storeOf({ ranks, numbered: [{ id: '1', name: 'x' }] });
    store.rows.remove('ranks', 'a');
    store.rows.remove('numbered', '1');
    expect(store.rows.deleted('ranks')).toBeUndefined();
    expect(store.rows.deleted('numbered')).toMatchObject([{ row: { id: '1' } }]);
  });

  test('and restoring hide the problems of other rows', () => {
    const store = storeOf({ ranks });
    store.rows.edit('ranks', 'c');
    store.set('ranks.2.price', 0);
    store.rows.done('ranks', 'c');
    expect(store.problems.list()).toHaveLength(1);
    store.rows.remove('ranks', 'a');
    expect(store.problems.list()).toEqual([]);
    store.rows.done('ranks', 'c');
    store.rows.restore('ranks');
    expect(store.problems.list()).toEqual([]);
  });
});
