import { postgres, postgresIsAvailable } from '../server/engines.ts';
import { REDIS, redisIsAvailable } from '../server/redis.ts';
import { startTcpProxy, type TcpProxy, throughProxy } from '../server/tcpProxy.ts';
import { expectAccessible } from './support/axe.ts';
import { answer } from './support/calls.ts';
import { stopClock } from './support/clock.ts';
import { expect, type Page, test } from './support/journey.ts';
import { settled } from './support/network.ts';
import { startProduct } from './support/product.ts';
import { signIn } from './support/signIn.ts';

// The health of the bot and the use of the cache are shared by all users.
test.use({ apart: 'health' });
// One product serves all.
test.describe.configure({ mode: 'default' });

const HEALTH = '**/api/health/';
const EVERY = 30_000;

const tile = (page: Page, property: string) => page.locator(`[data-tile="${property}"]`);
const system = (page: Page) => tile(page, 'status');
const updated = (page: Page) => page.getByText(/^Last updated:/).locator('time');
const failure = (page: Page) => page.getByRole('alert');

/** Sets the condition of the simulated bot, which reports it to the server at once. */
async function bot(url: string, condition: object): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const { status } = await fetch(`${url}/__bot`, { method: 'POST', headers, body: JSON.stringify(condition) });
  expect(status).toBe(204);
}

const health = {
  status: 'healthy',
  services: {
    bot: {
      status: 'healthy',
      details: { websocket: 'connected', guild_count: 12_345, premium_count: 678, latency: 41, uptime: 9000 },
    },
    redis: { status: 'healthy', details: { metrics: { hit_ratio: 0.935, total_operations: 78_900 } } },
    store: { status: 'healthy' },
    discord: { status: 'healthy' },
  },
  check_time: '2030-05-02T10:00:05Z',
};
const withBot = (details: object) => ({
  ...health,
  status: 'degraded',
  services: {
    ...health.services,
    bot: { status: 'unhealthy', details: { ...health.services.bot.details, ...details } },
  },
});

test('a visitor is sent to the start page', async ({ page }) => {
  await page.goto('/health');
  await expect(page).toHaveURL(/\/$/);
});

test('every signed-in user sees the health of the product', async ({ page, as, product, request }) => {
  await as('member');
  await bot(product.botUrl, { latency: 42 });
  const [response] = await Promise.all([page.waitForResponse(HEALTH), page.goto('/health')]);
  const said = await response.json();
  const { details } = said.services.bot;
  expect(said).toMatchObject({
    status: 'healthy',
    services: {
      bot: { status: 'healthy', details: { websocket: 'connected', guild_count: 4, premium_count: 2, latency: 42 } },
      redis: { details: { metrics: { total_operations: expect.any(Number) } } },
    },
  });
  expect(details.uptime).toBeGreaterThanOrEqual(0);
  expect(Math.abs(Date.parse(said.check_time) - Date.now())).toBeLessThan(60_000);

  // The page asks again every half a minute.
  await expect(updated(page)).toHaveAttribute('datetime', said.check_time);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('System health');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expect(system(page)).toContainText('Healthy: everything works');
  await expect(tile(page, 'websocket')).toHaveText('BotConnected');
  await expect(tile(page, 'guild_count')).toHaveText('Servers4');
  await expect(tile(page, 'premium_count')).toHaveText('Premium servers2');
  await expect(tile(page, 'uptime')).toHaveText(/^Uptime\d+ (seconds?|minutes?|hours?)$/);
  await expect(page.getByRole('meter', { name: 'Latency' })).toHaveText('42 ms');
  await expect(tile(page, 'hit_ratio')).toContainText(/Total operations: \d+/);
  for (const name of ['discord', 'store', 'cache']) await expect(tile(page, name)).toContainText('Available');
  // Only signed-in users get it.
  expect((await request.get('/api/health/')).status()).toBe(401);
});

test('the rings show the actual figures of the cache and the bot', async ({ page, as, product }) => {
  await as('owner');
  await bot(product.botUrl, { latency: 480 });
  for (let count = 0; count < 3; count += 1) {
    await page.goto('/dashboard');
    await expect(page.getByRole('link', { name: 'CONFIGURE' }).first()).toBeVisible();
  }
  await expect(async () => {
    await page.goto('/health');
    await expect(page.getByRole('meter', { name: 'Latency' })).toHaveAttribute('aria-valuetext', '480 ms, Very slow');
  }).toPass();
  const ratio = page.getByRole('meter', { name: 'Cache hit ratio' });
  await expect(ratio).toHaveText(/^\d+(\.\d)?%$/);
  expect(Number(await ratio.getAttribute('aria-valuenow'))).toBeGreaterThan(0);
});

test('the page refreshes every 30 seconds; failures disappear by themselves, and the end of a session leads away', async ({
  page,
  as,
}) => {
  await as('member');
  let asked = 0;
  await page.route(HEALTH, (route) => {
    asked += 1;
    return route.fulfill({ json: { ...health, services: withBot({ guild_count: asked }).services } });
  });
  await stopClock(page);
  await page.goto('/health');
  await expect(tile(page, 'guild_count')).toHaveText('Servers1');
  await settled(page);
  for (const next of [2, 3]) {
    await page.clock.runFor(EVERY - 1);
    await settled(page);
    expect(asked).toBe(next - 1);
    await page.clock.runFor(1);
    await expect(tile(page, 'guild_count')).toHaveText(`Servers${next}`);
    await settled(page);
    expect(asked).toBe(next);
  }

  await test.step('a failure is shown above the last figures and disappears by itself', async () => {
    await answer(page, 'GET', HEALTH, { status: 503, body: { error: 'Our database is not responding.' }, times: 1 });
    await page.clock.runFor(EVERY);
    await expect(failure(page)).toContainText('Could not fetch health data');
    await expect(page.getByText('Our database is not responding.')).toHaveCount(0);
    await expect(tile(page, 'guild_count')).toHaveText('Servers3');
    await settled(page);
    await page.clock.runFor(EVERY);
    await expect(failure(page)).toHaveCount(0);

    await answer(page, 'GET', HEALTH, { status: 500, times: 1 });
    await page.reload();
    await expect(failure(page)).toContainText('Could not fetch health data');
    await expect(system(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(system(page)).toBeVisible();
    await expect(failure(page)).toHaveCount(0);
    await settled(page);
  });

  await test.step('a session that ends meanwhile leads to the start page', async () => {
    await answer(page, 'GET', HEALTH, { status: 401, body: { error: 'Please log in to continue.' } });
    await page.clock.runFor(EVERY);
    await expect(page).toHaveURL(/\/$/);
  });
});

test('in Romanian', async ({ page, as }) => {
  await as('member');
  await answer(page, 'GET', HEALTH, { body: withBot({ websocket: 'disconnected', latency: null }) });
  await page.goto('/ro/health');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Starea sistemului');
  await expect(system(page)).toContainText('Degradat: un serviciu nu răspunde');
  await expect(tile(page, 'websocket')).toHaveText('BotDeconectat');
  await expect(tile(page, 'guild_count')).toHaveText('Servere12.345');
  await expect(tile(page, 'uptime')).toContainText(/2,5\sore/);
  await expect(tile(page, 'hit_ratio')).toContainText('Total operații: 78.900');
  await answer(page, 'GET', HEALTH, { status: 500 });
  await page.reload();
  await expect(failure(page)).toContainText('Datele despre starea sistemului nu au putut fi citite');
});

test('the page shows what is unavailable, and its recovery', async ({ page, as, product }) => {
  await as('member');
  await bot(product.botUrl, {});
  await stopClock(page);
  await page.goto('/health');
  await expect(system(page)).toContainText('Healthy');
  const next = async () => {
    await settled(page);
    await page.clock.runFor(EVERY);
  };
  for (const [condition, words] of [
    [{ websocket: 'reconnecting' }, 'Reconnecting'],
    [{ websocket: 'disconnected' }, 'Disconnected'],
  ] as const) {
    await bot(product.botUrl, condition);
    // Results are cached for a second of the server's own clock.
    await expect(async () => {
      await next();
      await expect(tile(page, 'websocket')).toContainText(words, { timeout: 1000 });
    }).toPass();
    await expect(system(page)).toContainText('Degraded');
    await expect(page.getByRole('img', { name: 'Latency: –' })).toBeVisible();
  }
  await bot(product.botUrl, {});
  await expect(async () => {
    await next();
    await expect(system(page)).toContainText('Healthy', { timeout: 1000 });
  }).toPass();
});

test('an unreachable Discord degrades the product', async ({ playwright }) => {
  const product = await startProduct();
  try {
    const request = await playwright.request.newContext({ baseURL: product.url });
    await request.get('/auth/login/?login_hint=member');
    await request.post(`${product.discordUrl}/__faults`, { data: { kind: 'down', path: '/users/@me$' } });
    expect(await (await request.get('/api/health/')).json()).toMatchObject({
      status: 'degraded',
      services: { discord: { status: 'unhealthy' }, store: { status: 'healthy' } },
    });
    await request.dispose();
  } finally {
    await product.dispose();
  }
});

test('unreachable Redis and PostgreSQL are shown, and their recovery', async ({ page }) => {
  test.skip(!(await postgresIsAvailable()) || !(await redisIsAvailable()), 'needs PostgreSQL and Redis');
  const engine = postgres();
  await engine.prepare();
  const lines: TcpProxy[] = [];
  const lay = async (address: string) => {
    const { hostname, port } = new URL(address);
    const line = await startTcpProxy({ host: hostname, port: Number(port) });
    lines.push(line);
    return { line, url: throughProxy(line, address) };
  };
  const redis = await lay(REDIS);
  const database = await lay(String(engine.location().databaseUrl));
  const product = await startProduct({
    env: { REDIS_URL: redis.url, DATABASE_URL: database.url, LOG_LEVEL: 'silent' },
  });
  const next = async (check: () => Promise<void>) => {
    await expect(async () => {
      await settled(page);
      await page.clock.runFor(EVERY);
      await check();
    }).toPass();
  };
  const soon = { timeout: 1500 };
  try {
    await signIn(page, product.url, 'member');
    await stopClock(page);
    await page.goto(`${product.url}/health`);
    await next(() => expect(system(page)).toContainText('Healthy', soon));
    await redis.line.cut();
    await next(() => expect(tile(page, 'cache')).toContainText('Not available', soon));
    await expect(system(page)).toContainText('Degraded');
    await redis.line.restore();
    await next(() => expect(system(page)).toContainText('Healthy', soon));

    await database.line.cut();
    await next(() => expect(failure(page)).toContainText('Could not fetch health data', soon));
    expect((await fetch(`${product.url}/readyz`)).status).toBe(503);
    expect((await fetch(`${product.url}/healthz`)).status).toBe(200);
    await database.line.restore();
    await next(() => expect(failure(page)).toHaveCount(0, soon));
    await expect(system(page)).toContainText('Healthy');
    // The last result is cached for two seconds.
    await expect.poll(async () => (await fetch(`${product.url}/readyz`)).status).toBe(200);
  } finally {
    await product.dispose();
    for (const line of lines) await line.close();
    await engine.clear();
  }
});

for (const width of [390, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('axe finds no violations, and nothing overflows the page', async ({ page, as }) => {
      test.slow();
      await as('member');
      for (const [body, words] of [
        [health, 'Healthy'],
        [withBot({ websocket: 'reconnecting', latency: null }), 'Degraded'],
        [{ ...health, status: 'unhealthy', services: { store: { status: 'unhealthy' } } }, 'Unhealthy'],
      ] as const) {
        await answer(page, 'GET', HEALTH, { body });
        await page.goto('/health');
        await expect(system(page)).toContainText(words);
        await expectAccessible(page, words);
        const [inner, outer] = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth]);
        expect(inner).toBeLessThanOrEqual(outer);
      }
      await answer(page, 'GET', HEALTH, { status: 500 });
      await page.reload();
      await expect(failure(page)).toBeVisible();
      await expectAccessible(page, 'failure');
    });
  });
}
