import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DocumentCall, Json, Problem } from '../../src/language/model.ts';
import { documentName } from '../../src/server/catalogue.ts';
import {
  HARBOUR_CHANNELS,
  HARBOUR_TAVERN,
  LIBRARY_CHANNELS,
  LIBRARY_ROLES,
  QUIET_LIBRARY,
} from '../../src/simulators/demo/world.ts';
import { moduleIn, type Site, startSite, type Visitor } from './site.ts';

let site: Site;
let owner: Visitor;

beforeAll(async () => {
  site = await startSite();
  owner = await site.visit('owner');
});
afterAll(() => site.close());

/** Saves over any revision. */
async function save(guild: string, path: string, body: Record<string, Json>) {
  const answer = await owner('POST', `/auth/guilds/${guild}/${path}`, { body, headers: { 'if-match': '*' } });
  const problems: Problem[] = answer.json().problems ?? [];
  return { status: answer.statusCode, problems: problems.map(({ path: at, message }) => [at, message]) };
}

describe('roles that the bot should assign', () => {
  const react = (role: string) => ({ emoji_roles: { message: 'Pick one', roles: { '🎮': role } } });

  test("are listed with the bot's own roles", async () => {
    const { bot_roles } = (await owner('GET', `/auth/guilds/${QUIET_LIBRARY}/roles/`)).json();
    expect(bot_roles).toEqual([LIBRARY_ROLES.bot]);
  });

  test.each([
    [LIBRARY_ROLES.librarian, 'The bot can only assign roles that are below its own.'],
    [LIBRARY_ROLES.bot, 'This role belongs to a bot or an integration'],
    [LIBRARY_ROLES.everyone, 'All members have @everyone already.'],
  ])('are refused if it cannot: %s', async (role, message) => {
    expect(await save(QUIET_LIBRARY, 'reactroles/save/', react(role))).toEqual({
      status: 400,
      problems: [['emoji_roles.roles.🎮.role_id', expect.stringContaining(message)]],
    });
  });

  test('are saved if it can', async () => {
    expect((await save(QUIET_LIBRARY, 'reactroles/save/', react(LIBRARY_ROLES.assistant))).status).toBe(200);
    const verification = { verification_enabled: true, log_channel_id: LIBRARY_CHANNELS.foyer };
    const above = { ...verification, verified_role_id: LIBRARY_ROLES.librarian };
    expect((await save(QUIET_LIBRARY, 'user-verification/save/', above)).status).toBe(400);
  });
});

describe('two saves', () => {
  const lottery = {
    announcement_channel_id: HARBOUR_CHANNELS.general,
    prize_type: 'custom',
    custom_prize_text: 'Cake',
  };

  test.each([
    ['ticket_price', 0],
    ['ticket_max_tickets', -1],
    ['start_time', 'abcde'],
  ])('never leave %s %j in a running lottery', async (field, value) => {
    const hidden = { enabled: false, active_lottery_type: 'number', start_type: 'manual', [field]: value };
    expect((await save(HARBOUR_TAVERN, 'lottery/config/', hidden)).problems.map(([path]) => path)).toEqual([field]);
    // As an earlier version stored it.
    const module = moduleIn(site.catalogue, 'lottery');
    const [call] = module.spec.calls?.documents ?? [];
    await site.store.documents.save({
      guild: HARBOUR_TAVERN,
      document: documentName('lottery', call as DocumentCall),
      value: { ...lottery, ...hidden },
      version: module.migrations.length,
      expectedRevision: null,
      user: '0',
      at: 0,
    });
    const untouched = await save(HARBOUR_TAVERN, 'lottery/config/', { ...lottery, number_max: 50 });
    expect(untouched).toEqual({ status: 200, problems: [] });
    const shown = { ...lottery, enabled: true, active_lottery_type: 'ticket', start_type: 'scheduled' };
    expect((await save(HARBOUR_TAVERN, 'lottery/config/', shown)).problems.map(([path]) => path)).toEqual([field]);
  });

  test('never leave an invalid time in a delivery', async () => {
    const hidden = { schedule_type: 'manual', schedule_time: '99:99' };
    expect((await save(HARBOUR_TAVERN, 'reddit/settings/save/', hidden)).status).toBe(400);
  });
});

test('URLs of subreddits are stored as names', async () => {
  const sources = ['https://www.reddit.com/r/aww/', 'r/cats', '/r/dogs/top'];
  expect((await save(HARBOUR_TAVERN, 'reddit/settings/save/', { sources })).status).toBe(200);
  const { sources: stored } = (await owner('GET', `/auth/guilds/${HARBOUR_TAVERN}/reddit/settings/`)).json();
  expect(stored).toEqual(['aww', 'cats', 'dogs']);
});

test('the server enforces steps of numbers', async () => {
  const bets = { min_bet: 1.05, max_bet: 100 };
  await save(HARBOUR_TAVERN, 'currency-config/', { currency_system_enabled: true, primary_currency_emoji: '🪙' });
  expect((await save(HARBOUR_TAVERN, 'blackjack/config/', bets)).problems).toEqual([
    ['min_bet', 'Minimum bet must be a multiple of 0.1'],
  ]);
  const chance = await save(HARBOUR_TAVERN, 'rewards/daily/config/', { daily_reward_premium_chance: 0.123456 });
  expect(chance.status).not.toBe(200);
});
