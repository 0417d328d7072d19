import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startBillingFixture } from '../../../tests/server/billingFixture.ts';
import { addMonths } from '../../language/time/months.ts';
import { openStore, type Store } from '../store/store.ts';
import { billing } from './billing.ts';
import { billingCommand } from './billingCommand.ts';
import { couponIdOf, newCouponCode } from './coupons/couponCodes.ts';
import { couponCommand } from './coupons/couponCommand.ts';

const NOW = Date.UTC(2030, 0, 31, 12);
const PLANS = ['free', 'premium'];

let dataDir: string;
let store: Store;
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'guildhall-coupons-'));
  store = await openStore({ databaseUrl: null, dataDir, plans: PLANS });
});
afterEach(async () => {
  await store.close();
  rmSync(dataDir, { recursive: true, force: true });
});

describe('the coupon command', () => {
  const run = (...args: string[]) => couponCommand(store, PLANS, args, NOW);

  test('creates a coupon of which only the hash is stored', async () => {
    const [code = '', summary] = (await run('--months', '3', '--uses', '10', '--expires', '2030-02-01')).split('\n');
    expect(code).toMatch(/^([2-9A-HJ-NP-Z]{4}-){3}[2-9A-HJ-NP-Z]{4}$/);
    expect(summary).toBe('  premium, months: 3, uses: 10, until 2030-02-01');
    const [row] = await store.db.selectFrom('coupons').selectAll().execute();
    expect(row).toEqual({
      id: couponIdOf(` ${code.toLowerCase().replaceAll('-', ' ')}`),
      plan: 'premium',
      months: 3,
      uses: 10,
      used: 0,
      expires_at: Date.UTC(2030, 1, 2),
      created_at: NOW,
    });
    expect(JSON.stringify(row)).not.toContain(code);
  });

  test('defaults to one use without expiry', async () => {
    expect(await run('--months', '1')).toContain('premium, months: 1, uses: 1, without expiry');
  });

  test.each([
    [[], 'Usage'],
    [['3'], 'Usage'],
    [['--month', '3'], 'Usage'],
    [['--months', '0'], '--months'],
    [['--months', '121'], '--months'],
    [['--months', '3x'], '--months'],
    [['--months', 'x3'], '--months'],
    [['--months', '3', '--uses', '0'], '--uses must be a whole number from 1 to 1000000'],
    [['--months', '3', '--expires', '2029-01-01'], '--expires'],
    [['--months', '3', '--expires', 'soon'], '--expires'],
    [['--months', '3', '--expires', '2031-02-30'], '--expires must be a date in the future'],
    [['--months', '3', '--expires', '2031-2-3'], '--expires'],
    [['--months', '3', '--plan', 'free'], 'Coupons cannot give the plan free'],
  ])('explains %j', async (args, message) => {
    await expect(run(...args)).rejects.toThrow(message);
  });

  test('accepts the maximum number of months and refuses past dates', async () => {
    expect(await run('--months', '120')).toContain('months: 120');
    expect(await run('--months', '1', '--expires', '2030-01-31')).toContain('until 2030-01-31');
    await expect(run('--months', '1', '--expires', '2030-01-30')).rejects.toThrow('a date in the future');
  });

  test('never changes the hash of codes, which are redeemed long after they were created', () => {
    expect(couponIdOf('7kq2-ABCD efgh')).toBe('bc693592084b712c0a664e27afb44addc97a825cdc51904cf9bff8cd04eaa883');
  });

  test('never makes the same code twice', () => {
    expect(new Set(Array.from({ length: 1000 }, newCouponCode)).size).toBe(1000);
  });
});

describe('the billing command', () => {
  const none = () => billing({ store, providers: [], now: () => NOW, warn() {}, onFailure() {} });

  test.each([[[]], [['set']], [['setup', 'now']]])('prints its usage for %j', async (args) => {
    await expect(billingCommand(none(), args, 'https://x')).rejects.toThrow('Usage');
  });

  test('reports that no provider is configured', async () => {
    for (const action of ['setup', 'reconcile']) {
      await expect(billingCommand(none(), [action], 'https://x')).rejects.toThrow('No payment provider');
    }
  });

  test('creates no webhook at an address that providers cannot send to', async () => {
    const paying = await startBillingFixture();
    try {
      await expect(billingCommand(paying.billing, ['setup'], 'http://localhost:3000')).rejects.toThrow(
        'Set PUBLIC_URL to the https address of this installation',
      );
      expect(await paying.store.providerValues.read('bank', 'webhook')).toBeNull();
    } finally {
      await paying.close();
    }
  });

  test("prints the provider's ids of plans and webhook, and what was reconciled", async () => {
    const paying = await startBillingFixture();
    try {
      expect(await billingCommand(paying.billing, ['setup'], 'https://x')).toBe(
        'bank:\n  premium.monthly.499.EUR: P-0\n  premium.yearly.3999.EUR: P-1\n  webhook: W-1',
      );
      await paying.order({ state: 'pending' });
      expect(await billingCommand(paying.billing, ['reconcile'], 'https://x')).toBe(
        'Events applied: 0. Subscriptions checked: 1. Subscriptions ended: 0.',
      );
    } finally {
      await paying.close();
    }
  });
});

test('adds calendar months', () => {
  expect(new Date(addMonths(NOW, 1)).toISOString()).toBe('2030-02-28T12:00:00.000Z');
  expect(new Date(addMonths(NOW, 12)).toISOString()).toBe('2031-01-31T12:00:00.000Z');
});
