import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { billingCommand } from '../../src/server/billing/billingCommand.ts';
import { QUIET_LIBRARY } from '../../src/simulators/demo/world.ts';
import { type BillingSite, startBillingSite } from './billingSite.ts';

const _LIBRARY = { guild_id: QUIET_LIBRARY };

let site: BillingSite;
beforeEach(async () => {
  site = await startBillingSite();
});
afterEach(() => site.close());

describe('the setup', () => {
  test('can be repeated without creating anything twice', async () => {
    const made = (path: string) =>
      site.paypal.control.requests.filter((one) => one.method === 'POST' && one.path === path);
    const origin = 'https://guildhall.example';
    const first = await billingCommand(site.billing(), ['setup'], origin);
    const counts = () =>
      ['/v1/catalogs/products', '/v1/billing/plans', '/v1/notifications/webhooks'].map((path) => made(path).length);
    const before = counts();
    expect(await billingCommand(site.billing(), ['setup'], origin)).toBe(first);
    expect(counts()).toEqual(before);
    expect(before.slice(0, 2)).toEqual([1, 2]);
    expect(first).toMatch(
      /^paypal:\n {2}premium.monthly.499.EUR: P-\w+\n {2}premium.yearly.3999.EUR: P-\w+\n {2}webhook: \w+$/,
    );
  });

  test('continues if the access token has expired', async () => {
    site.paypal.control.expireTokens();
    expect(await site.order(QUIET_LIBRARY)).toMatch(/^I-/);
  });
});

test('tokens, payers and messages are not logged', async () => {
  const id = await site.buy(QUIET_LIBRARY);
  await site.paypal.control.cancel(id);
  await site.paypal.control.send(String(site.paypal.control.events()[0]?.id), { forgery: 'signature' });
  await site.eventsApplied();
  const log = site.log.join('');
  expect(log).toContain('a message to the webhook was refused');
  for (const secret of ['buyer@example.com', 'DEM2BUYER3456', 'A21AA', site.paypal.secret, 'BA-', 'billing_info']) {
    expect(log).not.toContain(secret);
  }
  const stored = await site.store.db.selectFrom('webhook_events').selectAll().execute();
  expect(JSON.stringify(stored)).not.toMatch(/buyer|DEM2BUYER/i);
});
