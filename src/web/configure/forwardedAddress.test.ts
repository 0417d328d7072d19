import { expect, test } from 'vitest';
import { forwardedAddress } from './forwardedAddress.ts';

const former = {
  bank: {
    fee: { module: 'economy', setting: 'transfer_fee' },
    goods: { module: 'shop', setting: 'items' },
    sale: { module: 'shop', setting: 'discount' },
  },
};

test.each([
  ['?section=bank#fee', '?section=economy#transfer_fee'],
  ['?section=bank#goods.sword.price', '?section=shop#items.sword.price'],
  ['?section=bank', '?section=shop'],
  // The module says that there is no such setting.
  ['?section=bank#removed', '?section=shop#removed'],
  ['?section=bank#toString', '?section=shop#toString'],
  ['?section=economy#fee', undefined],
  ['?section=toString', undefined],
  ['', undefined],
])('what a former module showed is where its settings are now: %s', (address, expected) => {
  const { search, hash } = new URL(address, 'http://localhost/dashboard/1');
  expect(forwardedAddress({ search, hash }, former)).toBe(expected);
});
