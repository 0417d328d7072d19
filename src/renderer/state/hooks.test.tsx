// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, test } from 'vitest';
import type { CompiledExpression, SettingsDocument } from '../../language/model.ts';
import { resolveForPlan } from '../../language/plans/resolveForPlan.ts';
import { resolveModule } from '../../language/resolved/resolveModule.ts';
import { view } from '../../language/resolved/view.ts';
import { contextFor, fixtureModule } from '../test/fixture.ts';
import {
  FormContext,
  useAllProblems,
  useAnyVisible,
  useDeleted,
  useDirty,
  useDraftAt,
  useExpression,
  useFieldState,
  useForm,
  useFreshRow,
  useProblems,
  useRowEditing,
  useRowKeys,
  useValue,
  useWarnings,
} from './hooks.ts';
import { createFormStore } from './store.ts';
import { useParams } from './useParams.ts';
import { valueFormatOf } from './valueFormat.ts';

const expressions: Record<string, { run: CompiledExpression; reads: string[] }> = {
  heading: { run: ({ self }) => self.heading, reads: ['self.heading'] },
  total: {
    run: ({ self }) => (self.items as { price: number }[]).reduce((sum, { price }) => sum + price, 0),
    reads: ['self.items.*.price', 'plan'],
  },
  own: { run: ({ item }) => item.name, reads: ['item.name'] },
  changed: { run: ({ self, saved }) => self.rate !== saved?.rate, reads: ['self.rate', 'saved.rate'] },
};
const module = fixtureModule({ expressions });
const items = [
  { id: 'a', name: 'VIP', price: 5, note: '' },
  { id: 'b', name: 'Gold', price: 20, note: '' },
];

function storeOf(stored: SettingsDocument = {}) {
  const saved = view(resolveForPlan(module.spec, 'premium'), { items, ...stored });
  return createFormStore({ module: resolveModule(module, contextFor()), saved, ownerOnly: '', onRefused: () => {} });
}

/** Renders a hook inside a form, and counts its renders. */
function inForm<Value>(hook: () => Value, store = storeOf()) {
  let renders = 0;
  const wrapper = ({ children }: { children: ReactNode }) => <FormContext value={store}>{children}</FormContext>;
  const { result, unmount } = renderHook(
    () => {
      renders++;
      return hook();
    },
    { wrapper },
  );
  return { store, unmount, value: () => result.current, renders: () => renders };
}

test('a hook outside a form throws', () => {
  expect(() => renderHook(() => useForm())).toThrow('FormContext');
});

describe('a hook', () => {
  test('follows only its path', () => {
    const { store, value, renders } = inForm(() => useValue('heading'));
    expect(value()).toBe('Hello');
    act(() => void store.set('rate', 2));
    expect(renders()).toBe(1);
    act(() => void store.set('heading', 'Hi'));
    expect([value(), renders()]).toEqual(['Hi', 2]);
  });

  test('reads the state, draft and problems of a control', () => {
    const store = storeOf({ enabled: true });
    const state = inForm(() => useFieldState('greeting').enabled, store);
    const draft = inForm(() => useDraftAt('rate')?.text, store);
    const problems = inForm(() => useProblems('rate'), store);
    const warnings = inForm(() => useWarnings('rate'), store);
    const all = inForm(() => useAllProblems().length, store);
    const dirty = inForm(() => useDirty(), store);
    expect([state.value(), draft.value(), problems.value(), warnings.value(), all.value(), dirty.value()]).toEqual([
      true,
      undefined,
      [],
      [],
      0,
      false,
    ]);
    act(() => {
      store.set('enabled', false);
      store.setDraft('rate', { text: '9', expected: 1 });
      store.set('rate', 99);
      store.prepareSave();
    });
    expect([state.value(), draft.value(), problems.value(), all.value(), dirty.value()]).toEqual([
      false,
      '9',
      ['Rate must be between 0.01 and 10'],
      1,
      true,
    ]);
  });

  test('reads the rows of a list', () => {
    const store = storeOf();
    const keys = inForm(() => useRowKeys('items'), store);
    const editing = inForm(() => useRowEditing('items', 'b'), store);
    const deleted = inForm(() => useDeleted('items')?.[0]?.row.id, store);
    const fresh = inForm(() => useFreshRow('items'), store);
    act(() => {
      store.rows.edit('items', 'b');
      store.rows.remove('items', 'a');
    });
    expect([keys.value(), editing.value(), deleted.value()]).toEqual([['b'], true, 'a']);
    expect(fresh.value()).toBeUndefined();
    act(() => void store.rows.add('items'));
    expect(fresh.value()).toBe(store.rows.keys('items')[1]);
  });

  test('reads whether any of several fields is visible', () => {
    const seen = inForm(() => useAnyVisible(SEEN), storeOf({ items }));
    expect(seen.value()).toBe(false);
    act(() => void seen.store.set('items.1.price', 200));
    expect(seen.value()).toBe(true);
    expect(inForm(() => useAnyVisible(['items.0.note', 'heading'])).value()).toBe(true);
    expect(inForm(() => useAnyVisible([])).value()).toBe(false);
    seen.unmount();
    seen.store.set('items.1.price', 1);
    expect(seen.value()).toBe(true);
  });
});

const SEEN = ['items.0.note', 'items.1.note'];

describe('an expression', () => {
  test('is evaluated again when something it reads changes', () => {
    const total = inForm(() => useExpression('total'));
    expect(total.value()).toBe(25);
    act(() => void total.store.set('items.0.price', 6));
    expect(total.value()).toBe(26);
    const before = total.renders();
    act(() => void total.store.set('heading', 'Other'));
    expect(total.renders()).toBe(before);
    total.unmount();
    total.store.set('items.0.price', 7);
    expect(total.value()).toBe(26);
  });

  test('of a row reads that row', () => {
    const own = inForm(() => useExpression('own', 'items.1'));
    expect(own.value()).toBe('Gold');
    act(() => void own.store.set('items.1.name', 'Silver'));
    expect(own.value()).toBe('Silver');
    expect(inForm(() => useExpression(undefined)).value()).toBeUndefined();
  });

  test('can read saved values', () => {
    const changed = inForm(() => useExpression('changed'));
    expect(changed.value()).toBe(false);
    act(() => void changed.store.set('rate', 2));
    expect(changed.value()).toBe(true);
    act(() => changed.store.markSaved(['rate'], changed.store.document()));
    expect(changed.value()).toBe(false);
  });
});

describe('values for texts', () => {
  test('are the current form values, and the same object until one changes', () => {
    const params = inForm(() => useParams(PARAMS));
    const before = params.value();
    expect(before).toEqual({ title: 'Hello', sum: 25 });
    act(() => void params.store.set('rate', 2));
    act(() => void params.store.set('items.0.name', 'Other'));
    expect(params.value()).toBe(before);
    act(() => void params.store.set('heading', 'Hi'));
    expect(params.value()).toEqual({ title: 'Hi', sum: 25 });
    expect(inForm(() => useParams()).value()).toEqual({});
    params.unmount();
    params.store.set('heading', 'Late');
    expect(params.value()).toEqual({ title: 'Hi', sum: 25 });
  });
});

const PARAMS = { title: 'heading', sum: 'total' };

test('a value format evaluates conditions for the form, a row or another document', () => {
  const store = storeOf({ enabled: true });
  const text = (key: string) => key;
  const reader = valueFormatOf(store, text);
  expect(reader).toMatchObject({ guild: store.module.context.guild, language: 'en', text });
  expect([reader.holds('self.enabled'), reader.holds('item.price > 100')]).toEqual([true, false]);
  expect(valueFormatOf(store, text, { from: { enabled: false } }).holds('self.enabled')).toBe(false);
  expect(valueFormatOf(store, text, { row: 'items.1' }).holds('item.price > 0')).toBe(true);
});
