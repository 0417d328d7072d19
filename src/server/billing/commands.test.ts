import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { addMonths } from '../months.ts';
import { openStore, type Store } from '../store/store.ts';
import { billing } from './billing.ts';
import { billingCommand } from './billing-command.ts';
import { codeId, newCode } from './codes.ts';
import { couponCommand } from './coupon-command.ts';
import { majorUnits, minorUnits } from './money.ts';

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

  test('makes a coupon, of which the store has the hash alone', async () => {
    const [code = '', summary] = (await run('--months', '3', '--uses', '10', '--expires', '2030-02-01')).split('\n');
    expect(code).toMatch(/^([2-9A-HJ-NP-Z]{4}-){3}[2-9A-HJ-NP-Z]{4}$/);
    expect(summary).toBe('  premium, months: 3, uses: 10, until 2030-02-01');
    const [row] = await store.db.selectFrom('coupons').selectAll().execute();
    expect(row).toEqual({
      id: codeId(` ${code.toLowerCase().replaceAll('-', ' ')}`),
      plan: 'premium',
      months: 3,
      uses: 10,
      used: 0,
      expires_at: Date.UTC(2030, 1, 2),
      created_at: NOW,
    });
    expect(JSON.stringify(row)).not.toContain(code);
  });

  test('takes one use without expiry where nothing else is said', async () => {
    expect(await run('--months', '1')).toContain('premium, months: 1, uses: 1, without expiry');
  });

  test.each([
    [[], 'Usage'],
    [['3'], 'Usage'],
    [['--month', '3'], 'Usage'],
    [['--months', '0'], '--months'],
    [['--months', '121'], '--months'],
    [['--months', '3', '--uses', '-1'], '--uses'],
    [['--months', '3', '--expires', '2029-01-01'], '--expires'],
    [['--months', '3', '--expires', 'soon'], '--expires'],
    [['--months', '3', '--plan', 'free'], 'no plan free'],
  ])('explains %j', async (args, message) => {
    await expect(run(...args)).rejects.toThrow(message);
  });

  test('never makes the same code twice', () => {
    expect(new Set(Array.from({ length: 1000 }, newCode)).size).toBe(1000);
  });
});

describe('the billing command', () => {
  const none = () => billing({ store, providers: [], now: () => NOW, warn() {}, onFailure() {} });

  test.each([[[]], [['set']], [['setup', 'now']]])('explains itself for %j', async (args) => {
    await expect(billingCommand(none(), args, 'https://x')).rejects.toThrow('Usage');
  });

  test('says that no provider is configured', async () => {
    await expect(billingCommand(none(), ['setup'], 'https://x')).rejects.toThrow('No payment provider');
  });
});

test('counts money in minor units', () => {
  expect(['4.99', '4.9', '4', '0.05', '39.99'].map(minorUnits)).toEqual([499, 490, 400, 5, 3999]);
  expect(['', '-1', '4.999', '4,99', '1e3', 4.99, null, 'x'].map(minorUnits)).toEqual(Array(8).fill(null));
  expect(majorUnits(3999)).toBe('39.99');
});

test('adds months as calendars do', () => {
  expect(new Date(addMonths(NOW, 1)).toISOString()).toBe('2030-02-28T12:00:00.000Z');
  expect(new Date(addMonths(NOW, 12)).toISOString()).toBe('2031-01-31T12:00:00.000Z');
});
