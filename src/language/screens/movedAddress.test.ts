import { expect, test } from 'vitest';
import type { MigrationStep } from '../model.ts';
import { movedAddress } from './movedAddress.ts';

const migrations: MigrationStep[][] = [
  [{ op: 'rename', from: 'fee', to: 'transfer_fee' }],
  [{ op: 'rename', from: 'items.*.worth', to: 'items.*.price' }],
];
const destinations = {
  transfer_fee: { module: 'bank', setting: 'fee_of_transfers' },
  items: { module: 'shop', setting: 'goods' },
};

test.each([
  ['transfer_fee', '?section=bank#fee_of_transfers'],
  ['fee', '?section=bank#fee_of_transfers'],
  ['items.sword.price', '?section=shop#goods.sword.price'],
  ['items.sword.worth', '?section=shop#goods.sword.price'],
  ['other', undefined],
  ['toString', undefined],
])('an address of a setting that is in another module now is followed: %s', (address, expected) => {
  expect(movedAddress({ migrations, destinations }, address)).toBe(expected);
});

test('a module without moved settings has none', () => {
  expect(movedAddress({ migrations }, 'transfer_fee')).toBeUndefined();
});
