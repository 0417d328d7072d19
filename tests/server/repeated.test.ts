import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { couponCommand } from '../../src/server/billing/coupons/couponCommand.ts';
import { HARBOUR_TAVERN, QUIET_LIBRARY } from '../../src/simulators/demo/world.ts';
import { type BillingSite, FAILURE, SUCCESS, startBillingSite } from './billingSite.ts';
import { availableEngines } from './engines.ts';
import type { Visitor } from './site.ts';

/** Actions that are repeated with their Idempotency-Key, like a browser does if the answer was lost. */

const BACKUPS = `/auth/guilds/${HARBOUR_TAVERN}/backups/`;
const LIBRARY = { guild_id: QUIET_LIBRARY };
const ORDER = { ...LIBRARY, plan_type: 'monthly', success_url: SUCCESS, cancel_url: FAILURE };

const engines = await availableEngines();

describe.each(engines)('a call that is repeated with its key, on $name', (engine) => {
  let site: BillingSite;

  beforeEach(async () => {
    await engine.prepare();
    site = await startBillingSite({}, { store: await engine.open() });
  });
  afterEach(async () => {
    const { store } = site;
    await site.close();
    await store.close();
    await engine.clear();
  });

  const headersWith = (key: string = randomUUID()) => ({ 'idempotency-key': key, 'if-match': '' });
  async function post(url: string, body: object, headers = headersWith(), visitor: Visitor = site.owner) {
    const answer = await visitor('POST', url, { body, headers });
    return { status: answer.statusCode, ...answer.json() };
  }
  const backups = async () => (await site.owner('GET', BACKUPS)).json().backup_history;

  test('makes one backup and returns it twice', async () => {
    const headers = headersWith();
    const first = await post(BACKUPS, { type: 'settings' }, headers);
    expect(first.status).toBe(200);
    expect(await post(BACKUPS, { type: 'settings' }, headers)).toEqual(first);
    expect(await backups()).toHaveLength(1);
    expect((await post(BACKUPS, { type: 'settings' })).backup.id).not.toBe(first.backup.id);
    expect(await backups()).toHaveLength(2);
  });

  test('makes one backup for many simultaneous calls', async () => {
    const headers = headersWith();
    const answers = await Promise.all(Array.from({ length: 6 }, () => post(BACKUPS, { type: 'full' }, headers)));
    expect(new Set(answers.map(({ backup }) => backup.id)).size).toBe(1);
    expect(await backups()).toHaveLength(1);
  });

  test('is refused with 422 if the key was used for something else, and with 400 if it is malformed', async () => {
    const headers = headersWith();
    await post(BACKUPS, { type: 'settings' }, headers);
    const reused = { status: 422, error: 'This Idempotency-Key was already used for something else.' };
    expect(await post(BACKUPS, { type: 'full' }, headers)).toEqual(reused);
    expect(await post(BACKUPS, { type: 'full' }, headersWith('short'))).toMatchObject({ status: 400 });
    expect(await backups()).toHaveLength(1);
    const code = (await couponCommand(site.store, site.catalogue.plans, ['--months', '1'], Date.now())).split('\n')[0];
    await post('/auth/coupon/validate/', { ...LIBRARY, code }, headers);
    expect(await post('/auth/coupon/validate/', { ...LIBRARY, code: 'other' }, headers)).toEqual(reused);
    expect(await post('/auth/premium/paypal/create/', ORDER, headersWith('short'))).toMatchObject({ status: 400 });
  });

  test("is separate from another user's call with the same key", async () => {
    const headers = headersWith();
    await post(BACKUPS, { type: 'settings' }, headers);
    expect((await post(BACKUPS, { type: 'settings' }, headers, await site.visit('admin'))).status).toBe(200);
    expect(await backups()).toHaveLength(2);
  });

  test('redeems a coupon once and confirms it twice', async () => {
    const [code] = (await couponCommand(site.store, site.catalogue.plans, ['--months', '1'], Date.now())).split('\n');
    const redeem = (headers = headersWith()) => post('/auth/coupon/validate/', { ...LIBRARY, code }, headers);
    const headers = headersWith();
    const first = await redeem(headers);
    expect(first).toMatchObject({ status: 200, success: true });
    expect(await redeem(headers)).toEqual(first);
    expect((await redeem()).status).toBe(409);
  });

  test('redeems a coupon once for many simultaneous calls', async () => {
    const [code] = (await couponCommand(site.store, site.catalogue.plans, ['--months', '1'], Date.now())).split('\n');
    const headers = headersWith();
    const body = { ...LIBRARY, code };
    const answers = await Promise.all(Array.from({ length: 6 }, () => post('/auth/coupon/validate/', body, headers)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
  });

  test('leads to the same payment', async () => {
    const headers = headersWith();
    const first = await post('/auth/premium/paypal/create/', ORDER, headers);
    expect(first.status).toBe(200);
    expect(await post('/auth/premium/paypal/create/', ORDER, headers)).toEqual(first);
    expect(await site.store.purchases.ofGuild(QUIET_LIBRARY)).toHaveLength(1);
    expect(site.paypal.control.subscriptions()).toHaveLength(1);
    expect((await post('/auth/premium/paypal/create/', ORDER)).url).not.toBe(first.url);
  });

  test('leads to a payment after the provider failed to take the order', async () => {
    const headers = headersWith();
    site.paypal.control.faults.set({ kind: '500', path: '/subscriptions$' });
    expect((await post('/auth/premium/paypal/create/', ORDER, headers)).status).toBe(503);
    site.paypal.control.faults.set({ kind: 'none' });
    expect((await post('/auth/premium/paypal/create/', ORDER, headers)).status).toBe(200);
    expect(await site.store.purchases.ofGuild(QUIET_LIBRARY)).toHaveLength(1);
  });

  test('cancels what is charged by then, whatever happened in between', async () => {
    const id = await site.buy(QUIET_LIBRARY);
    const headers = headersWith();
    const first = await post('/auth/premium/paypal/cancel/', LIBRARY, headers);
    expect(first).toMatchObject({ status: 200, success: true });
    expect(await post('/auth/premium/paypal/cancel/', LIBRARY, headers)).toEqual(first);
    expect((await post('/auth/premium/reactivate/', LIBRARY)).status).toBe(200);
    expect(site.paypal.control.subscription(id).status).toBe('ACTIVE');
    expect(await post('/auth/premium/paypal/cancel/', LIBRARY, headers)).toEqual(first);
    expect(site.paypal.control.subscription(id).status).toBe('SUSPENDED');
  });

  test("hands a backup's lists to the bot once and confirms it twice", async () => {
    const { backup } = await post(BACKUPS, { type: 'roles' });
    const headers = headersWith();
    const path = `${BACKUPS}${backup.id}/restore-lists/`;
    expect(await post(path, {}, headers)).toEqual({ status: 200, success: true });
    expect(await post(path, {}, headers)).toEqual({ status: 200, success: true });
    expect((await post(path, {})).status).toBe(409);
    expect(await site.store.botTasks.list(HARBOUR_TAVERN)).toHaveLength(1);
  });

  test('restores once, whatever was saved since', async () => {
    const { backup } = await post(BACKUPS, { type: 'settings' });
    await site.owner('POST', `/auth/guilds/${HARBOUR_TAVERN}/customize/`, { body: { prefix: '%' } });
    const path = `${BACKUPS}${backup.id}/restore/`;
    const etag = String((await site.owner('GET', path)).headers.etag);
    const headers = { ...headersWith(), 'if-match': etag };
    const versions = async () => (await site.store.db.selectFrom('history').select('revision').execute()).length;
    expect(await post(path, { mapping: {} }, headers)).toEqual({ status: 200, success: true });
    const before = await versions();
    expect(await post(path, { mapping: {} }, headers)).toEqual({ status: 200, success: true });
    expect(await versions()).toBe(before);
    expect((await post(path, { mapping: {} }, { ...headers, ...headersWith(), 'if-match': etag })).status).toBe(412);
  });
});
