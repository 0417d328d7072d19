// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { resolveForPlan } from '../../../language/plans/resolveForPlan.ts';
import { resolveModule } from '../../../language/resolved/resolveModule.ts';
import { view } from '../../../language/resolved/view.ts';
import { createBannerStore } from '../../feedback/bannerStore.ts';
import { createFormStore } from '../../state/store.ts';
import { contextFor, fixtureModule } from '../../test/fixture.ts';
import { useDiscard } from './useDiscard.ts';

function open() {
  const module = fixtureModule();
  const saved = view(resolveForPlan(module.spec, 'premium'), {});
  const store = createFormStore({
    module: resolveModule(module, contextFor()),
    saved,
    ownerOnly: '',
    onRefused: () => {},
  });
  const banners = createBannerStore();
  const { current: undoable } = renderHook(() => useDiscard(store, banners)).result;
  const offers = () => banners.list().map(({ text }) => text);
  return { store, banners, undoable, saved, offers };
}

test('only the last discard or reset is offered to be undone, as only that one can be', () => {
  const { store, undoable, saved, offers } = open();
  store.set('heading', 'Mine');
  undoable.discard();
  store.set('rate', 7);
  undoable.reset(saved, ['rate'], 'Reset.');
  expect(offers()).toEqual(['Reset.']);
});

test('an offer is withdrawn once it was taken, and edits after that withdraw nothing', () => {
  const { store, banners, undoable, offers } = open();
  const dismiss = vi.spyOn(banners, 'dismiss');
  store.set('heading', 'Mine');
  undoable.discard();
  expect(offers()).toHaveLength(1);
  store.undoDiscard();
  expect(offers()).toEqual([]);
  store.set('rate', 7);
  store.set('rate', 8);
  expect(dismiss).toHaveBeenCalledOnce();
});

test('what Cancel removes from a row can be had back, open as it was, although nothing else is unsaved', () => {
  const { store, banners, offers } = open();
  const key = store.rows.add('items') ?? '';
  store.cancelRow('items', key);
  expect(offers()).toEqual([]);
  const again = store.rows.add('items', { id: 'a', name: 'VIP', price: 5, note: '' }) ?? '';
  store.setDraft('items.0.price', { text: 'x', expected: 5, problem: 'No number' });
  store.cancelRow('items', again);
  expect(store.isDirty()).toBe(false);
  expect(offers()).toHaveLength(1);
  const [banner] = banners.list();
  if (!banner?.action || !('run' in banner.action)) throw new Error('Nothing to run');
  banner.action.run();
  expect(store.rows.isEditing('items', again)).toBe(true);
  expect([store.get('items.0.name'), store.draft('items.0.price')?.text]).toEqual(['VIP', 'x']);
  expect(offers()).toEqual([]);
  store.cancelRow('items', again);
  store.set('heading', 'Mine');
  expect(offers()).toEqual([]);
});

test('a new row in which only a text was typed that is no value yet stays when another one is added', () => {
  const { store } = open();
  store.rows.add('items');
  store.setDraft('items.0.price', { text: 'x', expected: 0, problem: 'No number' });
  expect(store.rows.closeFresh('items')).toBe(false);
});
