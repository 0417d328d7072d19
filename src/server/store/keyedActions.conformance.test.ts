import { describe, expect, test } from 'vitest';
import { availableEngines } from '../../../tests/server/engines.ts';
import { storePerTest } from '../../../tests/server/storePerTest.ts';
import { loadCatalogue } from '../catalogue.ts';
import { pruneHistory } from '../services/settings/pruneHistory.ts';
import type { NewBackup } from './backups.ts';
import { type KeyedAction, KeyReused } from './idempotencyKeys.ts';
import { openStore, type Store } from './store.ts';

const GUILD = '123456789012345678';
const DOCUMENT = 'customize.settings';

const keyed = (action: string, key = 'a key of sixteen', hash = 'body'): KeyedAction => ({
  guild: GUILD,
  user: '42',
  action,
  idempotencyKey: { key, hash },
  at: 1000,
});

function backUp(store: Store, parts: Partial<NewBackup>) {
  return store.backups.add({ guild: GUILD, type: 'full', value: '{}', at: 1000, keep: 100, ...parts });
}

const catalogue = await loadCatalogue();
const engines = await availableEngines();

describe.each(engines)('a request that is repeated with its key, on $name', (engine) => {
  let store: Store;

  storePerTest(engine, (opened) => {
    store = opened;
  });

  const count = async () => (await store.backups.list(GUILD)).length;

  test('makes one backup and returns it twice', async () => {
    const first = await backUp(store, { keyed: keyed('backup') });
    expect(await backUp(store, { keyed: keyed('backup'), at: 2000 })).toEqual(first);
    expect(await store.keyedActions.findResult(keyed('backup'))).toEqual({ result: first });
    expect(await count()).toBe(1);
    await backUp(store, { keyed: keyed('backup', 'another of sixteen') });
    expect(await count()).toBe(2);
  });

  test('makes one backup when sent to two processes at once', async () => {
    const other = await engine.open();
    try {
      for (let round = 1; round <= 10; round++) {
        const again = { keyed: keyed('backup', `the key of round ${round}`) };
        const [first, second] = await Promise.all([backUp(store, again), backUp(other, again)]);
        expect(second).toEqual(first);
        expect(await count()).toBe(round);
      }
    } finally {
      await other.close();
    }
  });

  test('is refused if its body differs', async () => {
    await backUp(store, { keyed: keyed('backup') });
    await expect(backUp(store, { keyed: keyed('backup', undefined, 'other') })).rejects.toThrow(KeyReused);
    expect(await count()).toBe(1);
    // Other users and other actions have their own keys.
    await backUp(store, { keyed: { ...keyed('backup'), user: '43' } });
    expect(await count()).toBe(2);
    expect(await store.keyedActions.findResult(keyed('coupon'))).toBeNull();
  });

  test('is executed if the first attempt was not', async () => {
    const { id } = (await backUp(store, {})) ?? { id: '' };
    const task = { guild_id: GUILD, backup_id: id, kind: 'restore_roles', payload: '[]', created_at: 5000 };
    expect(await store.botTasks.add([task], { user: '42', within: { since: 0, until: Number.MAX_SAFE_INTEGER } })).toBe(
      'done',
    );
    expect(
      await store.botTasks.add([task], {
        user: '42',
        within: { since: 0, until: Number.MAX_SAFE_INTEGER },
        keyed: keyed('restore-lists'),
      }),
    ).toBe('inProgress');
    expect(await store.keyedActions.findResult(keyed('restore-lists'))).toBeNull();
    expect(
      await store.botTasks.add([task], {
        user: '42',
        within: { since: 6000, until: Number.MAX_SAFE_INTEGER },
        keyed: keyed('restore-lists'),
      }),
    ).toBe('done');
    // The task is in progress by now.
    expect(
      await store.botTasks.add([task], {
        user: '42',
        within: { since: 0, until: Number.MAX_SAFE_INTEGER },
        keyed: keyed('restore-lists'),
      }),
    ).toBe('done');
    await expect(
      store.botTasks.add([task], {
        user: '42',
        within: { since: 6000, until: Number.MAX_SAFE_INTEGER },
        keyed: keyed('restore-lists', undefined, 'other'),
      }),
    ).rejects.toThrow(KeyReused);
    expect(await store.botTasks.list(GUILD)).toHaveLength(1);
  });

  test('restores once', async () => {
    const value = { prefix: '?' };
    const one = { guild: GUILD, document: DOCUMENT, value, version: 3, user: '42', at: 1000, expectedRevision: 0 };
    expect(await store.documents.saveAll([one], keyed('restore'))).toBe(true);
    expect(await store.documents.saveAll([one], keyed('restore'))).toBe(true);
    await expect(store.documents.saveAll([one], keyed('restore', undefined, 'other'))).rejects.toThrow(KeyReused);
    expect((await store.documents.read(GUILD, [DOCUMENT])).get(DOCUMENT)?.revision).toBe(1);
    expect(await store.documents.saveAll([one], keyed('restore', 'another of sixteen'))).toBe(false);
    expect(await store.keyedActions.findResult(keyed('restore', 'another of sixteen'))).toBeNull();
  });

  test('redeems a coupon once', async () => {
    const coupon = { id: 'c', plan: 'premium', months: 1, uses: 5, expires_at: null, created_at: 0 };
    await store.coupons.create(coupon);
    const redemption = { couponId: 'c', guild: GUILD, user: '42', now: 1000, endsAt: () => 9000 };
    expect(await store.coupons.redeem({ ...redemption, keyed: keyed('coupon') })).toBeNull();
    expect(await store.coupons.redeem({ ...redemption, keyed: keyed('coupon') })).toBeNull();
    const other = { ...redemption, keyed: keyed('coupon', undefined, 'other') };
    await expect(store.coupons.redeem(other)).rejects.toThrow(KeyReused);
    expect(await store.coupons.redeem(redemption)).toBe('again');
    expect((await store.coupons.read('c'))?.used).toBe(1);
    expect(await store.subscriptions.list(GUILD)).toHaveLength(1);
  });

  test('orders once, unless the provider refused the first order', async () => {
    const order = {
      guild: GUILD,
      guildName: 'Harbour Tavern',
      user: '42',
      payerName: 'Ada',
      plan: 'premium',
      planType: 'monthly' as const,
      amount: 499,
      currency: 'eur',
      provider: 'paypal',
      providerPlan: 'P-1',
      now: 1000,
      checkAt: 2000,
      keyed: keyed('checkout'),
    };
    const first = await store.purchases.begin(order);
    expect(await store.purchases.begin(order)).toEqual(first);
    expect(await store.purchases.ofGuild(GUILD)).toHaveLength(1);
    await store.purchases.discard(first);
    const second = await store.purchases.begin(order);
    expect(second.id).not.toBe(first.id);
    expect(await store.purchases.ofGuild(GUILD)).toEqual([second]);
  });

  test('is recognised up to the configured number of keys and time', async () => {
    const few = await openStore({ ...engine.location(), plans: ['free', 'premium'], idempotencyKeys: 3 });
    try {
      const name = (index: number) => `the key of number ${index}`;
      const known = async (index: number) => few.keyedActions.findResult(keyed('cancel', name(index)));
      const saved = { guild: GUILD, document: DOCUMENT, user: '42' };
      const repeated = (index: number) => few.documents.findResult(saved, { key: name(index), hash: 'body' });
      for (let index = 0; index < 5; index++) {
        await few.keyedActions.remember(keyed('cancel', name(index)), index);
        const intent = { key: name(index), hash: 'body' };
        await few.documents.save({
          ...saved,
          value: { index },
          version: 0,
          expectedRevision: null,
          at: 1000,
          idempotencyKey: intent,
        });
      }
      expect([await known(0), await known(1), await known(2)]).toEqual([null, null, { result: 2 }]);
      expect([await repeated(1), await repeated(2)]).toEqual([null, { ok: true, revision: 3 }]);
      const config = { idempotencyHours: 1 };
      const round = (now: number) => pruneHistory({ catalogue, config, store: few, now: () => now });
      await round(1000 + 3_600_000);
      expect(await known(4)).toEqual({ result: 4 });
      await round(1001 + 3_600_000);
      expect([await known(4), await repeated(4)]).toEqual([null, null]);
    } finally {
      await few.close();
    }
  });
});
