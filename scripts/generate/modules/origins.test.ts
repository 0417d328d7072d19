import { expect, test } from 'vitest';
import { destinationsOf, formerModules, originsOf } from './origins.ts';

const from = { module: 'economy', documents: ['currency'], version: 0, path: 'fee' };
const economy = { id: 'economy', migrations: [[{ op: 'remove' as const, path: 'old' }]] };
const bank = { id: 'bank', migrations: [[{ op: 'move' as const, from, to: 'transfer_fee' }]] };

test('a module knows where its settings went, and another one where they came from', () => {
  expect(destinationsOf(economy, [economy, bank])).toEqual({ fee: { module: 'bank', setting: 'transfer_fee' } });
  expect(destinationsOf(bank, [economy, bank])).toBeUndefined();
  expect(originsOf(bank, [economy, bank])).toEqual({ economy: economy.migrations });
});

test('a module is a former one once its folder is gone', () => {
  expect(formerModules([economy, bank])).toEqual({});
  expect(formerModules([bank])).toEqual({ economy: { fee: { module: 'bank', setting: 'transfer_fee' } } });
});
