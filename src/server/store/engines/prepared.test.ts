import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStore, type Store } from '../store.ts';
import { preparer } from './prepared.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'guildhall-prepared-'));
let store: Store;
beforeAll(async () => {
  store = await openStore({ databaseUrl: null, dataDir, plans: ['free', 'premium'] });
  for (const [guild, plan] of Object.entries({ a: 'premium', b: 'free', c: 'premium' })) {
    await store.subscriptions.grant({ guild, plan, now: 1 });
  }
});
afterAll(async () => {
  await store.close();
  rmSync(dataDir, { recursive: true });
});

test('binds the values of each call in any order, alongside constants', async () => {
  let built = 0;
  const of = preparer(store.db)((plan: string, ...guilds: string[]) => {
    built += 1;
    return store.db
      .selectFrom('subscriptions')
      .select('guild_id')
      .where('status', '=', 'active')
      .where('guild_id', 'in', guilds)
      .where('plan', '=', plan)
      .orderBy('guild_id');
  });
  const ids = async (plan: string, ...guilds: string[]) => (await of(plan, ...guilds)).map(({ guild_id }) => guild_id);
  expect(await ids('premium', 'a', 'b')).toEqual(['a']);
  expect(await ids('free', 'c', 'b')).toEqual(['b']);
  expect(await Promise.all([ids('premium', 'a', 'c'), ids('premium', 'c', 'x')])).toEqual([['a', 'c'], ['c']]);
  expect(await ids('premium', 'a', 'b', 'c')).toEqual(['a', 'c']);
  expect(built).toBe(2);
});
