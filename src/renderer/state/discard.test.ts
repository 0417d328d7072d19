import { beforeEach, describe, expect, test, vi } from 'vitest';
import { resolveForPlan } from '../../language/plans/resolveForPlan.ts';
import { resolveModule } from '../../language/resolved/resolvedModule.ts';
import { view } from '../../language/resolved/view.ts';
import { contextFor, fixtureModule } from '../test/fixture.ts';
import { createFormStore, type FormStore } from './store.ts';

const module = fixtureModule();
const items = [
  { id: 'a', name: 'VIP', price: 5, note: '' },
  { id: 'b', name: 'Gold', price: 20, note: '' },
];
let store: FormStore;

beforeEach(() => {
  store = createFormStore({
    module: resolveModule(module, contextFor()),
    saved: view(resolveForPlan(module.spec, 'premium'), { items }),
    ownerOnly: '',
    onRefused: () => {},
  });
});

describe('what was discarded', () => {
  test('comes back as it was, open rows included', () => {
    store.set('heading', 'Mine');
    store.rows.edit('items', 'b');
    store.set('items.1.name', 'Silver');
    store.discard();
    expect(store.isDirty()).toBe(false);
    expect(store.rows.isEditing('items', 'b')).toBe(false);
    expect(store.canUndoDiscard()).toBe(true);
    store.undoDiscard();
    expect(store.get('heading')).toBe('Mine');
    expect(store.rows.isEditing('items', 'b')).toBe(true);
    store.rows.cancel('items', 'b');
    expect(store.get('items')).toEqual(items);
    store.undoDiscard();
    expect(store.get('heading')).toBe('Mine');
  });

  test('joins what was edited since, which stays', () => {
    store.set('heading', 'Mine');
    store.set('rate', 2);
    store.discard();
    store.set('heading', 'Newer');
    expect([store.canUndoDiscard(), store.canUndoDiscard(true)]).toEqual([true, false]);
    store.undoDiscard();
    expect([store.get('heading'), store.get('rate')]).toEqual(['Newer', 2]);
  });

  test('comes back by undo while nothing else was edited', () => {
    store.set('heading', 'Mine');
    store.discard();
    expect(store.canUndoDiscard(true)).toBe(true);
    expect(store.undo()).toBe(true);
    expect(store.get('heading')).toBe('Mine');
    expect(store.canUndoDiscard()).toBe(false);
    expect(store.undo()).toBe(true);
    expect(store.get('heading')).toBe('Hello');
    store.undo();
    expect(store.get('heading')).toBe('Hello');
  });

  test('is said to be wrong again only where it was said before', () => {
    store.set('rate', 99);
    store.discard();
    store.undoDiscard();
    expect(store.problems.list()).toEqual([]);
    expect(store.prepareSave()).toHaveLength(1);
    store.discard();
    expect(store.problems.list()).toEqual([]);
    store.undoDiscard();
    expect(store.problems.at('rate')).toEqual(['Rate must be between 0.01 and 10']);
  });

  test('is gone once another copy is saved, and the form is told', () => {
    const bar = vi.fn();
    for (const end of [
      () => store.markSaved(['heading'], store.document()),
      () => store.rebase(store.saved(), store.document()),
    ]) {
      store.set('heading', 'Mine');
      store.discard();
      bar.mockClear();
      store.subscribe('', bar);
      end();
      expect(store.canUndoDiscard()).toBe(false);
      expect(bar).toHaveBeenCalled();
      store.undoDiscard();
      expect(store.get('heading')).toBe('Hello');
    }
  });

  test('is nothing before anything was discarded', () => {
    expect([store.canUndoDiscard(), store.canUndoDiscard(true)]).toEqual([false, false]);
    const form = vi.fn();
    store.subscribe('', form);
    store.undoDiscard();
    expect(form).not.toHaveBeenCalled();
  });
});
