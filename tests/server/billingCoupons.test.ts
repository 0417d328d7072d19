import { randomBytes } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { couponCommand } from '../../src/server/billing/coupons/couponCommand.ts';
import type { Store } from '../../src/server/store/store.ts';
import { quietLibrary } from '../../src/simulators/demo/quietLibrary.ts';
import { BOT, botUser, demoUsers, OWNER } from '../../src/simulators/demo/users.ts';
import { demoCredentials, HARBOUR_TAVERN, NEW_WORKSHOP, QUIET_LIBRARY } from '../../src/simulators/demo/world.ts';
import { type DiscordSimulator, startDiscordSimulator } from '../../src/simulators/discord/simulator.ts';
import { World } from '../../src/simulators/discord/world.ts';
import { bundleChildren, startChild } from '../bench/server/children.ts';
import { type BillingSite, DAY, startBillingSite } from './billingSite.ts';
import { PLANS, postgres, postgresIsAvailable } from './engines.ts';
import { signIn } from './signIn.ts';

const SERVERS = 200;
const ROUNDS = 20;
const engine = postgres();
const guildIds = Array.from({ length: SERVERS }, (_, index) => String(900_000_000_000_000_000n + BigInt(index)));

describe.skipIf(!(await postgresIsAvailable()))('a single-use coupon in two processes over one PostgreSQL', () => {
  let discord: DiscordSimulator;
  let store: Store;
  let processes: { origin: string; stop(): Promise<void> }[] = [];
  let cookie: string;

  beforeAll(async () => {
    const world = new World({
      application: { ...demoCredentials, botUserId: BOT, redirectUris: [] },
      users: [...demoUsers, botUser('Guildhall')],
      guilds: guildIds.map((id) => ({ ...structuredClone(quietLibrary), id, ownerId: OWNER })),
    });
    discord = await startDiscordSimulator({ world, rateLimit: { limit: 100_000, windowMs: 1000 } });
    await engine.prepare();
    store = await engine.open();
    const env = {
      DEMO: '1',
      DATABASE_URL: String(engine.location().databaseUrl),
      SESSION_SECRET: randomBytes(32).toString('hex'),
      TOKEN_KEY: randomBytes(32).toString('base64'),
      DISCORD_API_URL: `${discord.url}/api`,
      DISCORD_AUTHORIZE_URL: `${discord.url}/oauth2/authorize`,
      DISCORD_CDN_URL: discord.url,
      DISCORD_CLIENT_ID: demoCredentials.clientId,
      DISCORD_CLIENT_SECRET: demoCredentials.clientSecret,
      DISCORD_BOT_TOKEN: demoCredentials.botToken,
      LIMIT_REQUESTS: '0',
      LIMIT_COUPONS: '0',
      LOG_LEVEL: 'error',
    };
    await bundleChildren('application');
    const started = await Promise.all([1, 2].map(() => startChild<{ port: number }>('application', env)));
    processes = started.map(({ hello, stop }) => ({ origin: `http://127.0.0.1:${hello.port}`, stop }));
    const origin = processes[0]?.origin ?? '';
    world.registerRedirect(`${origin}/api/auth/callback/`);
    // Both processes share the session.
    cookie = await signIn(origin, 'owner');
  });
  afterAll(async () => {
    await Promise.all(processes.map(({ stop }) => stop()));
    await Promise.all([store?.close(), discord?.close()]);
    await engine.clear();
  });

  async function redeem(index: number, code: string): Promise<number> {
    const origin = processes[index % 2]?.origin ?? '';
    const answer = await fetch(`${origin}/auth/coupon/validate/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin, cookie },
      body: JSON.stringify({ guild_id: guildIds[index], code }),
    });
    return answer.status;
  }

  test('is redeemed once by 200 simultaneous attempts, 20 times over', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const [code = ''] = (await couponCommand(store, PLANS, ['--months', '1'], Date.now())).split('\n');
      const statuses = await Promise.all(guildIds.map((_, index) => redeem(index, code)));
      const count = (status: number) => statuses.filter((one) => one === status).length;
      expect([round, count(200), count(409)]).toEqual([round, 1, SERVERS - 1]);
      const given = await store.db
        .selectFrom('subscriptions')
        .select(['guild_id', 'status'])
        .where('status', '=', 'active')
        .execute();
      expect(given).toHaveLength(1);
      const [{ guild_id } = { guild_id: '' }] = given;
      expect(guildIds.indexOf(guild_id)).toBe(statuses.indexOf(200));
      await store.subscriptions.revoke(guild_id, Date.now());
    }
    expect(await store.db.selectFrom('redemptions').select('guild_id').execute()).toHaveLength(ROUNDS);
  });
});

describe('a coupon', () => {
  let site: BillingSite;
  beforeEach(async () => {
    site = await startBillingSite();
  });
  afterEach(() => site.close());

  const make = async (...args: string[]) =>
    (await couponCommand(site.store, site.catalogue.plans, args, site.paypal.control.now())).split('\n')[0] ?? '';
  const redeem = (code: unknown, guild = QUIET_LIBRARY) =>
    site.post('/auth/coupon/validate/', { code, guild_id: guild });

  test('gives its months, once for each server', async () => {
    const code = await make('--months', '3', '--uses', '2');
    expect(await redeem(` ${code.toLowerCase()} `)).toEqual({
      status: 200,
      success: true,
      message: 'Coupon applied. Your Premium subscription is now active.',
    });
    expect(await site.premiumServer(QUIET_LIBRARY)).toMatchObject({
      is_premium: true,
      cancel_at_period_end: false,
      subscription_status: 'active',
      subscription_provider: 'voucher',
    });
    const cancelled = await site.post('/auth/premium/paypal/cancel/', { guild_id: QUIET_LIBRARY });
    expect(cancelled.status).toBe(409);
    await site.wait(93 * DAY);
    expect(await site.premiumServer(QUIET_LIBRARY)).toMatchObject({
      is_premium: false,
      subscription_status: 'expired',
    });
    expect(await redeem(code)).toEqual({ status: 409, error: 'This coupon was already redeemed for this server.' });
    expect((await redeem(code, NEW_WORKSHOP)).status).toBe(200);
  });

  test('is refused with a reason', async () => {
    const code = await make('--months', '1', '--expires', '2999-01-01');
    for (const empty of ['', '  ', null, 7]) {
      expect(await redeem(empty)).toEqual({ status: 400, error: 'Please enter a coupon code.' });
    }
    for (const wrong of ['nonsense', `${code}X`, 'x'.repeat(10_000)]) {
      expect(await redeem(wrong)).toEqual({ status: 400, error: 'Invalid coupon code.' });
    }
    expect(await redeem(code, HARBOUR_TAVERN)).toEqual({ status: 409, error: 'This server already has Premium.' });
    expect((await redeem(code)).status).toBe(200);
    expect(await redeem(code, NEW_WORKSHOP)).toEqual({ status: 409, error: 'This coupon has been used up.' });
    const day = new Date(site.paypal.control.now()).toISOString().slice(0, 10);
    const late = await make('--months', '1', '--expires', day);
    await site.wait(2 * DAY);
    expect(await redeem(late, NEW_WORKSHOP)).toEqual({ status: 400, error: 'This coupon has expired.' });
  });
});
