import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Site, startSite, type Visitor } from '../../../../tests/server/site.ts';
import { HARBOUR_TAVERN, QUIET_LIBRARY } from '../../../simulators/demo/world.ts';
import { HISTORY_INTERVAL } from '../../plugins/history.ts';

let site: Site;
let owner: Visitor;

beforeEach(async () => {
  await site?.close();
  site = await startSite({ METRICS_TOKEN: 'm'.repeat(32) });
  owner = await site.visit('owner');
});
afterAll(() => site.close());

const CUSTOMIZE = `/auth/guilds/${HARBOUR_TAVERN}/customize/`;

async function save(body: unknown, headers: Record<string, string>, { visitor = owner, url = CUSTOMIZE } = {}) {
  const answer = await visitor('POST', url, { body, headers });
  return { status: answer.statusCode, etag: answer.headers.etag, ...answer.json() };
}
const versions = async () =>
  (
    await site.store.db
      .selectFrom('history')
      .select('revision')
      .where('document', '=', 'customize.settings')
      .where('guild_id', '=', HARBOUR_TAVERN)
      .execute()
  ).map(({ revision }) => revision);

describe('a save without If-Match', () => {
  test('is refused with 428 for every document, and stores nothing', async () => {
    // Some modules require the economy.
    const economy = `/auth/guilds/${HARBOUR_TAVERN}/currency-config/`;
    const on = { currency_system_enabled: true, primary_currency_name: 'Doubloons', primary_currency_emoji: '🪙' };
    expect(await save(on, { 'if-match': '*' }, { url: economy })).toMatchObject({ status: 200 });
    const before = await site.store.db.selectFrom('documents').selectAll().execute();
    for (const { spec } of site.catalogue.modules) {
      for (const call of spec.calls?.documents ?? []) {
        const url = `/auth/guilds/${HARBOUR_TAVERN}/${call.save.path}`;
        const answer = await owner('POST', url, { body: { never: 1 }, headers: { 'if-match': '' } });
        const message = `${url}: ${answer.body}`;
        expect(answer.statusCode, message).toBe(428);
        expect(answer.json().error, message).toMatch(/^A save requires the If-Match header/);
      }
    }
    expect(await site.store.db.selectFrom('documents').selectAll().execute()).toEqual(before);
  });

  test('is refused with 403 without the permission', async () => {
    const member = await site.visit('member');
    expect(await save({}, { 'if-match': '' }, { visitor: member })).toMatchObject({ status: 403 });
  });

  test('makes a backup nevertheless', async () => {
    const url = `/auth/guilds/${HARBOUR_TAVERN}/backups/`;
    const answer = await owner('POST', url, { body: { type: 'settings' }, headers: { 'if-match': '' } });
    expect(answer.statusCode).toBe(200);
  });
});

test('every load has the ETag that a save needs, including the load of permissions', async () => {
  for (const { spec } of site.catalogue.modules) {
    for (const { load } of spec.calls?.documents ?? []) {
      const answer = await owner('GET', `/auth/guilds/${HARBOUR_TAVERN}/${load.path}`);
      expect(answer.headers.etag, load.path).toMatch(/^"\d+"$/);
    }
  }
  const { etag } = (await owner('GET', `/auth/guilds/${QUIET_LIBRARY}/permissions/`)).headers;
  const url = `/auth/guilds/${QUIET_LIBRARY}/settings/`;
  expect(await save({ admin_modify: true }, { 'if-match': String(etag) }, { url })).toMatchObject({ status: 200 });
  expect(await save({ admin_modify: false }, { 'if-match': String(etag) }, { url })).toMatchObject({ status: 412 });
});

describe('a save that changes nothing', () => {
  test('succeeds with the current revision, and writes nothing', async () => {
    expect(await save({}, { 'if-match': '"0"' })).toMatchObject({ status: 200, etag: '"0"' });
    await save({ prefix: '!' }, { 'if-match': '"0"' });
    for (const ifMatch of ['"1"', '*']) {
      for (const body of [{}, { prefix: '!' }]) {
        expect(await save(body, { 'if-match': ifMatch })).toMatchObject({ status: 200, etag: '"1"', success: true });
      }
    }
    expect(await versions()).toEqual([1]);
    expect(await save({ prefix: '!' }, { 'if-match': '"0"' })).toMatchObject({ status: 412 });
  });
});

describe('a save that is repeated with its key', () => {
  test('gets the original answer, even if others have saved since', async () => {
    const headers = { 'if-match': '"0"', 'idempotency-key': randomUUID() };
    const first = await save({ prefix: '!' }, headers);
    expect(first).toMatchObject({ status: 200, etag: '"1"' });
    expect(await save({ prefix: '!' }, headers)).toEqual(first);
    expect(await save({ timezone: 'Asia/Tokyo' }, { 'if-match': '"1"' })).toMatchObject({ etag: '"2"' });
    expect(await save({ prefix: '!' }, headers)).toEqual(first);
    expect(await save({ prefix: '!' }, { ...headers, 'if-match': '*' })).toEqual(first);
    expect(await versions()).toEqual([1, 2]);
  });

  test('but with another body is refused with 422', async () => {
    const headers = { 'if-match': '"0"', 'idempotency-key': randomUUID() };
    await save({ prefix: '!' }, headers);
    for (const ifMatch of ['"0"', '"1"', '*']) {
      expect(await save({ prefix: '?' }, { ...headers, 'if-match': ifMatch })).toMatchObject({
        status: 422,
        error: 'This Idempotency-Key was already used for something else.',
      });
    }
    expect(await versions()).toEqual([1]);
  });

  test('takes no effect later if it changed nothing at first', async () => {
    await save({ prefix: '!' }, { 'if-match': '"0"' });
    const headers = { 'if-match': '*', 'idempotency-key': randomUUID() };
    const first = await save({ prefix: '!' }, headers);
    expect(first).toMatchObject({ status: 200, etag: '"1"' });
    await save({ prefix: '?' }, { 'if-match': '"1"' });
    for (const ifMatch of ['*', '"1"']) {
      expect(await save({ prefix: '!' }, { ...headers, 'if-match': ifMatch })).toEqual(first);
      expect(await save({ prefix: '?' }, { ...headers, 'if-match': ifMatch })).toMatchObject({ status: 422 });
    }
    expect(await versions()).toEqual([1, 2]);
  });

  test('but with another body is refused, even if that changes nothing', async () => {
    await save({ prefix: '!' }, { 'if-match': '"0"' });
    const headers = { 'if-match': '"1"', 'idempotency-key': randomUUID() };
    await save({ prefix: '?' }, headers);
    for (const ifMatch of ['"1"', '"2"', '*']) {
      expect(await save({}, { ...headers, 'if-match': ifMatch })).toMatchObject({ status: 422 });
    }
  });

  test('concurrently is made once', async () => {
    const headers = { 'if-match': '"0"', 'idempotency-key': randomUUID() };
    const answers = await Promise.all(Array.from({ length: 8 }, () => save({ prefix: '!' }, headers)));
    expect(new Set(answers.map(({ etag }) => etag))).toEqual(new Set(['"1"']));
    expect(await versions()).toEqual([1]);
  });

  test.each(['short', `${'x'.repeat(65)}`, 'a b'.repeat(8), 'é'.repeat(20)])(
    'is refused with a key like %s',
    async (key) => {
      expect(await save({}, { 'if-match': '*', 'idempotency-key': key })).toMatchObject({ status: 400 });
    },
  );

  test('by another user is another save', async () => {
    const key = randomUUID();
    await save({ prefix: '!' }, { 'if-match': '"0"', 'idempotency-key': key });
    const admin = await site.visit('admin');
    const again = await save({ prefix: '!' }, { 'if-match': '"0"', 'idempotency-key': key }, { visitor: admin });
    expect(again.status).toBe(412);
  });
});

describe('the history', () => {
  test('of a server stays within its size limit', async () => {
    await site.close();
    site = await startSite({ HISTORY_BYTES_PER_GUILD: '20000', METRICS_TOKEN: 'm'.repeat(32) });
    owner = await site.visit('owner');
    const url = `/auth/guilds/${HARBOUR_TAVERN}/welcome-leave/save/`;
    for (let count = 0; count < 30; count++) {
      const leave_message = String(count).padEnd(1500, '.');
      expect(await save({ leave_message }, { 'if-match': '*' }, { url })).toMatchObject({ status: 200 });
    }
    const rows = await site.store.db
      .selectFrom('history')
      .select('bytes')
      .where('guild_id', '=', HARBOUR_TAVERN)
      .execute();
    expect(rows.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(20_000);
    const { body } = await owner('GET', '/metrics', { headers: { authorization: `Bearer ${'m'.repeat(32)}` } });
    const gone = site.store.history.pruned;
    expect(gone.rows).toBeGreaterThan(15);
    expect(body).toContain(`guildhall_history_pruned_rows_total ${gone.rows}\n`);
    expect(body).toContain(`guildhall_history_pruned_bytes_total ${gone.bytes}\n`);
  });

  test('is pruned regularly, as the metrics show', async () => {
    await site.close();
    vi.useFakeTimers({ toFake: ['setInterval'] });
    try {
      site = await startSite({ METRICS_TOKEN: 'm'.repeat(32) });
      owner = await site.visit('owner');
      await save({ prefix: '!' }, { 'if-match': '*' });
      await save({ prefix: '?' }, { 'if-match': '*' });
      site.advance(400 * 86_400_000);
      await vi.advanceTimersByTimeAsync(HISTORY_INTERVAL);
      await vi.waitFor(async () => expect(await versions()).toEqual([2]), { timeout: 30_000 });
      const figures = () => owner('GET', '/metrics', { headers: { authorization: `Bearer ${'m'.repeat(32)}` } });
      await vi.waitFor(async () => expect((await figures()).body).toMatch(/history_last_run_timestamp_seconds \d/), {
        timeout: 30_000,
      });
    } finally {
      vi.useRealTimers();
    }
  });
});
