import { PermissionFlagsBits } from 'discord-api-types/v10';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DocumentCall, Json, Problem } from '../../src/language/model.ts';
import { documentName } from '../../src/server/catalogue.ts';
import {
  BOT,
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
    [LIBRARY_ROLES.everyone, 'All members already have @everyone.'],
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

describe('channels in which the bot lacks permissions', () => {
  const { foyer, newArrivals, staffRoom, officeCategory, readingCategory } = LIBRARY_CHANNELS;

  async function lists(): Promise<Map<string, string[] | null>> {
    const lists = ['channels', 'categories'].map(
      async (list): Promise<{ id: string; bot_lacks: string[] | null }[]> =>
        (await owner('GET', `/auth/guilds/${QUIET_LIBRARY}/${list}/`)).json()[list],
    );
    return new Map((await Promise.all(lists)).flat().map(({ id, bot_lacks }) => [id, bot_lacks]));
  }

  test('are listed with what is missing', async () => {
    const lacks = await lists();
    expect(lacks.get(foyer)).toEqual([]);
    expect(lacks.get(newArrivals)).toEqual(['SEND_MESSAGES', 'EMBED_LINKS', 'ATTACH_FILES']);
    expect(lacks.get(staffRoom)).toContain('VIEW_CHANNEL');
    expect(lacks.get(officeCategory)).toContain('MANAGE_CHANNELS');
    expect(lacks.get(readingCategory)).toEqual([]);
  });

  test.each([
    ['welcome-leave/save/', { welcome_channel_id: newArrivals }, 'channel: Send Messages, Embed Links, Attach Files.'],
    ['welcome-leave/save/', { leave_channel_id: staffRoom }, 'channel: View Channel, Send Messages, Embed Links.'],
    [
      'temporary-voice/save/',
      { parent_category_id: officeCategory },
      'category: View Channel, Connect, Move Members, Manage Channels.',
    ],
  ])('are rejected: %s %j', async (path, body, missing) => {
    const [name] = Object.keys(body);
    expect(await save(QUIET_LIBRARY, path, body)).toEqual({
      status: 400,
      problems: [[name, expect.stringContaining(`The bot lacks permissions in this ${missing}`)]],
    });
  });

  test('are accepted if nothing that the setting needs is missing', async () => {
    expect((await save(QUIET_LIBRARY, 'welcome-leave/save/', { leave_channel_id: foyer })).status).toBe(200);
    expect((await save(QUIET_LIBRARY, 'temporary-voice/save/', { parent_category_id: readingCategory })).status).toBe(
      200,
    );
  });

  test('may stay if stored, and do not block other settings', async () => {
    const { world } = site.discord;
    expect((await save(QUIET_LIBRARY, 'welcome-leave/save/', { leave_channel_id: foyer })).status).toBe(200);
    world.setOverwrite(QUIET_LIBRARY, foyer, { id: BOT, allow: 0n, deny: PermissionFlagsBits.SendMessages });
    site.advance(61_000);
    expect((await lists()).get(foyer)).toContain('SEND_MESSAGES');
    const beside = { leave_channel_id: foyer, leave_message: 'Bye {user}' };
    expect((await save(QUIET_LIBRARY, 'welcome-leave/save/', beside)).status).toBe(200);
    expect((await save(QUIET_LIBRARY, 'welcome-leave/save/', { welcome_channel_id: foyer })).status).toBe(400);
    world.setOverwrite(QUIET_LIBRARY, foyer, { id: BOT, allow: 0n, deny: 0n });
    site.advance(61_000);
    expect((await save(QUIET_LIBRARY, 'welcome-leave/save/', { welcome_channel_id: foyer })).status).toBe(200);
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
