// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type FakeServer, fakeServer } from '../testing/fakeServer.ts';
import { runningModules } from './dependents.ts';

const OVERVIEW = '/auth/guilds/77/overview/';
const IDS = ['blackjack', 'ranks', 'rewards', 'shop'];
const bot = { connection: 'connected', heard_at: null, issues: [] };

let server: FakeServer;
beforeEach(() => {
  server = fakeServer();
});
afterEach(() => vi.unstubAllGlobals());

test('those that are on are named, with what they do', async () => {
  const modules = [
    { id: 'shop', state: 'on', status: '3 items for sale' },
    { id: 'ranks', state: 'incomplete', status: null },
    { id: 'rewards', state: 'off', status: 'What rewards are for' },
    { id: 'blackjack', state: 'locked', status: null },
    { id: 'lottery', state: 'on', status: 'A lottery is running' },
  ];
  server.reply(OVERVIEW, { bot, modules });
  expect(await runningModules('77', IDS, 'en')).toEqual([
    { id: 'ranks', title: 'Ranks', status: undefined },
    { id: 'shop', title: 'Shop', status: '3 items for sale' },
  ]);
});

test('those that the user may not see are named as not known', async () => {
  server.reply(OVERVIEW, { bot, modules: [{ id: 'shop', state: 'off', status: null }] });
  expect(await runningModules('77', ['shop', 'ranks'], 'ro')).toEqual([
    { id: 'ranks', title: 'Ranguri', unknown: true },
  ]);
});

test.each([['offline' as const], [{ status: 503, body: {} }], [{ bot: 1 }]])(
  'all are named as not known if the answer is %j',
  async (answer) => {
    server.reply(OVERVIEW, answer);
    const found = await runningModules('77', IDS, 'en');
    expect(found.map(({ unknown }) => unknown)).toEqual([true, true, true, true]);
  },
);
