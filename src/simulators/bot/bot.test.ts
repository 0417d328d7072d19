import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { portOf } from '../common/server.ts';
import { communityMembers } from '../demo/communityMembers.ts';
import { type Bot, type BotOptions, startBot } from './bot.ts';

interface Heartbeat {
  websocket: string;
  latency: number;
  started_at: string;
  guild_count: number;
}

const TOKEN = 'a-credential-of-the-bot';
let bot: Bot | undefined;
let product: Server;
let received: { path?: string; authorization?: string; body: Heartbeat }[];
let status: number;
let guilds: number;

beforeEach(async () => {
  received = [];
  status = 200;
  guilds = 3;
  product = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(Buffer.from(part));
    const { authorization } = request.headers;
    received.push({ path: request.url, authorization, body: JSON.parse(Buffer.concat(parts).toString()) });
    response.writeHead(status).end('{}');
  });
  await listen();
});
afterEach(async () => {
  vi.useRealTimers();
  await bot?.close();
  product.closeAllConnections();
  product.close();
});

const listen = (port = 0) => new Promise<void>((resolve) => product.listen(port, '127.0.0.1', resolve));
const port = () => portOf(product);
const EVERY = 40;
const start = async (serverUrl = `http://127.0.0.1:${port()}`, every = EVERY, history?: BotOptions['history']) => {
  bot = await startBot({ serverUrl, token: TOKEN, guildCount: () => guilds, every, again: 20, history });
  return bot;
};
/** Stops the bot's timers, but not its requests. */
const stopClock = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
const tell = (condition: unknown) =>
  fetch(`${bot?.url}/__bot`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(condition),
  });
const beats = (count: number) =>
  vi.waitFor(() => expect(received.length).toBeGreaterThanOrEqual(count), { timeout: 30_000 });

test('sends heartbeats at once and periodically', async () => {
  await start();
  await beats(1);
  guilds = 4;
  await beats(3);
  const [first, , third] = received;
  expect(first).toMatchObject({ path: '/api/bot/heartbeat/', authorization: `Bearer ${TOKEN}` });
  expect(first?.body).toMatchObject({ websocket: 'connected', guild_count: 3 });
  expect(first?.body.latency).toBeGreaterThan(0);
  expect(third?.body).toMatchObject({ guild_count: 4, started_at: first?.body.started_at });
});

test('reports a changed condition at once', async () => {
  await start();
  expect((await tell({ websocket: 'reconnecting', latency: 900 })).status).toBe(204);
  expect(received.at(-1)?.body).toMatchObject({ websocket: 'reconnecting', latency: 900 });
  await tell({});
  expect(received.at(-1)?.body.websocket).toBe('connected');
});

test('falls silent and resumes', async () => {
  stopClock();
  await start();
  await tell({ silent: true });
  const before = received.length;
  await vi.advanceTimersByTimeAsync(3 * EVERY);
  await tell({});
  expect(received.length).toBe(before + 1);
});

test('retries until the product answers', async () => {
  const address = port();
  await new Promise((resolve) => product.close(resolve));
  await start(`http://127.0.0.1:${address}`, 60_000);
  // Resolves after the attempt that reached nobody.
  await tell({});
  status = 500;
  await listen(address);
  await beats(3);
});

test('tells when its history has been reported', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'guildhall-bot-'));
  const communities = [{ guildId: '42', members: communityMembers, size: 1200 }];
  const reported = async () => (await fetch(`${bot?.url}/__bot/history`)).json();
  status = 500;
  await start(undefined, EVERY, { communities, days: 1, file: join(folder, 'bot.json') });
  await vi.waitFor(() => expect(received.map(({ path }) => path)).toContain('/api/bot/events/'), { timeout: 30_000 });
  expect(await reported()).toEqual({ reported: false });
  status = 200;
  await vi.waitFor(async () => expect(await reported()).toEqual({ reported: true }), { timeout: 30_000 });
  await bot?.close();
  rmSync(folder, { recursive: true });
});

test('sends nothing once closed', async () => {
  stopClock();
  const { close } = await start();
  await tell({});
  await close();
  const before = received.length;
  await vi.advanceTimersByTimeAsync(3 * EVERY);
  await fetch(`http://127.0.0.1:${port()}`, { method: 'POST', body: '{}' });
  expect(received.length).toBe(before + 1);
});

test.each([
  [{ websocket: 'asleep' }, 'websocket is one of connected, reconnecting, disconnected.'],
  [{ latency: -1 }, 'latency is a number from 0.'],
  [{ silent: 'yes' }, 'silent is true or false.'],
  ['text', 'A condition is a JSON object.'],
])('%j: %s', async (condition, message) => {
  await start();
  const answer = await tell(condition);

  expect([answer.status, await answer.json()]).toEqual([400, { message }]);
});
