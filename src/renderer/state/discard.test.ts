import { beforeEach, describe, expect, test, vi } from 'vitest';
import { resolveForPlan } from '../../language/plans/resolveForPlan.ts';
import { resolveModule } from '../../language/resolved/resolveModule.ts';
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

describe('a discard', () => {
  test('can be undone, including open rows', () => {
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

  test('can be undone in a form that has become read-only', () => {
    store.set('heading', 'Mine');
    store.takePlan({ module: store.module, saved: store.saved(), stored: store.stored(), readOnly: 'Needs Premium' });
    store.discard();
    expect(store.isDirty()).toBe(false);
    store.undoDiscard();
    expect(store.get('heading')).toBe('Mine');
  });

  test('that is undone is merged with later edits', () => {
    store.set('heading', 'Mine');
    store.set('rate', 2);
    store.discard();
    store.set('heading', 'Newer');
    expect([store.canUndoDiscard(), store.canUndoDiscard(true)]).toEqual([true, false]);
    store.undoDiscard();
    expect([store.get('heading'), store.get('rate')]).toEqual(['Newer', 2]);
  });

  test('that is undone keeps a text that was typed since', () => {
    const typed = (text: string) => store.setDraft('rate', { text, expected: 1, problem: 'No number' });
    typed('1x');
    store.set('heading', 'Mine');
    store.discard();
    typed('1y');
    store.undoDiscard();
    expect([store.get('heading'), store.draft('rate')?.text]).toEqual(['Mine', '1y']);
  });

  test('opens the same rows again, wherever they are since, with what was typed in them', () => {
    const [vip, gold] = items;
    store.rows.edit('items', 'b');
    store.set('items.1.name', 'Silver');
    store.setDraft('items.1.price', { text: '2x', expected: 20, problem: 'No number' });
    store.discard();
    store.rows.move('items', 'b', -1);
    store.undoDiscard();
    expect(store.get('items')).toEqual([{ ...gold, name: 'Silver' }, vip]);
    expect(['a', 'b'].map((key) => store.rows.isEditing('items', key))).toEqual([false, true]);
    expect([...store.unread().keys()]).toEqual(['items.0.price']);
    store.rows.cancel('items', 'b');
    expect(store.get('items')).toEqual([gold, vip]);
  });

  test('is undone by undo while nothing else was edited', () => {
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

  test('that is undone shows problems only if they were shown before', () => {
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

  test('cannot be undone after a save, and the form is notified', () => {
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

  test('cannot be undone if there was none', () => {
    expect([store.canUndoDiscard(), store.canUndoDiscard(true)]).toEqual([false, false]);
    const form = vi.fn();
    store.subscribe('', form);
    store.undoDiscard();
    expect(form).not.toHaveBeenCalled();
  });
});
