import { afterEach, describe, expect, test } from 'vitest';
import { HARBOUR_TAVERN } from '../../src/simulators/demo/world.ts';
import { availableEngines, PLANS } from './engines.ts';
import { type Site, startSite } from './site.ts';

const NOW = 1_790_000_000_000;
const HOUR = 3_600_000;
const YEAR = 365 * 24 * HOUR;
const GUILD = '123456789012345678';
const engines = await availableEngines();

describe.each(engines)('after a clock was set back, in $name', (engine) => {
  test.each([HOUR, YEAR])('by %i ms, plans continue and purchases are checked', async (back) => {
    await engine.prepare();
    const store = await engine.open();
    try {
      const plan = String(PLANS[1]);
      await store.subscriptions.grant({ guild: GUILD, plan, now: NOW, endsAt: NOW + HOUR });
      const earlier = NOW - back;
      expect(await store.subscriptions.planOf(GUILD, earlier)).toBe(plan);
      expect(await store.subscriptions.countRaised(earlier)).toBe(1);
      expect(await store.subscriptions.planOf(GUILD, NOW + HOUR)).toBe(PLANS[0]);
      const order = { guild: GUILD, user: '42', plan, planType: 'monthly', amount: 499, currency: 'EUR' } as const;
      const names = { guildName: 'Tavern', payerName: 'Ada' };
      const kept = { ...order, ...names, provider: 'pay', providerPlan: 'P-1', now: NOW, checkAt: NOW + 24 * HOUR };
      await store.purchases.begin(kept);
      expect(await store.purchases.claimDue(earlier, earlier + 1)).toHaveLength(back === YEAR ? 1 : 0);
    } finally {
      await store.close();
      await engine.clear();
    }
  });
});

describe('the application', () => {
  let site: Site;
  afterEach(() => site.close());

  test('checks permissions again, however far its clock was set back', async () => {
    site = await startSite({ LIMIT_REQUESTS: '0' });
    const admin = await site.visit('admin');
    const url = `/auth/guilds/${HARBOUR_TAVERN}/customize/`;
    expect((await admin('POST', url, { body: {} })).statusCode).toBe(200);
    site.advance(-YEAR);
    const { world } = site.discord;
    const { id } = (await admin('GET', '/auth/user-data/')).json().user;
    world.setMember(HARBOUR_TAVERN, id, []);
    expect((await admin('POST', url, { body: {} })).statusCode).toBe(403);
    expect((await admin('GET', '/auth/user-data/')).statusCode).toBe(200);
  });

  test('uses a steady clock by default, also for limits', async () => {
    const wall = Date.now;
    site = await startSite({ LIMIT_SAVES: '2' }, { now: undefined });
    const owner = await site.visit('owner');
    const url = `/auth/guilds/${HARBOUR_TAVERN}/customize/`;
    try {
      Date.now = () => wall() - YEAR;
      for (const expected of [200, 200, 429]) {
        expect((await owner('POST', url, { body: {} })).statusCode).toBe(expected);
      }
      const rows = await site.store.db.selectFrom('history').select('at').execute();
      expect(Math.max(...rows.map(({ at }) => at))).toBeGreaterThan(wall() - HOUR);
    } finally {
      Date.now = wall;
    }
  });
});
