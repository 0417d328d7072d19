import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CompiledModule, Rollout, SettingsDocument } from '../../src/language/model.ts';
import { view } from '../../src/language/resolved/view.ts';
import { reachedIn } from '../../src/language/rollouts/reachedIn.ts';
import { rolledOut } from '../../src/language/rollouts/rolledOut.ts';
import { rolloutsOf } from '../../src/language/rollouts/rolloutsOf.ts';
import { validate } from '../../src/language/validation/validate.ts';
import type { Api } from '../../src/renderer/calls/api.ts';
import { fetchScreen, type LoadedScreen } from '../../src/renderer/calls/load.ts';
import type { Services } from '../../src/server/services/services.ts';
import { settingsForBot } from '../../src/server/services/settings/forBot.ts';
import { GRAND_ASSEMBLY, HARBOUR_TAVERN, QUIET_LIBRARY } from '../../src/simulators/demo/world.ts';
import { catalogue, moduleNamed } from '../modules.ts';
import { type Site, startSite, type Visitor } from './site.ts';

/** The browser, the server and the bot agree on which servers a rollout has reached. */

const ID = 'everything';
const TOKEN = 'a-credential-that-the-bot-alone-knows';
const FROM = '2026-01-10';
const DAY = 86_400_000;
const GUILDS = [HARBOUR_TAVERN, QUIET_LIBRARY, GRAND_ASSEMBLY];
const PATHS = ['word', 'amount', 'rows'];

/** The module with rollouts of which the tests change the shares. */
const module: CompiledModule = {
  ...moduleNamed(ID),
  spec: { ...moduleNamed(ID).spec, settings: structuredClone(moduleNamed(ID).spec.settings) },
};
const own = (one: CompiledModule) => (one.spec.id === ID ? module : one);

function roll(part: Partial<Rollout>): void {
  for (const { rollout } of rolloutsOf(module.spec)) Object.assign(rollout, part);
}

let site: Site;
let owner: Visitor;

beforeAll(async () => {
  site = await startSite(
    { BOT_API_TOKEN: TOKEN, LIMIT_REQUESTS: '0', LIMIT_SAVES: '0' },
    {
      catalogue: {
        ...catalogue,
        modules: catalogue.modules.map(own),
        inLanguage: (one, language) => own(catalogue.inLanguage(one, language)),
      },
    },
  );
  owner = await site.visit('owner');
  for (const guild of GUILDS) {
    const economy = { currency_system_enabled: true };
    const saved = {
      guild,
      document: 'economy.currency',
      value: economy,
      version: 0,
      expectedRevision: null,
      user: '1',
    };
    await site.store.documents.save({ ...saved, version: moduleNamed('economy').migrations.length, at: 1 });
  }
});
afterAll(() => site.close());
beforeEach(() => roll({ from: FROM, share: 0 }));

async function botGets(guild: string): Promise<SettingsDocument> {
  const headers = { authorization: `Bearer ${TOKEN}` };
  const answer = await site.app.inject({ url: `/api/bot/guilds/${guild}/settings/`, headers });
  return answer.json().modules.everything.main.settings ?? answer.json().modules.everything.main;
}

/** The screen as the browser loads it. */
async function loaded(guild: string): Promise<LoadedScreen> {
  const call = async (method: string, path: string, body?: unknown) => {
    const answer = await owner(method, path, { body });
    const { etag, date } = answer.headers;
    return { status: answer.statusCode, body: answer.json(), etag: String(etag ?? ''), date: String(date ?? '') };
  };
  const api: Api = { get: (path) => call('GET', path), post: (path, body) => call('POST', path, body) };
  const outcome = await fetchScreen({ api, module, guildId: guild, loadModule: async (id) => moduleNamed(id) });
  if (!('loaded' in outcome)) throw new Error(outcome.failure);
  return outcome.loaded;
}

const save = (guild: string, body: object) => owner('POST', `/auth/guilds/${guild}/everything/save/`, { body });

/** What the form says about values of settings. */
function formSays({ module: resolved, stored }: LoadedScreen, values: SettingsDocument): string[] {
  const { problems } = validate(resolved, { document: view(resolved, { ...stored, ...values }), saved: stored });
  return problems.map(({ message }) => message);
}

describe.each(GUILDS)('in the server %s', (guild) => {
  test.each([0, 10, 25, 40, 55, 70, 85, 100])('browser, server and bot agree at %d percent', async (share) => {
    roll({ share });
    const reached = reachedIn(module.spec, guild, site.now());
    const permissions = (await owner('GET', `/auth/guilds/${guild}/permissions/`)).json();
    expect(permissions.rollouts).toEqual(reached.length > 0 ? { [ID]: reached } : {});

    const screen = await loaded(guild);
    const { fields, plan } = screen.module;
    expect(fields.word).toMatchObject(
      reached.includes('word')
        ? { title: 'Short word', help: 'Up to 6 letters.', maxLength: 6 }
        : { title: 'Word', maxLength: 12 },
    );
    const amount = reached.includes('amount') ? { free: 2.5, premium: 30 } : { free: 1.5, premium: 20 };
    expect(screen.stored.amount).toBe(amount[plan as 'free']);
    expect(await botGets(guild)).toMatchObject({ amount: screen.stored.amount });

    const tooLong = { word: 'abcdefg' };
    const refused = await save(guild, { ...tooLong, always: true });
    const says = formSays(screen, tooLong);
    expect(says).toEqual(reached.includes('word') ? ['A word has only 2 to 6 letters now'] : []);
    expect(refused.statusCode, refused.body).toBe(says.length > 0 ? 400 : 200);
    if (says.length > 0) expect(refused.json().error).toBe(says[0]);
    // What is stored may stay, which is tested below.
    expect((await save(guild, { word: 'word' })).statusCode).toBe(200);
  });
});

test('a longer text stays when the limit falls, and may be shortened, but not replaced by another long one', async () => {
  expect((await save(HARBOUR_TAVERN, { word: 'abcdefghij' })).statusCode).toBe(200);
  roll({ share: 100 });
  expect((await loaded(HARBOUR_TAVERN)).stored.word).toBe('abcdefghij');
  expect(await botGets(HARBOUR_TAVERN)).toMatchObject({ word: 'abcdef' });
  expect((await save(HARBOUR_TAVERN, { word: 'abcdefghij', whole: 6 })).statusCode).toBe(200);
  expect((await save(HARBOUR_TAVERN, { word: 'abcdefghijk' })).statusCode).toBe(400);
  expect((await save(HARBOUR_TAVERN, { word: 'abcdefghi' })).statusCode).toBe(200);
  // Stopping gives the bot back what was stored.
  roll({ share: 0 });
  expect(await botGets(HARBOUR_TAVERN)).toMatchObject({ word: 'abcdefghi', whole: 6 });
});

test('what a rollout allowed stays when it is stopped', async () => {
  roll({ share: 100 });
  expect((await save(HARBOUR_TAVERN, { amount: 150 })).statusCode).toBe(200);
  expect(await botGets(HARBOUR_TAVERN)).toMatchObject({ amount: 150 });
  roll({ share: 0 });
  expect(await botGets(HARBOUR_TAVERN)).toMatchObject({ amount: 99.5 });
  expect((await loaded(HARBOUR_TAVERN)).stored.amount).toBe(150);
  expect((await save(HARBOUR_TAVERN, { amount: 150, whole: 8 })).statusCode).toBe(200);
  expect((await save(HARBOUR_TAVERN, { amount: 151 })).statusCode).toBe(400);
});

test('1,000 servers have the same side for the bot as for the form, and none leaves while the share grows', async () => {
  const { documents } = site.store;
  const services = {
    store: { documents, subscriptions: { planOf: async () => 'premium' } },
    catalogue: { ...site.catalogue, modules: [module] },
    guilds: { guild: async () => ({ value: {} }) },
    now: site.now,
  } as unknown as Services;
  let before = new Set<string>();
  for (const share of [5, 30, 90]) {
    roll({ share });
    const inside = new Set<string>();
    for (let index = 0; index < 1000; index++) {
      const guild = String(900_000_000_000_000_000n + BigInt(index) * 4_194_304_123n);
      const { modules } = await settingsForBot(services, guild);
      const { amount } = (modules[ID]?.main ?? {}) as { amount?: number };
      const form = rolledOut(module, reachedIn(module.spec, guild, site.now()));
      expect(amount).toBe(form.spec.settings.properties.amount?.default);
      if (amount === 30) inside.add(guild);
    }
    expect([...before].filter((guild) => !inside.has(guild))).toEqual([]);
    expect(inside.size).toBeGreaterThan(share * 10 - 60);
    expect(inside.size).toBeLessThan(share * 10 + 60);
    before = inside;
  }
});

test('nobody is in a rollout before its day begins', async () => {
  const from = new Date(site.now() + 2 * DAY).toISOString().slice(0, 10);
  roll({ from, share: 100 });
  const rollouts = async () => (await owner('GET', `/auth/guilds/${QUIET_LIBRARY}/permissions/`)).json().rollouts;
  expect(await rollouts()).toEqual({});
  site.advance(Date.parse(from) - site.now() - 60_000);
  expect(await rollouts()).toEqual({});
  site.advance(60_000);
  expect(await rollouts()).toEqual({ [ID]: PATHS });
});
