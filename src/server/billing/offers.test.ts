import { expect, test } from 'vitest';
import { declaredOffers, offerName } from './offers.ts';

const prices = { currency: 'EUR', monthly: '4.99', yearly: '39.99' };

test("every price of every plan is an offer with the plan's title", () => {
  const offers = declaredOffers('en', [{ id: 'free' }, { id: 'premium', prices }, { id: 'gold', prices }]);
  expect(offers).toEqual([
    { plan: 'premium', planTitle: 'Premium', type: 'monthly', amount: 499, currency: 'EUR' },
    { plan: 'premium', planTitle: 'Premium', type: 'yearly', amount: 3999, currency: 'EUR' },
    { plan: 'gold', planTitle: 'gold', type: 'monthly', amount: 499, currency: 'EUR' },
    { plan: 'gold', planTitle: 'gold', type: 'yearly', amount: 3999, currency: 'EUR' },
  ]);
  expect(offers.map(offerName).slice(0, 2)).toEqual(['premium.monthly.499.EUR', 'premium.yearly.3999.EUR']);
});

test('an invalid price is an error', () => {
  expect(() => declaredOffers('en', [{ id: 'gold', prices: { ...prices, yearly: 'much' } }])).toThrow(
    'The plan gold has no yearly price',
  );
});
