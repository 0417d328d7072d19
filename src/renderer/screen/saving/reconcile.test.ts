import { expect, test } from 'vitest';
import { loadModule } from '../../../../generated/catalogue.ts';
import type { SettingsDocument } from '../../../language/model.ts';
import { resolveForPlan } from '../../../language/plans/resolveForPlan.ts';
import { applyEffectsAt } from '../../../language/resolved/effects.ts';
import { resolveModule } from '../../../language/resolved/resolveModule.ts';
import { view } from '../../../language/resolved/view.ts';
import { createFormStore } from '../../state/store.ts';
import { contextFor } from '../../test/fixture.ts';
import { reconcile } from './reconcile.ts';

const lottery = await loadModule('lottery');
const context = contextFor({ modules: { economy: { currency_system_enabled: true, primary_currency_emoji: '🪙' } } });
// Stored by a client of its own: the form makes a lottery of numbers of it.
const STORED = {
  enabled: true,
  active_lottery_type: 'none',
  announcement_channel_id: '1',
  number_min: 9,
  number_max: 3,
};

function form(values: SettingsDocument) {
  const stored = view(resolveForPlan(lottery.spec, context.plan), values);
  const saved = applyEffectsAt('load', resolveModule(lottery, context), stored);
  return createFormStore({
    module: resolveModule(lottery, context),
    saved,
    stored,
    ownerOnly: '',
    onRefused: () => {},
  });
}

test('applies the effects of loading to their copy', () => {
  const store = form(STORED);
  store.set('start_type', 'scheduled');
  const { merged, conflicts, taken, stored } = reconcile(store, {
    current: { ...STORED, opening_message: 'Go {number_range}' },
  });
  expect(merged).toMatchObject({
    active_lottery_type: 'number',
    start_type: 'scheduled',
    opening_message: 'Go {number_range}',
  });
  expect(conflicts).toEqual([]);
  expect(taken).toEqual(['Opening message']);
  expect(stored.active_lottery_type).toBe('none');
});

test('tells whether anything is left to save', () => {
  const store = form(STORED);
  store.set('opening_message', 'Go');
  expect(reconcile(store, { current: { ...STORED, opening_message: 'Go', announcement_channel_id: '2' } }).saved).toBe(
    true,
  );
  expect(reconcile(store, { current: { ...STORED, announcement_channel_id: '2' } }).saved).toBe(false);
});

test('does not mention settings without a control', () => {
  const store = form({ ...STORED, active_lottery_type: 'number', state: 'completed' });
  expect(reconcile(store, { current: { ...STORED, active_lottery_type: 'number', state: 'active' } }).taken).toEqual(
    [],
  );
});

test('validates against the stored copy, as the server does', () => {
  const store = form(STORED);
  expect(store.prepareSave().map(({ path }) => path)).toContain('number_max');
  const same = form({ ...STORED, active_lottery_type: 'number' });
  expect(same.prepareSave().map(({ path }) => path)).not.toContain('number_max');
});

test('keeps the settings of the documents that nobody else has saved', () => {
  const store = form({ ...STORED, opening_message: 'Go {number_range}' });
  store.set('start_type', 'scheduled');
  const { merged, stored } = reconcile(store, { current: { number_min: 4 } });
  for (const one of [merged, stored]) {
    expect(one).toMatchObject({ number_min: 4, opening_message: 'Go {number_range}', announcement_channel_id: '1' });
  }
});
