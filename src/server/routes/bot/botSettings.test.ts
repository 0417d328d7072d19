import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Site, startSite, type Visitor } from '../../../../tests/server/site.ts';
import { HARBOUR_TAVERN, QUIET_LIBRARY } from '../../../simulators/demo/world.ts';

const TOKEN = 'a-credential-that-the-bot-alone-knows';
type Modules = Record<string, Record<string, object>>;

let site: Site;
let owner: Visitor;

beforeAll(async () => {
  site = await startSite({ BOT_API_TOKEN: TOKEN });
  owner = await site.visit('owner');
});
afterAll(() => site.close());

/** A request of the bot: without cookie and origin. */
function ask(guild: string, headers: Record<string, string> = {}) {
  const authorization = `Bearer ${TOKEN}`;
  return site.app.inject({ url: `/api/bot/guilds/${guild}/settings/`, headers: { authorization, ...headers } });
}

/** Settings without the orders of maps, which the bot alone gets. */
function withoutOrders(settings: object): object {
  return JSON.parse(JSON.stringify(settings, (key, value) => (key.endsWith('_order') ? undefined : value)));
}

async function save(guild: string, path: string, body: object): Promise<void> {
  const answer = await owner('POST', `/auth/guilds/${guild}/${path}`, { body });
  expect(answer.statusCode, answer.body).toBe(200);
}

describe('the settings for the bot', () => {
  test('are those of all modules, in the format of the API', async () => {
    const answer = await ask(HARBOUR_TAVERN);
    expect(answer.statusCode).toBe(200);
    const { guild_id, plan, modules }: { guild_id: string; plan: string; modules: Modules } = answer.json();
    expect([guild_id, plan]).toEqual([HARBOUR_TAVERN, 'premium']);
    const documents = site.catalogue.modules.flatMap(({ spec }) =>
      (spec.calls?.documents ?? []).map(({ id }) => `${spec.id}.${id}`),
    );
    const names = Object.entries(modules).flatMap(([id, own]) => Object.keys(own).map((one) => `${id}.${one}`));
    expect(names.sort()).toEqual(documents.sort());
    for (const { spec } of site.catalogue.modules) {
      // Modules without requirements have the settings that their own call returns.
      const [call] = spec.calls?.documents ?? [];
      if (!call || spec.requires || call.load.from || call.load.nested) continue;
      const shown = (await owner('GET', `/auth/guilds/${HARBOUR_TAVERN}/${call.load.path}`)).json();
      expect(shown).toMatchObject(withoutOrders(modules[spec.id]?.[call.id] ?? {}));
    }
  });

  test('say in which order the owner put the entries of a map', async () => {
    const economy = { currency_system_enabled: true, primary_currency_name: 'Coins', primary_currency_emoji: '🪙' };
    await save(HARBOUR_TAVERN, 'currency-config/', economy);
    const { items } = (await owner('GET', `/auth/guilds/${HARBOUR_TAVERN}/shop/config/`)).json();
    const order = Object.keys(items).reverse();
    await save(HARBOUR_TAVERN, 'shop/config/', { items: Object.fromEntries(order.map((key) => [key, items[key]])) });
    const { settings } = (await ask(HARBOUR_TAVERN)).json().modules.shop;
    expect(settings.items_order).toEqual(order);
    expect(Object.keys(settings.items).sort()).toEqual(order.toSorted());
    expect((await ask(HARBOUR_TAVERN)).json().modules.reactRoles.settings.emoji_roles.roles_order).toEqual([]);
  });

  test('are limited by the plan, and change with it', async () => {
    await save(HARBOUR_TAVERN, 'customize/', { bot_name: 'Harbour Master', prefix: '!' });
    const before = await ask(HARBOUR_TAVERN);
    expect(before.json().modules.customize.settings).toMatchObject({ bot_name: 'Harbour Master', prefix: '!' });
    await site.store.subscriptions.revoke(HARBOUR_TAVERN, Date.now());
    const lapsed = await ask(HARBOUR_TAVERN, { 'if-none-match': String(before.headers.etag) });
    expect(lapsed.statusCode).toBe(200);
    expect(lapsed.json()).toMatchObject({
      plan: 'free',
      modules: { customize: { settings: { bot_name: 'Guildhall', prefix: '!' } } },
    });
    await site.store.subscriptions.grant({ guild: HARBOUR_TAVERN, plan: 'premium', now: Date.now() });
    expect((await ask(HARBOUR_TAVERN)).headers.etag).toBe(before.headers.etag);
  });

  test('are off if a required module is off', async () => {
    const shop = async () => (await ask(HARBOUR_TAVERN)).json().modules.shop.settings;
    await save(HARBOUR_TAVERN, 'currency-config/', {
      currency_system_enabled: true,
      primary_currency_name: 'Coins',
      primary_currency_emoji: '🪙',
    });
    await save(HARBOUR_TAVERN, 'shop/config/', { enabled: true });
    expect(await shop()).toMatchObject({ enabled: true });
    await save(HARBOUR_TAVERN, 'currency-config/', { currency_system_enabled: false });
    expect(await shop()).toMatchObject({ enabled: false });
    expect((await owner('GET', `/auth/guilds/${HARBOUR_TAVERN}/shop/config/`)).json()).toMatchObject({ enabled: true });
  });

  test('are not sent again while they are unchanged', async () => {
    const { headers } = await ask(QUIET_LIBRARY);
    const etag = String(headers.etag);
    expect(etag).toMatch(/^"[\w-]{43}"$/);
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const answer = await ask(QUIET_LIBRARY, { 'if-none-match': known });
      expect([answer.statusCode, answer.body, answer.headers.etag]).toEqual([304, '', etag]);
    }
    expect((await ask(QUIET_LIBRARY, { 'if-none-match': '"other"' })).statusCode).toBe(200);
    await save(QUIET_LIBRARY, 'customize/', { prefix: '?' });
    expect((await ask(QUIET_LIBRARY, { 'if-none-match': etag })).statusCode).toBe(200);
  });

  test('are refused without the credential, for servers without the bot, and for invalid IDs', async () => {
    const refusals = [
      [401, (await ask(HARBOUR_TAVERN, { authorization: 'Bearer other' })).json().error],
      [401, (await owner('GET', `/api/bot/guilds/${HARBOUR_TAVERN}/settings/`)).json().error],
    ];
    expect(refusals.map(([, sentence]) => sentence)).toEqual([
      "This call requires the bot's token as a bearer token.",
      "This call requires the bot's token as a bearer token.",
    ]);
    const unknown = await ask('1');
    expect([unknown.statusCode, unknown.json()]).toEqual([
      404,
      { error: 'This server was not found, or the bot is not in it.' },
    ]);
    const malformed = await ask('12a');
    expect([malformed.statusCode, malformed.json()]).toEqual([400, { error: 'Invalid Guild ID provided' }]);
  });
});
