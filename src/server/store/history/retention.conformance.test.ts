import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { availableEngines } from '../../../../tests/server/engines.ts';
import { order, payment, recordIn } from '../../../../tests/server/purchaseFixture.ts';
import { DAY } from '../../../language/time/milliseconds.ts';
import { loadCatalogue } from '../../catalogue.ts';
import { pruneHistory } from '../../services/settings/pruneHistory.ts';
import { openStore, type Store } from '../store.ts';
import type { Save } from '../storedDocument.ts';

const GUILD = '123456789012345678';
const NOW = 1_790_000_000_000;
const catalogue = await loadCatalogue();
/** What `HISTORY_BYTES_PER_GUILD` is by default. */
const BUDGET = 16_777_216;
const engines = await availableEngines();

describe.each(engines)('the history in the store on $name', (engine) => {
  let store: Store;
  const opened: Store[] = [];
  const open = async (historyBytes?: number, idempotencyKeys?: number) => {
    const one = await openStore({ ...engine.location(), plans: catalogue.plans, historyBytes, idempotencyKeys });
    opened.push(one);
    return one;
  };

  beforeEach(async () => {
    await engine.prepare();
    store = await open();
  });
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((one) => one.close()));
    await engine.clear();
  });

  const save = (into: Store, parts: Partial<Save> = {}) =>
    into.documents.save({
      guild: GUILD,
      document: 'shop.settings',
      value: { text: 'ü'.repeat(500) },
      version: 0,
      expectedRevision: null,
      user: '42',
      at: NOW,
      ...parts,
    });
  const kept = async (guild = GUILD) =>
    (
      await store.db
        .selectFrom('history')
        .select(['document', 'revision'])
        .where('guild_id', '=', guild)
        .orderBy('document')
        .orderBy('revision')
        .execute()
    ).map(({ document, revision }) => `${document} ${revision}`);
  const config = { idempotencyHours: 24 };
  const round = (over: Store, now = NOW) => pruneHistory({ catalogue, config, store: over, now: () => now });

  test('stores the size of every version in bytes', async () => {
    await save(store);
    const [row] = await store.db.selectFrom('history').select('bytes').execute();
    expect(row?.bytes).toBe(Buffer.byteLength(JSON.stringify({ text: 'ü'.repeat(500) })));
  });

  test('is pruned to the budget by a save, oldest first, but never the newest version of a document', async () => {
    // Enough for four versions of about 1000 bytes.
    const small = await open(4200);
    await save(small, { document: 'a.settings', at: NOW - 9 });
    await save(small, { document: 'b.settings', at: NOW - 8 });
    for (let at = 5; at >= 1; at--) await save(small, { at: NOW - at });
    await save(small, { guild: '7' });
    expect(await kept()).toEqual(['a.settings 1', 'b.settings 1', 'shop.settings 4', 'shop.settings 5']);
    expect(await kept('7')).toHaveLength(1);
    expect(small.history.pruned).toEqual({ rows: 3, bytes: 3 * 1011 });
    // The newest versions are kept even with a budget of zero.
    const none = await open(0);
    await save(none);
    expect(await kept()).toEqual(['a.settings 1', 'b.settings 1', 'shop.settings 6']);
    await none.documents.saveAll([
      { guild: GUILD, document: 'a.settings', value: {}, version: 0, expectedRevision: 1, user: '42', at: NOW },
    ]);
    expect(await kept()).toEqual(['a.settings 2', 'b.settings 1', 'shop.settings 6']);
  });

  test('may fill its budget to the last byte', async () => {
    const full = await open(3 * 1011);
    for (let at = 3; at >= 1; at--) await save(full, { at: NOW - at });
    expect(await kept()).toHaveLength(3);
    await save(full);
    expect(await kept()).toEqual(['shop.settings 2', 'shop.settings 3', 'shop.settings 4']);
  });

  test("lists servers' prunable entries without missing a server between pages", async () => {
    for (const at of [NOW - 2, NOW - 1, NOW]) await save(store, { at });
    const earlier = async () => {
      const pages = [];
      for await (const page of store.history.prunable()) pages.push(page);
      return pages;
    };
    expect(await earlier()).toEqual([[{ guild: GUILD, bytes: 3 * 1011, oldest: NOW - 1 }]]);
    const guilds = Array.from({ length: 999 }, (_, index) => String(2000 + index));
    for (const half of [guilds.slice(500), guilds.slice(0, 500)]) {
      const rows = half.map((guild_id) => ({ guild_id, document: 'a.settings', version: 0, value: '{}' }));
      const saved = rows.map((row) => ({ ...row, revision: 2, updated_at: NOW, updated_by: '42' }));
      await store.db.insertInto('documents').values(saved).execute();
      for (const revision of [1, 2]) {
        const versions = rows.map((row) => ({
          ...row,
          ...{ cursor: 1_000_000_000_000 * revision + Number(row.guild_id), revision, at: NOW, bytes: 2 },
          ...({ kind: 'save', actor: 'user', user_id: '42' } as const),
        }));
        await store.db.insertInto('history').values(versions).execute();
      }
    }
    const pages = await earlier();
    expect(pages.map((page) => page.length)).toEqual([500, 500]);
    expect(pages.flat().map(({ guild }) => guild)).toEqual([GUILD, ...guilds]);
  });

  test('is pruned to a new budget, whatever its size', async () => {
    for (let count = 0; count < 620; count++) await save(store, { value: { count }, at: NOW + count });
    const small = await open(1000);
    await save(small);
    const bytes = (await store.db.selectFrom('history').select('bytes').execute()).map((row) => row.bytes);
    expect(bytes.reduce((sum, one) => sum + one)).toBeLessThanOrEqual(1011 + 1000);
    expect(await kept()).toContain('shop.settings 621');
  });

  test('is also pruned to the budget by the job', async () => {
    for (let at = 3; at >= 1; at--) await save(store, { at: NOW - at });
    await round(await open(2 * 1011));
    expect(await kept()).toEqual(['shop.settings 2', 'shop.settings 3']);
  });

  test('is not pruned on plans without limits, or when the job is aborted', async () => {
    for (let at = 2; at >= 1; at--) await save(store, { at: at * DAY });
    const sources = { catalogue: { ...catalogue, history: {} }, config, store, now: () => NOW };
    await pruneHistory(sources);
    const ended = AbortSignal.abort(new Error('closing'));
    await expect(pruneHistory({ ...sources, catalogue }, ended)).rejects.toThrow('closing');
    expect(await kept()).toHaveLength(2);
  });

  test("is pruned to the plan's age, except for the newest version and what applied since", async () => {
    const { days } = catalogue.history.free as { days: number };
    await store.subscriptions.grant({ guild: '7', plan: 'premium', now: 1 });
    for (const guild of [GUILD, '7', '8']) {
      await save(store, { guild, at: NOW - (days + 2) * DAY });
      if (guild === '8') continue;
      for (const ago of [days + 1, days - 1]) await save(store, { guild, at: NOW - ago * DAY });
    }
    await round(store);
    expect(await kept()).toEqual(['shop.settings 2', 'shop.settings 3']);
    expect(await kept('7')).toHaveLength(3);
    expect(await kept('8')).toHaveLength(1);
    // A version, and the entry about the plan.
    expect(store.history.pruned.rows).toBe(2);
    await round(store, NOW + 400 * DAY);
    expect(await kept('7')).toEqual(['shop.settings 3']);
    expect(await kept('8')).toEqual(['shop.settings 1']);
  });

  test('has the version before a change for the days of the plan, however old it was', async () => {
    const { days } = catalogue.history.free as { days: number };
    await save(store, { at: NOW - 400 * DAY });
    await save(store);
    const versions = async (now: number) => {
      await round(store, now);
      return kept();
    };
    expect(await versions(NOW + days * DAY)).toEqual(['shop.settings 1', 'shop.settings 2']);
    expect(await versions(NOW + days * DAY + 1)).toEqual(['shop.settings 2']);
  });

  test('is kept for a while after a plan has ended, so that a lapse loses nothing', async () => {
    const saved = [NOW - 200 * DAY, NOW - 100 * DAY, NOW];
    for (const guild of ['7', '8', '9', '10']) {
      for (const at of saved) await save(store, { guild, at });
    }
    await store.subscriptions.grant({ guild: '7', plan: 'premium', now: 1 });
    await store.subscriptions.revoke('7', NOW);
    // As after a coupon of a few days.
    await store.subscriptions.grant({ guild: '8', plan: 'premium', now: NOW - 9 * DAY, endsAt: NOW });
    await store.purchases.begin({ ...order, guild: '9' });
    const refunded = await store.purchases.begin({ ...order, guild: '10' });
    const ended = { status: 'ended', providerState: 'ended', paidUntil: NOW, endsAt: NOW } as const;
    await recordIn(store, refunded, ended, [payment('1', { status: 'refunded' })]);
    const left = async (at: number) => {
      await round(store, at);
      const saves = ['7', '8', '9', '10'].map((guild) => store.history.list({ guild, kinds: ['save'], limit: 9 }));
      return (await Promise.all(saves)).map(({ length }) => length);
    };
    expect(await left(NOW + 29 * DAY)).toEqual([3, 3, 2, 2]);
    expect(await left(NOW + 31 * DAY)).toEqual([1, 1, 1, 1]);
  });

  test('has every version that was saved within the days of the plan, however many', async () => {
    const { days } = catalogue.history.free as { days: number };
    const small = await open(BUDGET);
    for (let count = 0; count < 600; count++) await save(small, { value: { count }, at: NOW - days * DAY + count });
    await round(small);
    expect(await kept()).toHaveLength(600);
    expect(small.history.pruned).toEqual({ rows: 0, bytes: 0 });
  });

  describe('a save with an idempotency key', () => {
    const intent = { key: randomUUID(), hash: 'h'.repeat(43) };

    test('writes nothing when repeated and returns the first result', async () => {
      expect(await save(store, { expectedRevision: 0, idempotencyKey: intent })).toEqual({ ok: true, revision: 1 });
      await save(store, { expectedRevision: 1, user: '43' });
      for (const expectedRevision of [0, null]) {
        expect(await save(store, { expectedRevision, idempotencyKey: intent })).toEqual({ ok: true, revision: 1 });
      }
      expect(await kept()).toHaveLength(2);
      expect(await store.documents.findResult({ guild: GUILD, document: 'shop.settings', user: '42' }, intent)).toEqual(
        {
          ok: true,
          revision: 1,
        },
      );
    });

    test('is separate for every user and document', async () => {
      await save(store, { expectedRevision: 0, idempotencyKey: intent });
      expect(await save(store, { expectedRevision: 1, idempotencyKey: intent, user: '43' })).toEqual({
        ok: true,
        revision: 2,
      });
      expect(await save(store, { expectedRevision: 0, idempotencyKey: intent, document: 'a.settings' })).toEqual({
        ok: true,
        revision: 1,
      });
    });

    test('is refused with another body', async () => {
      await save(store, { expectedRevision: 0, idempotencyKey: intent });
      const other = { ...intent, hash: 'o'.repeat(43) };
      for (const expectedRevision of [0, 1, null]) {
        expect(await save(store, { expectedRevision, idempotencyKey: other })).toEqual({ ok: false, stale: false });
      }
      expect(await kept()).toHaveLength(1);
    });

    test('is made once if it is sent to several processes at once', async () => {
      const second = await open();
      for (const expectedRevision of [0, null]) {
        const again = { ...intent, key: randomUUID() };
        const results = await Promise.all(
          Array.from({ length: 12 }, (_, index) =>
            save(index % 2 ? store : second, {
              expectedRevision,
              idempotencyKey: again,
              document: `d${expectedRevision}.settings`,
            }),
          ),
        );
        expect(results).toEqual(results.map(() => ({ ok: true, revision: 1 })));
      }
      expect(await kept()).toEqual(['d0.settings 1', 'dnull.settings 1']);
    });

    test('expires', async () => {
      await save(store, { expectedRevision: 0, idempotencyKey: intent });
      await round(store, NOW + DAY);
      expect(await save(store, { expectedRevision: 0, idempotencyKey: intent })).toEqual({ ok: true, revision: 1 });
      await round(store, NOW + DAY + 1);
      expect(await save(store, { expectedRevision: 0, idempotencyKey: intent })).toMatchObject({
        ok: false,
        stale: true,
      });
      const few = await open(undefined, 100);
      for (let count = 0; count < 110; count++) {
        await save(few, { idempotencyKey: { key: randomUUID(), hash: 'h' }, value: { count } });
      }
      const keys = () => few.db.selectFrom('save_keys').select('key').orderBy('at').execute();
      expect(await keys()).toHaveLength(100);
      const target = { guild: GUILD, document: 'shop.settings', user: '42' };
      for (let count = 1; count <= 110; count++) {
        const idempotencyKey = { key: `unchanged ${count}`, hash: 'h' };
        await few.documents.saveUnchanged(target, { revision: 111, at: NOW + count, idempotencyKey });
      }
      expect((await keys()).map(({ key }) => key)).toEqual(
        Array.from({ length: 100 }, (_, index) => `unchanged ${index + 11}`),
      );
    });
  });
});
