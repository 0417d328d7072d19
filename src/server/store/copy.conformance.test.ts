import type { KyselyPlugin } from 'kysely';
import { describe, expect, test } from 'vitest';
import { availableEngines, sqlite } from '../../../tests/server/engines.ts';
import { GUILD, saveDocument } from '../../../tests/server/saveDocument.ts';
import { storePerTest } from '../../../tests/server/storePerTest.ts';
import { copyStore, MAX_BYTES } from './copy.ts';
import type { Store } from './store.ts';

const BY = { user: '42', at: 1_790_000_000_000 };

describe.each(await availableEngines())('a copy of a store on $name', (engine) => {
  let store: Store;
  storePerTest(engine, (opened) => {
    store = opened;
  });

  test('copies an embedded store into an empty one', async () => {
    const source = sqlite();
    await source.prepare();
    const from = await source.open();
    try {
      await saveDocument(from, 1, null);
      await saveDocument(from, 2, null);
      await from.subscriptions.grant({ guild: GUILD, plan: 'premium', now: 1 });
      await from.reports.write({ guild: GUILD, document: 'a.settings', value: { count: 3 }, at: 1 });
      const made = await from.backups.add({
        guild: GUILD,
        type: 'full',
        value: '{}',
        at: 5,
        keep: 5,
        slot: { due: 5, day: 31, last: null },
      });
      const task = {
        guild_id: GUILD,
        backup_id: String(made?.id),
        kind: 'restore_roles',
        payload: '{}',
        created_at: 6,
      };
      await from.botTasks.add([task], { ...BY, within: { since: 0, until: Number.MAX_SAFE_INTEGER } });
      await from.webhookEvents.receive({ provider: 'p', id: 'E1', type: 't', subject: '{}', received_at: 1 });
      await from.providerValues.write('p', 'plan', 'P-1');
      await from.coupons.create({ id: 'c', plan: 'premium', months: 1, uses: 2, expires_at: null, created_at: 1 });
      await from.coupons.redeem({ couponId: 'c', guild: '8', user: '42', now: 1, endsAt: () => 9 });
      expect(await copyStore(from, store)).toMatchObject({
        documents: 1,
        history: 6,
        subscriptions: 2,
        backups: 1,
        backup_turns: 1,
        bot_tasks: 1,
        reports: 1,
        invoices: 0,
        coupons: 1,
        redemptions: 1,
        webhook_events: 1,
        counters: 0,
        provider_values: 1,
      });
      expect(await store.coupons.read('c')).toEqual(await from.coupons.read('c'));
      expect(await store.webhookEvents.waiting()).toEqual(await from.webhookEvents.waiting());
      expect(await store.reports.read(GUILD, 'a.settings')).toEqual({ count: 3 });
      expect(await store.backups.list(GUILD)).toEqual(await from.backups.list(GUILD));
      expect(await store.backups.lastSlots([GUILD])).toEqual(new Map([[GUILD, { due: 5, day: 31 }]]));
      expect(await store.botTasks.list(GUILD)).toEqual(await from.botTasks.list(GUILD));
      expect(await store.documents.read(GUILD, ['customize.settings'])).toEqual(
        await from.documents.read(GUILD, ['customize.settings']),
      );
      expect(await store.subscriptions.planOf(GUILD, 2)).toBe('premium');
      await expect(copyStore(from, store)).rejects.toThrow('already has rows');
    } finally {
      await from.close();
      await source.clear();
    }
  });

  test('copies a consistent snapshot, whatever is saved meanwhile', async () => {
    const source = sqlite();
    await source.prepare();
    const [from, beside] = [await source.open(), await source.open()];
    try {
      const names = Array.from({ length: 450 }, (_, index) => `m${index}.settings`);
      for (const name of names) await saveDocument(from, 1, 0, name);
      let reads = 0;
      const meanwhile: KyselyPlugin = {
        transformQuery: ({ node }) => node,
        async transformResult({ result }) {
          if (reads++ === 0) {
            await saveDocument(beside, 2, 1, names[7]);
            await saveDocument(beside, 1, 0, 'new.settings');
          }
          return result;
        },
      };
      const copied = await copyStore({ ...from, db: from.db.withPlugin(meanwhile) }, store);
      expect([copied.documents, copied.history, reads > 6]).toEqual([450, 450, true]);
      expect(await saveDocument(store, 2, 1, names[7])).toEqual({ ok: true, revision: 2 });
    } finally {
      await Promise.all([from.close(), beside.close()]);
      await source.clear();
    }
  });

  test('holds a bounded number of bytes at once', async () => {
    const target = sqlite();
    await target.prepare();
    const to = await target.open();
    try {
      const [value, keep] = ['ü'.repeat(MAX_BYTES / 8), 20];
      for (let at = 1; at <= 9; at++) await store.backups.add({ guild: GUILD, type: 'full', value, at, keep });
      const sizes: number[] = [];
      const measured: KyselyPlugin = {
        transformQuery: ({ node }) => node,
        async transformResult({ result }) {
          sizes.push(Buffer.byteLength(JSON.stringify(result.rows)));
          return result;
        },
      };
      expect(await copyStore({ ...store, db: store.db.withPlugin(measured) }, to)).toMatchObject({ backups: 9 });
      expect(Math.max(...sizes)).toBeLessThan(1.1 * MAX_BYTES);
      expect(await to.backups.list(GUILD)).toEqual(await store.backups.list(GUILD));
    } finally {
      await to.close();
      await target.clear();
    }
  });
});
