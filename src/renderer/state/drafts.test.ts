import { describe, expect, test, vi } from 'vitest';
import type { SettingsDocument } from '../../language/model.ts';
import { resolveForPlan } from '../../language/plans/resolveForPlan.ts';
import { resolveModule } from '../../language/resolved/resolveModule.ts';
import { view } from '../../language/resolved/view.ts';
import { contextFor, fixtureModule } from '../test/fixture.ts';
import { createFormStore } from './store.ts';

const module = fixtureModule();
const items = [
  { id: 'a', name: 'VIP', price: 5, note: '' },
  { id: 'b', name: 'Gold', price: 20, note: '' },
];
const storeOf = (stored: SettingsDocument = {}) =>
  createFormStore({
    module: resolveModule(module, contextFor()),
    saved: view(resolveForPlan(module.spec, 'premium'), { items, ...stored }),
    ownerOnly: '',
    onRefused: () => {},
  });
const wrong = (expected: number, shown = false) => ({ text: '1.2.3', expected, problem: 'No number', shown });

describe('an invalid text', () => {
  test('is an edit, and a problem once it is shown', () => {
    const store = storeOf();
    const draft = wrong(1);
    store.setDraft('rate', draft);
    expect(store.draft('rate')).toBe(draft);
    expect(store.isDirty()).toBe(true);
    expect(store.problems.list()).toEqual([]);
    store.setDraft('rate', wrong(1, true));
    const problem = { path: 'rate', rule: 'draft', message: 'No number' };
    expect(store.problems.list()).toEqual([problem]);
    store.setDraft('rate', undefined);
    expect(store.draft('rate')).toBeUndefined();
    expect(store.problems.list()).toEqual([]);
    expect(store.isDirty()).toBe(false);
  });

  test('prevents a save, which shows it', () => {
    const store = storeOf();
    store.setDraft('rate', wrong(1));
    expect(store.prepareSave()).toEqual([{ path: 'rate', rule: 'draft', message: 'No number' }]);
    expect(store.draft('rate')).toMatchObject({ shown: true });
  });

  test('hides the problem of the value behind it', () => {
    const store = storeOf();
    store.set('rate', 99);
    store.setDraft('rate', wrong(99));
    expect(store.prepareSave().map(({ message }) => message)).toEqual(['No number']);
  });

  test('counts while its field is enabled and keeps its value', () => {
    const store = storeOf({ enabled: true });
    store.setDraft('greeting', { text: '…', expected: '', problem: 'No text' });
    expect(store.isDirty()).toBe(true);
    store.set('enabled', false);
    expect([...store.dirty()]).toEqual(['enabled']);
    store.set('enabled', true);
    expect(store.isDirty()).toBe(true);
    store.set('greeting', 'Hello');
    store.set('greeting', '');
    expect(store.isDirty()).toBe(true);
    store.set('greeting', 'Hello');
    expect(store.prepareSave()).toEqual([]);
  });

  test('notifies its control, and the form when its problem appears or disappears', () => {
    const store = storeOf();
    const rate = vi.fn();
    const form = vi.fn();
    store.subscribe('rate', rate);
    store.subscribe('', form);
    const draft = { text: '1', expected: 1 };
    store.setDraft('rate', draft);
    store.setDraft('rate', draft);
    expect([rate.mock.calls.length, form.mock.calls.length]).toEqual([1, 0]);
    store.setDraft('rate', wrong(1));
    expect(form).toHaveBeenCalled();
    form.mockClear();
    store.setDraft('rate', wrong(1, true));
    expect(form).toHaveBeenCalledTimes(1);
  });
});

describe('undo and redo', () => {
  const textOf = (store: ReturnType<typeof storeOf>) => store.draft('rate')?.text ?? store.get('rate');
  const heading = storeOf().get('heading');

  test('lead through texts that are no values yet like through values', () => {
    const store = storeOf();
    store.setDraft('rate', wrong(1));
    store.set('heading', 'Ahoy');
    store.undo();
    expect([store.get('heading'), textOf(store)]).toEqual([heading, '1.2.3']);
    store.undo();
    expect([textOf(store), store.isDirty(), store.can('undo')]).toEqual([1, false, false]);
    store.redo();
    store.redo();
    expect([store.get('heading'), textOf(store), store.isDirty()]).toEqual(['Ahoy', '1.2.3', true]);
  });

  test('bring back a text behind another value, although its field was left meanwhile', () => {
    const store = storeOf();
    store.set('rate', 5);
    store.setDraft('rate', { text: '5x', expected: 5, problem: 'No number' });
    store.undo();
    store.undo();
    expect(textOf(store)).toBe(1);
    store.setDraft('rate', undefined);
    store.redo();
    store.redo();
    expect(textOf(store)).toBe('5x');
  });

  test('have a step for a text, and one for the value that it became', () => {
    const store = storeOf();
    for (const text of ['a', 'ab', 'abc']) store.setDraft('rate', { text, expected: 1, problem: 'No number' });
    store.setDraft('rate', { text: '7', expected: 7 });
    store.set('rate', 7);
    expect(store.steps().past).toHaveLength(2);
    store.undo();
    expect([textOf(store), store.get('rate')]).toEqual(['abc', 1]);
    store.undo();
    expect([textOf(store), store.can('undo')]).toEqual([1, false]);
  });

  test('follow the browser’s own undo of a text', () => {
    const store = storeOf();
    store.setDraft('rate', { text: '1x', expected: 1, problem: 'No number' });
    store.retracing('undo');
    store.setDraft('rate', { text: '1', expected: 1 });
    store.retracing(undefined);
    expect([store.can('undo'), store.can('redo')]).toEqual([false, true]);
    store.redo();
    expect(textOf(store)).toBe('1x');
  });

  test('bring back a text that Cancel, an effect or the loss of its row removed', () => {
    const store = storeOf({ enabled: true });
    store.rows.edit('items', 'b');
    store.setDraft('items.1.price', wrong(20));
    store.rows.cancel('items', 'b');
    expect(store.draft('items.1.price')).toBeUndefined();
    store.undo();
    expect(store.draft('items.1.price')).toMatchObject({ text: '1.2.3' });
    store.rows.remove('items', 'b');
    store.undo();
    expect(store.draft('items.1.price')).toMatchObject({ text: '1.2.3' });
  });

  test('follow a row that was moved', () => {
    const store = storeOf();
    store.setDraft('items.0.price', wrong(5));
    store.rows.move('items', 'a', 1);
    store.set('heading', 'Ahoy');
    store.undo();
    expect(store.draft('items.1.price')).toMatchObject({ text: '1.2.3' });
    store.undo();
    expect(store.draft('items.0.price')).toMatchObject({ text: '1.2.3' });
  });

  test('leave alone a text beside a list that is edited', () => {
    const store = storeOf();
    const text = { text: '!', expected: '', problem: 'No word', isBeside: true };
    store.setDraft('staff', text);
    store.set('staff', ['1']);
    expect(store.isDirty()).toBe(true);
    store.undo();
    expect([store.get('staff'), store.draft('staff')]).toEqual([false, text]);
    store.setDraft('staff', { text: '', expected: '', isBeside: true });
    store.set('staff', ['2']);
    store.undo();
    expect([store.get('staff'), store.draft('staff')]).toEqual([false, text]);
  });

  test('take a discard back, and then what was typed before', () => {
    const store = storeOf();
    store.setDraft('rate', wrong(1));
    store.discard();
    expect(store.can('undo')).toBe(true);
    store.setDraft('rate', { text: 'x', expected: 1, problem: 'No number' });
    store.undo();
    expect(textOf(store)).toBe(1);
    store.undo();
    expect(textOf(store)).toBe('1.2.3');
    store.undo();
    expect([textOf(store), store.can('undo')]).toEqual([1, false]);
  });
});

describe('in rows', () => {
  test('moves with its row, and is removed with it', () => {
    const store = storeOf();
    store.setDraft('items.1.price', wrong(20, true));
    store.rows.remove('items', 'a');
    expect(store.draft('items.0.price')).toMatchObject({ text: '1.2.3' });
    expect(store.draft('items.1.price')).toBeUndefined();
    expect(store.prepareSave()).toMatchObject([{ path: 'items.0.price' }]);
    store.rows.remove('items', 'b');
    expect(store.prepareSave()).toEqual([]);
    store.rows.restore('items');
    expect(store.prepareSave()).toMatchObject([{ path: 'items.0.price' }]);
  });

  test('keeps its row open, and is dropped by Cancel', () => {
    const store = storeOf();
    store.rows.edit('items', 'a');
    store.rows.edit('items', 'b');
    store.setDraft('items.0.price', wrong(5));
    store.setDraft('items.1.price', wrong(20));
    expect(store.rows.done('items', 'a')).toBe(false);
    expect(store.draft('items.0.price')).toMatchObject({ shown: true });
    expect(store.draft('items.1.price')).toMatchObject({ shown: false });
    store.rows.cancel('items', 'a');
    expect(store.draft('items.0.price')).toBeUndefined();
    expect(store.draft('items.1.price')).toBeDefined();
  });
});

describe('discarding', () => {
  test('drops all drafts, and restores them when undone', () => {
    const store = storeOf();
    store.setDraft('rate', wrong(1));
    store.setDraft('items.1.price', wrong(20, true));
    store.discard();
    expect(store.isDirty()).toBe(false);
    expect(store.draft('rate')).toBeUndefined();
    expect(store.canUndoDiscard()).toBe(true);
    store.undoDiscard();
    expect(store.draft('items.1.price')).toMatchObject({ text: '1.2.3' });
    expect(store.problems.list().map(({ path }) => path)).toEqual(['rate', 'items.1.price']);
    expect(store.canUndoDiscard()).toBe(false);
  });

  test('that is undone shows no problem that was not shown before', () => {
    const store = storeOf();
    store.setDraft('rate', wrong(1));
    store.discard();
    store.undoDiscard();
    expect(store.draft('rate')).toMatchObject({ shown: false });
    expect(store.problems.list()).toEqual([]);
  });
});

test('undoing the reset of one setting leaves alone what was corrected in another one since', () => {
  const store = storeOf();
  const initial = store.document();
  store.setDraft('rate', wrong(1));
  store.set('heading', 'Mine');
  store.reset(initial, ['heading']);
  store.setDraft('rate', undefined);
  store.undoDiscard();
  expect(store.get('heading')).toBe('Mine');
  expect(store.draft('rate')).toBeUndefined();
});

test('a text that comes back behind a later value does not prevent a save: nobody sees it', () => {
  const store = storeOf();
  store.setDraft('rate', wrong(1));
  store.discard();
  store.set('rate', 7);
  store.undoDiscard();
  expect(store.get('rate')).toBe(7);
  expect(store.prepareSave()).toEqual([]);
});

describe('notifications', () => {
  /** Subscribes to paths and returns a function that lists, in order, which of them an action notifies. */
  function listening(store: ReturnType<typeof storeOf>) {
    const notified: string[] = [];
    for (const path of ['', 'rate', 'heading', 'items.0.price', 'items.1.price'])
      store.subscribe(path, () => notified.push(path));
    return (act: () => void) => {
      notified.length = 0;
      act();
      return [...new Set(notified)].toSorted();
    };
  }

  test('a shown or dropped problem notifies its controls and the form; a check that finds nothing new does not', () => {
    const store = storeOf();
    store.rows.edit('items', 'a');
    store.setDraft('items.0.price', wrong(5));
    store.setDraft('items.1.price', wrong(20, true));
    store.setDraft('rate', { text: '1', expected: 1 });
    const notified = listening(store);
    expect(notified(() => store.rows.done('items', 'a'))).toEqual(['', 'items.0.price']);
    expect(store.draft('rate')).not.toHaveProperty('shown');
    expect(notified(() => store.problems.check())).toEqual([]);
    expect(store.draft('rate')).not.toHaveProperty('shown');
    expect(notified(() => store.rows.cancel('items', 'a'))).toContain('items.0.price');
  });

  test('a discard, and undoing it, notify all controls', () => {
    const store = storeOf();
    store.setDraft('rate', wrong(1));
    const forms: (readonly unknown[])[] = [];
    store.subscribe('rate', () => forms.push([store.draft('rate')?.text, store.isDirty()]));
    store.discard();
    expect(forms).toContainEqual([undefined, false]);
    forms.length = 0;
    store.undoDiscard();
    expect(forms.at(-1)).toEqual(['1.2.3', true]);
  });

  test('a problem that disappears while the text stays notifies the form', () => {
    const store = storeOf();
    store.setDraft('rate', wrong(1, true));
    expect(store.problems.list().map(({ path }) => path)).toEqual(['rate']);
    store.setDraft('rate', { text: '1.2', expected: 1, shown: true });
    expect(store.problems.list()).toEqual([]);
    expect(store.isDirty()).toBe(false);
    store.setDraft('rate', undefined);
    expect(store.draft('rate')).toBeUndefined();
  });
});

describe('a text in a hidden field, a list of values or a whole row', () => {
  test('is no edit while hidden', () => {
    const store = storeOf();
    store.setDraft('items.1.note', { text: '…', expected: '', problem: 'No text' });
    expect(store.isDirty()).toBe(false);
    store.set('items.1.price', 200);
    expect(store.prepareSave().map(({ path }) => path)).toEqual(['items.1.note']);
  });

  test('moves with a row that it belongs to as a whole', () => {
    const store = storeOf();
    const draft = { text: 'x', expected: items[1] as object as never };
    store.setDraft('items.1', draft);
    store.rows.remove('items', 'a');
    expect(store.draft('items.0')).toBe(draft);
    expect(store.draft('items')).toBeUndefined();
  });

  test('is independent of a field whose name has the same prefix', () => {
    const store = storeOf();
    store.setDraft('rate', wrong(1));
    store.setDraft('items.1.price', wrong(20));
    store.problems.checkRow('items.1', store.document());
    expect([store.draft('rate')?.shown, store.draft('items.1.price')?.shown]).toEqual([false, true]);
    store.problems.checkRow('rate', store.document());
    expect(store.draft('rate')?.shown).toBe(true);
  });
});
