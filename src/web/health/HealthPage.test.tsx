// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type FakeServer, fakeServer } from '../testing/fakeServer.ts';
import { renderAt } from '../testing/renderAt.tsx';

vi.mock('../pages/PublicPage.tsx', () => ({ PublicPage: () => <h1>Start page</h1> }));

const PATH = '/api/health/';
const HEALTH = {
  status: 'healthy',
  services: {
    bot: {
      status: 'healthy',
      details: { websocket: 'connected', guild_count: 1234, premium_count: 56, latency: 41.6, uptime: 9000 },
    },
    redis: { status: 'healthy', details: { metrics: { hit_ratio: 0.935, total_operations: 78900 } } },
    store: { status: 'healthy' },
    discord: { status: 'healthy' },
  },
  check_time: '2030-05-02T10:00:05Z',
};
let site: FakeServer;

beforeEach(() => {
  site = fakeServer();
  site.reply(PATH, HEALTH);
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

/** What stands below a title. */
async function below(title: string): Promise<HTMLElement> {
  return (await screen.findByText(title)).parentElement as HTMLElement;
}

test('shows how the product is, in numbers and words', async () => {
  renderAt('/health');
  expect(await screen.findByRole('heading', { level: 1, name: 'System health' })).toBeVisible();
  expect(await below('System')).toHaveTextContent('Healthy: everything works');
  expect(await below('Bot')).toHaveTextContent('Connected');
  expect(await below('Servers')).toHaveTextContent('1,234');
  expect(await below('Premium servers')).toHaveTextContent('56');
  expect(await below('Uptime')).toHaveTextContent('2.5 hours');
  const latency = within(await below('Latency')).getByRole('meter', { name: 'Latency' });
  expect(latency).toHaveAttribute('aria-valuetext', '42 ms, Fast');
  const cache = await below('Cache hit ratio');
  expect(within(cache).getByRole('meter', { name: 'Cache hit ratio' })).toHaveAttribute(
    'aria-valuetext',
    '93.5%, High',
  );
  expect(cache).toHaveTextContent('Total operations: 78,900');
  for (const service of ['Discord', 'Database', 'Cache']) expect(await below(service)).toHaveTextContent('Available');
  expect(screen.getByText(/^May 2, 2030/)).toHaveAttribute('datetime', '2030-05-02T10:00:05.000Z');
  expect(document.head.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});

test.each([
  [{ ...HEALTH, status: 'degraded' }, 'System', 'Degraded: a service is not responding'],
  [{ ...HEALTH, status: 'unhealthy' }, 'System', 'Unhealthy: our database is not responding'],
  [{ ...HEALTH, services: { ...HEALTH.services, discord: { status: 'unhealthy' } } }, 'Discord', 'Not available'],
  [{ ...HEALTH, services: { ...HEALTH.services, store: { status: 'unhealthy' } } }, 'Database', 'Not available'],
  [{ ...HEALTH, services: { ...HEALTH.services, bot: { status: 'unknown', details: {} } } }, 'Bot', 'Not known'],
])('says what is not well: %#', async (health, title, words) => {
  site.reply(PATH, health);
  renderAt('/health');
  expect(await below(title)).toHaveTextContent(words);
});

test.each([
  ['reconnecting', 'Reconnecting'],
  ['disconnected', 'Disconnected'],
])('a bot that is %s has no latency', async (websocket, words) => {
  const details = { ...HEALTH.services.bot.details, websocket, latency: null, uptime: null };
  site.reply(PATH, { ...HEALTH, services: { ...HEALTH.services, bot: { status: 'unhealthy', details } } });
  renderAt('/health');
  expect(await below('Bot')).toHaveTextContent(words);
  expect(within(await below('Latency')).getByRole('img', { name: 'Latency: –' })).toBeVisible();
  expect(await below('Uptime')).toHaveTextContent('–');
});

test('says that it knows nothing', async () => {
  site.reply(PATH, { status: 503, body: { error: 'Our database is not responding.' } });
  renderAt('/health');
  expect(await screen.findByRole('alert')).toHaveTextContent('Could not fetch health data');
});

test('leads somebody whose session has ended home', async () => {
  site.reply(PATH, { status: 401, body: { error: 'Please log in to continue.' } });
  const { address } = renderAt('/health');
  await waitFor(() => expect(address()).toBe('/'));
  expect(await screen.findByRole('heading', { name: 'Start page' })).toBeVisible();
});
