import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { HARBOUR_ROLES, HARBOUR_TAVERN, MODERATOR } from '../../src/simulators/demo/world.ts';
import { type Site, startSite, type Visitor } from './site.ts';

/** Roles open modules of a server to members who are not its administrators. */

const { moderator, regular, verified } = HARBOUR_ROLES;
const AT = `/auth/guilds/${HARBOUR_TAVERN}`;

let site: Site;
let owner: Visitor;
let visitor: Visitor;

beforeAll(async () => {
  site = await startSite({ LIMIT_REQUESTS: '0', LIMIT_SAVES: '0' });
  owner = await site.visit('owner');
  visitor = await site.visit('moderator');
  const economy = { currency_system_enabled: true, primary_currency_emoji: '🪙' };
  expect((await owner('POST', `${AT}/currency-config/`, { body: economy })).statusCode).toBe(200);
});
afterAll(() => site.close());

beforeEach(async () => {
  site.discord.world.setMember(HARBOUR_TAVERN, MODERATOR, [moderator, verified]);
  site.advance(61_000);
  await give([
    { role_id: moderator, level: 'edit', all_modules: false, modules: ['shop'] },
    { role_id: moderator, level: 'view', all_modules: false, modules: ['lottery'] },
  ]);
});

/** Stores the setting, without the check that a role is listed once. */
async function give(role_access: object[]): Promise<void> {
  const saved = await site.store.documents.save({
    guild: HARBOUR_TAVERN,
    document: 'customize.access',
    value: { role_access: JSON.parse(JSON.stringify(role_access)) },
    version: 0,
    expectedRevision: null,
    user: '1',
    at: site.now(),
  });
  expect(saved.ok).toBe(true);
}

/** The paths of all documents, by their names. */
function documents() {
  return site.catalogue.modules.flatMap(({ spec }) =>
    (spec.calls?.documents ?? [])
      .filter(({ load }) => load.from !== 'permissions')
      .map(({ id, load, save }) => ({
        id: `${spec.id}.${id}`,
        load: `${AT}/${load.path}`,
        save: `${AT}/${save.path}`,
      })),
  );
}

/** The documents that a visitor can load, and those that a visitor can save. */
async function reach(who: Visitor) {
  const [loaded, saved] = [new Set<string>(), new Set<string>()];
  for (const { id, load, save } of documents()) {
    const [read, write] = [await who('GET', load), await who('POST', save, { body: {} })];
    expect([200, 403]).toContain(read.statusCode);
    expect([200, 403]).toContain(write.statusCode);
    if (read.statusCode === 200) loaded.add(id);
    if (write.statusCode === 200) saved.add(id);
  }
  return { loaded: [...loaded].sort(), saved: [...saved].sort() };
}

describe('a role', () => {
  test('opens its modules, what they depend on for reading, and nothing else', async () => {
    expect(await reach(visitor)).toEqual({
      loaded: ['customize.settings', 'economy.currency', 'lottery.settings', 'shop.settings'],
      saved: ['shop.settings'],
    });
    expect(await reach(await site.visit('member'))).toEqual({ loaded: [], saved: [] });
  });

  test('can open all modules, without what is only for the owner', async () => {
    await give([{ role_id: verified, level: 'edit', all_modules: true, modules: [] }]);
    const { loaded, saved } = await reach(visitor);
    const all = [...new Set(documents().map(({ id }) => id))].sort();
    expect(loaded).toEqual(all);
    expect(saved).toEqual(all);
    expect((await visitor('GET', `${AT}/access/`)).json()).not.toHaveProperty('role_access');
    const more = { role_access: [{ role_id: regular, level: 'edit', all_modules: true, modules: [] }] };
    const refused = await visitor('POST', `${AT}/access/`, { body: more });
    expect([refused.statusCode, refused.json().error]).toEqual([
      403,
      'Only the server owner can change who may modify the bot settings',
    ]);
    const settings = await visitor('POST', `${AT}/settings/`, { body: { admin_modify: false } });
    expect(settings.statusCode).toBe(403);
  });

  test('shows the lists and permissions that a form needs', async () => {
    const { modules, is_admin, can_modify, plan } = (await visitor('GET', `${AT}/permissions`)).json();
    expect({ modules, is_admin, can_modify, plan }).toEqual({
      modules: { shop: 'edit', lottery: 'view' },
      is_admin: false,
      can_modify: false,
      plan: 'premium',
    });
    for (const list of ['', 'roles/', 'channels/', 'emojis/'])
      expect((await visitor('GET', `${AT}/${list}`)).statusCode).toBe(200);
  });

  test('says so when it lets somebody look, but not change', async () => {
    const { statusCode, body } = await visitor('POST', `${AT}/lottery/config/`, { body: {} });
    expect(statusCode).toBe(403);
    expect(JSON.parse(body).error).toBe(
      'Your role can look at these settings but not change them. The server owner can allow it in Customize Bot.',
    );
  });

  test('with the most access counts, in whatever order they are listed', async () => {
    const view = { role_id: verified, level: 'view', all_modules: true, modules: [] };
    const edit = { role_id: moderator, level: 'edit', all_modules: false, modules: ['shop'] };
    for (const entries of [
      [view, edit],
      [edit, view],
    ]) {
      await give(entries);
      expect((await reach(visitor)).saved).toEqual(['shop.settings']);
    }
  });

  test('opens nothing with an entry that is incomplete', async () => {
    await give([
      { role_id: moderator, level: 'admin', all_modules: true, modules: [] },
      { role_id: null, level: 'edit', all_modules: true, modules: [] },
      { role_id: moderator, level: 'edit', all_modules: 'true', modules: 'shop' },
      { role_id: moderator, level: 'edit', all_modules: false, modules: ['constructor', '__proto__', 'nothing'] },
    ]);
    expect(await reach(visitor)).toEqual({ loaded: [], saved: [] });
  });
});

describe('a role that opens the dashboard', () => {
  const item = (role_id: string, price = 5) => ({
    ...{ enabled: true, message: '', log_channel_id: null },
    items: { a: { type: 'role', role_id, name: 'Key', description: '', price, use_primary_currency: true } },
  });
  const sell = (who: Visitor, body: object) =>
    who('POST', `${AT}/shop/config/`, { body, headers: { 'if-match': '*' } });
  const SENTENCE =
    'This role opens the dashboard, so only the owner and administrators can hand it out. Choose another one.';

  beforeEach(async () => {
    expect((await sell(owner, { ...item(regular), items: {} })).statusCode).toBe(200);
    await give([
      { role_id: moderator, level: 'edit', all_modules: false, modules: ['shop'] },
      { role_id: regular, level: 'view', all_modules: true, modules: [] },
    ]);
  });

  test('cannot be handed out by somebody who is here because of a role, but by the owner', async () => {
    const refused = await sell(visitor, item(regular));
    expect([refused.statusCode, refused.json()]).toMatchObject([
      400,
      { error: SENTENCE, problems: [{ path: 'items.a.role_id', rule: 'reference', message: SENTENCE }] },
    ]);
    expect((await sell(visitor, item(verified))).statusCode).toBe(200);
    expect((await sell(owner, item(regular))).statusCode).toBe(200);
    // What is stored may stay.
    expect((await sell(visitor, item(regular, 6))).statusCode).toBe(200);
  });

  test('is named by the list of roles to those concerned', async () => {
    const withheld = async (who: Visitor) => (await who('GET', `${AT}/roles/`)).json().withheld_roles;
    expect(await withheld(visitor)).toEqual(expect.arrayContaining([moderator, regular]));
    expect(await withheld(visitor)).not.toContain(verified);
    expect(await withheld(owner)).toEqual([]);
  });
});

describe('the history', () => {
  const shop = (message: string) => ({ enabled: false, items: {}, message, log_channel_id: null });
  const listed = async (who: Visitor, query = '') =>
    (await who('GET', `${AT}/history/${query}`)).json().entries as { cursor: string; module: string | null }[];
  const newest = async (module: string) => (await listed(owner, `?module=${module}&limit=1`))[0]?.cursor ?? '';
  const statusOf = async (who: Visitor, url: string, body?: object) =>
    (await who(body ? 'POST' : 'GET', `${AT}/history/${url}`, { body })).statusCode;

  beforeEach(async () => {
    for (const [path, body] of [
      ['shop/config/', shop(`Opened at ${site.now()}`)],
      ['lottery/config/', { ticket_price: 3 }],
      ['customize/', { prefix: '!' }],
    ] as const) {
      expect((await owner('POST', `${AT}/${path}`, { body, headers: { 'if-match': '*' } })).statusCode).toBe(200);
    }
  });

  test('has the entries about the modules that a role opens, and nothing else', async () => {
    const all = await listed(owner, '?limit=50');
    expect(all.some(({ module }) => module === null)).toBe(true);
    const mine = await listed(visitor, '?limit=50');
    expect(mine).toHaveLength(all.filter(({ module }) => module === 'shop' || module === 'lottery').length);
    expect(new Set(mine.map(({ module }) => module))).toEqual(new Set(['shop', 'lottery']));
    expect(await statusOf(await site.visit('member'), '')).toBe(403);
  });

  test('names only the people who made these entries', async () => {
    await give([{ role_id: moderator, level: 'view', all_modules: false, modules: ['ranks'] }]);
    const answer = (await visitor('GET', `${AT}/history/`)).json();
    expect([answer.entries, answer.people, answer.oldest]).toEqual([[], [], null]);
  });

  test.each([
    ['shop', 200, true],
    ['lottery', 200, false],
    ['customize', 404, false],
    // Whoever may see the shop may read whether the economy is on, but not who changed it.
    ['economy', 404, false],
  ])('of %s: reading answers %i', async (module, status, restorable) => {
    const cursor = await newest(module);
    const reader = status === 200 ? 200 : 403;
    expect(await statusOf(visitor, `${cursor}/`)).toBe(status);
    expect(await statusOf(visitor, `?module=${module}`)).toBe(reader);
    expect(await statusOf(visitor, `compare/?module=${module}&from=${cursor}`)).toBe(reader);
    expect(await statusOf(visitor, 'seen/', { module })).toBe(reader);
    expect(await statusOf(visitor, `${cursor}/restore/preview/`, {})).toBe(status);
    if (status === 200) {
      expect((await visitor('GET', `${AT}/history/${cursor}/`)).json()).toMatchObject({ restorable });
    }
  });

  test('is restored by those who may edit the module, and by nobody else', async () => {
    const restore = async (module: string) => {
      const at = `${AT}/history/${await newest(module)}/restore/`;
      const body = { version: 'before' };
      const { headers } = await visitor('POST', `${at}preview/`, { body });
      return visitor('POST', at, { body, headers: { 'if-match': String(headers.etag ?? '*') } });
    };
    expect((await restore('shop')).statusCode).toBe(200);
    expect((await listed(owner, '?module=shop&limit=1'))[0]).toMatchObject({ kind: 'restore' });
    for (const [module, status] of [
      ['lottery', 403],
      ['customize', 404],
    ] as const) {
      const before = await newest(module);
      expect((await restore(module)).statusCode).toBe(status);
      expect(await newest(module)).toBe(before);
    }
  });

  test('marks what others changed in these modules only', async () => {
    await visitor('POST', `${AT}/history/seen/`, { body: {} });
    site.advance(1000);
    for (const [path, body] of [
      ['shop/config/', shop('Again')],
      ['customize/', { prefix: '?' }],
    ] as const) {
      await owner('POST', `${AT}/${path}`, { body, headers: { 'if-match': '*' } });
    }
    const { modules } = (await visitor('GET', `${AT}/history/unseen/`)).json();
    expect(modules.map(({ module }: { module: string }) => module)).toEqual(['shop']);
  });
});

describe('backups and statistics', () => {
  test('hold the whole server: a role for their module does not open them', async () => {
    const made = await owner('POST', `${AT}/backups/`, { body: { type: 'full' } });
    const { id } = made.json().backup;
    await give([{ role_id: moderator, level: 'edit', all_modules: true, modules: [] }]);
    for (const [method, url, body] of [
      ['POST', 'backups/', { type: 'full' }],
      ['GET', `backups/${id}/restore/`],
      ['POST', `backups/${id}/restore/`, {}],
      ['GET', `backups/${id}/restore-lists/`],
      ['POST', `backups/${id}/restore-lists/`, {}],
      ['POST', `backups/${id}/`, { name: 'Mine' }],
    ] as const) {
      const { statusCode } = await visitor(method, `${AT}/${url}`, { body });
      expect([method, url, statusCode]).toEqual([method, url, 403]);
    }
  });

  test('are shown to those whose role opens the module', async () => {
    expect((await visitor('GET', `${AT}/statistics/overview/`)).statusCode).toBe(403);
    await give([{ role_id: moderator, level: 'view', all_modules: false, modules: ['statistics'] }]);
    expect((await visitor('GET', `${AT}/statistics/overview/`)).statusCode).toBe(200);
  });
});

describe('a role that somebody loses', () => {
  const status = async () => (await visitor('GET', `${AT}/shop/config/`)).statusCode;

  test('closes its modules within two seconds, for reading too', async () => {
    expect(await status()).toBe(200);
    site.discord.world.setMember(HARBOUR_TAVERN, MODERATOR, [verified]);
    site.advance(2001);
    expect(await status()).toBe(403);
    expect((await visitor('POST', `${AT}/shop/config/`, { body: {} })).statusCode).toBe(403);
  });

  test('closes them with the next request after the owner has removed it from the list', async () => {
    expect(await status()).toBe(200);
    await give([]);
    expect(await status()).toBe(403);
  });

  test('is not assumed while Discord does not answer', async () => {
    expect(await status()).toBe(200);
    site.discord.faults.set({ kind: '500' });
    site.advance(2001);
    const { statusCode, body } = await visitor('GET', `${AT}/shop/config/`);
    site.discord.faults.set({ kind: 'none' });
    expect([statusCode, JSON.parse(body).error]).toEqual([
      503,
      'Discord is not responding at the moment, so we could not check whether your roles still give you access. Please try again in a minute.',
    ]);
    // The owner does not depend on roles.
    expect((await owner('GET', `${AT}/shop/config/`)).statusCode).toBe(200);
  });
});

/** The names of the servers in the visitor's list, asked for anew. */
async function names() {
  const { guilds_with_bot } = (await visitor('GET', '/api/auth/user-data/?force_refresh=true')).json();
  return guilds_with_bot?.map(({ name }: { name: string }) => name);
}

test('the list of servers names those in which a role opens something', async () => {
  expect(await names()).toEqual(['Harbour Tavern']);
  await give([]);
  expect(await names()).toEqual([]);
});

test('the list of servers that is asked for anew knows the roles that the user has now', async () => {
  site.discord.world.setMember(HARBOUR_TAVERN, MODERATOR, [verified]);
  expect(await names()).toEqual([]);
  site.discord.world.setMember(HARBOUR_TAVERN, MODERATOR, [moderator, verified]);
  expect(await names()).toEqual(['Harbour Tavern']);
});

test('the overview tells the owner alone how many roles have access', async () => {
  const access = async (who: Visitor) => (await who('GET', `${AT}/overview/`)).json().access;
  expect(await access(owner)).toEqual({ roles: 2, module: 'customize', address: 'role_access' });
  for (const who of [visitor, await site.visit('admin')]) expect(await access(who)).toBeNull();
  await give([]);
  expect(await access(owner)).toBeNull();
});
