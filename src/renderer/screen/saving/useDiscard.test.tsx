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
