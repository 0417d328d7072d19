import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ORIGIN, type Site, startSite, type Visitor } from '../../../tests/server/site.ts';
import {
  FOREIGN_KEEP,
  HARBOUR_ROLES,
  HARBOUR_TAVERN,
  NEW_WORKSHOP,
  QUIET_LIBRARY,
} from '../../simulators/demo/world.ts';

/**
 * Users, and the server of their requests. Administrators may change settings in the tavern, but not in the library. Nobody
 * here is a member of the keep. The role of a viewer and of an editor opens the modules of `OPENED`, and nothing else.
 */
const VISITS = {
  nobody: [undefined, HARBOUR_TAVERN],
  member: ['member', HARBOUR_TAVERN],
  admin: ['admin', QUIET_LIBRARY],
  modifier: ['admin', HARBOUR_TAVERN],
  owner: ['owner', HARBOUR_TAVERN],
  viewer: ['moderator', HARBOUR_TAVERN],
  editor: ['moderator', HARBOUR_TAVERN],
  foreigner: ['owner', FOREIGN_KEEP],
  botless: ['owner', NEW_WORKSHOP],
  unknown: ['owner', '1'],
  malformed: ['owner', '12a'],
} as const;

const VISIT_NAMES = [
  'nobody',
  'member',
  'admin',
  'modifier',
  'owner',
  'viewer',
  'editor',
  'foreigner',
  'botless',
  'unknown',
  'malformed',
] as const satisfies (keyof typeof VISITS)[];
/** The modules that a role opens, and what it may do in them. */
const OPENED = ['customize', 'ranks'];
/** What they need to know of another module. */
const READ_BY_OPENED = 'currency-config/';
const LEVELS: Partial<Record<keyof typeof VISITS, string>> = { viewer: 'view', editor: 'edit' };

type Expected = Record<keyof typeof VISITS, number>;

const everybody = (status: number): Expected => ({
  nobody: status,
  member: status,
  admin: status,
  modifier: status,
  owner: status,
  viewer: status,
  editor: status,
  foreigner: status,
  botless: status,
  unknown: status,
  malformed: status,
});

const PUBLIC = everybody(200);
const SIGNED_IN = { ...PUBLIC, nobody: 401 };
const NO_SERVER = { nobody: 401, foreigner: 403, botless: 404, unknown: 403, malformed: 400 };
const READ: Expected = { ...NO_SERVER, member: 403, admin: 200, modifier: 200, owner: 200, viewer: 200, editor: 200 };
/** What is about the whole server is closed to those who may open some modules only. */
const READ_WHOLE: Expected = { ...READ, viewer: 403, editor: 403 };
/** For the owner only, with or without the bot. Nobody learns whether other servers exist. */
const OWN: Expected = {
  ...NO_SERVER,
  member: 403,
  admin: 403,
  modifier: 403,
  owner: 200,
  viewer: 403,
  editor: 403,
  botless: 200,
};
/** The demo in tests has no payment provider and no coupon. */
const refused = (status: number): Expected => ({ ...OWN, owner: status, botless: status });
const SAVE: Expected = { ...NO_SERVER, member: 403, admin: 403, modifier: 200, owner: 200, viewer: 403, editor: 403 };

/** The statuses that every route answers. */
const TABLE: Record<string, Expected> = {
  'GET /api/config/': PUBLIC,
  'GET /api/openapi.json': PUBLIC,
  'GET /api/settings-file.schema.json': PUBLIC,
  'GET /healthz': PUBLIC,
  'HEAD /healthz': PUBLIC,
  'GET /readyz': PUBLIC,
  'HEAD /readyz': PUBLIC,
  // Closed unless a token is configured.
  'GET /metrics': everybody(404),
  'GET /api/health/': SIGNED_IN,
  'POST /api/bot/events/': everybody(404),
  'POST /api/bot/heartbeat/': everybody(404),
  'GET /api/bot/tasks/': everybody(404),
  'POST /api/bot/tasks/:id/': everybody(404),
  'GET /api/bot/guilds/:guildId/settings/': everybody(404),
  'GET /auth/login/': everybody(302),
  'GET /api/auth/callback/': { ...everybody(302), nobody: 400 },
  'GET /auth/logout/': everybody(302),
  'GET /auth/logout/everywhere/': everybody(302),
  'GET /auth/language/': everybody(302),
  'GET /auth/user-data/': SIGNED_IN,
  'GET /api/auth/user-data/': SIGNED_IN,
  'GET /auth/bot-avatar/': SIGNED_IN,
  'GET /api/auth/bot/callback/': PUBLIC,
  'GET /bot-callback.js': PUBLIC,
  'GET /auth/premium-data/': SIGNED_IN,
  'GET /auth/premium/my-invoices/': SIGNED_IN,
  'GET /auth/premium/status/': OWN,
  'GET /auth/premium/preview/': OWN,
  'GET /auth/premium/invoice/:invoiceId/': { ...everybody(404), nobody: 401 },
  'POST /auth/premium/paypal/create/': refused(409),
  'POST /auth/premium/paypal/cancel/': refused(409),
  'POST /auth/premium/reactivate/': refused(409),
  'POST /auth/coupon/validate/': refused(400),
  'POST /api/billing/paypal/webhook/': everybody(404),
  'GET /auth/guilds/:guildId/permissions': { ...READ, member: 200 },
  'GET /auth/guilds/:guildId/': READ,
  'GET /auth/guilds/:guildId/roles/': READ,
  'GET /auth/guilds/:guildId/channels/': READ,
  'GET /auth/guilds/:guildId/voice-channels/': READ,
  'GET /auth/guilds/:guildId/categories/': READ,
  'GET /auth/guilds/:guildId/members/': READ,
  'GET /auth/guilds/:guildId/emojis/': READ,
  'GET /auth/guilds/:guildId/overview/': READ,
  // The library is also on the free plan.
  'GET /auth/guilds/:guildId/statistics/overview/': { ...READ_WHOLE, admin: 403 },
  // The backup belongs to the tavern.
  'GET /auth/guilds/:guildId/backups/:backupId/restore/': { ...READ_WHOLE, admin: 404 },
  'POST /auth/guilds/:guildId/backups/:backupId/restore/': SAVE,
  'GET /auth/guilds/:guildId/backups/:backupId/restore-lists/': { ...READ_WHOLE, admin: 404 },
  'POST /auth/guilds/:guildId/backups/:backupId/restore-lists/': SAVE,
  'POST /auth/guilds/:guildId/backups/:backupId/': SAVE,
  'GET /auth/guilds/:guildId/settings-file/': READ_WHOLE,
  'GET /auth/guilds/:guildId/presets/': READ_WHOLE,
  'POST /auth/guilds/:guildId/transfer/preview/': READ_WHOLE,
  'POST /auth/guilds/:guildId/transfer/': SAVE,
  'GET /auth/guilds/:guildId/history/': READ,
  // The entry belongs to the tavern.
  'GET /auth/guilds/:guildId/history/:cursor/': { ...READ, admin: 404 },
  'GET /auth/guilds/:guildId/history/compare/': { ...READ, admin: 404 },
  'GET /auth/guilds/:guildId/history/unseen/': READ,
  'POST /auth/guilds/:guildId/history/seen/': READ,
  'POST /auth/guilds/:guildId/history/:cursor/restore/preview/': { ...READ, admin: 404 },
  'POST /auth/guilds/:guildId/history/:cursor/restore/': { ...SAVE, admin: 404, editor: 200 },
};

let site: Site;
let backupId: string;
let cursor: string;
beforeAll(async () => {
  site = await startSite();
  const owner = await site.visit('owner');
  const made = await owner('POST', `/auth/guilds/${HARBOUR_TAVERN}/backups/`, { body: { type: 'full' } });
  backupId = made.json().backup.id;
  await owner('POST', `/auth/guilds/${HARBOUR_TAVERN}/customize/`, { body: { prefix: '?' } });
  cursor = (await owner('GET', `/auth/guilds/${HARBOUR_TAVERN}/history/?module=customize`)).json().entries[0].cursor;
});

const at = (route: string, guild: string) => {
  const query = QUERIES[route]?.(guild) ?? '';
  const ids = { ':guildId': guild, ':backupId': backupId, ':invoiceId': 'x', ':cursor': cursor };
  return Object.entries(ids).reduce((url, [name, id]) => url.replace(name, id), route) + query;
};
/** The queries that routes require. */
const QUERIES: Record<string, (guild: string) => string> = {
  '/auth/premium/status/': (guild) => `?guild_id=${guild}`,
  '/auth/premium/preview/': (guild) => `?guild_id=${guild}&plan=premium`,
  '/auth/guilds/:guildId/history/compare/': () => `?module=customize&from=${cursor}`,
};
/** A valid body for every route. */
const bodyFor = (url: string, guild: string) =>
  /\/transfer\//.test(url)
    ? { source: { from: 'preset', preset: 'friends' } }
    : /^\/auth\/(premium|coupon)\//.test(url)
      ? { guild_id: guild, plan_type: 'monthly', success_url: `${ORIGIN}/`, cancel_url: `${ORIGIN}/`, code: 'X' }
      : {};

afterAll(() => site.close());

/** The rows of the settings of all modules. */
function declared(): Record<string, Expected> {
  const rows: Record<string, Expected> = {};
  for (const { spec } of site.catalogue.modules) {
    const isOpened = OPENED.includes(spec.id);
    for (const { load, save } of spec.calls?.documents ?? []) {
      const read = isOpened || load.path === READ_BY_OPENED ? READ : READ_WHOLE;
      if (load.from !== 'permissions') rows[`GET /auth/guilds/:guildId/${load.path}`] = read;
      // An empty save changes nothing. Modules that require another module refuse it in the demo.
      const refusal = spec.requires?.some(({ rule }) => rule) ? 409 : 200;
      rows[`POST /auth/guilds/:guildId/${save.path}`] = {
        ...SAVE,
        ...{ modifier: refusal, owner: refusal, editor: isOpened ? refusal : 403 },
      };
    }
  }
  return rows;
}

/** Opens modules to moderators, or closes them all. */
async function openModules(level: string | undefined): Promise<void> {
  const rows = level === undefined ? [] : [{ role_id: HARBOUR_ROLES.moderator, level, modules: OPENED }];
  const owner = await site.visit('owner');
  const answer = await owner('POST', `/auth/guilds/${HARBOUR_TAVERN}/access/`, { body: { role_access: rows } });
  expect(answer.statusCode, answer.body).toBe(200);
}

const normal = (route: string) => route.replace(/\/$/, '');

describe('every route', () => {
  test('is in the table, and every row of the table is a route', () => {
    const rows = Object.keys({ ...TABLE, ...declared() }).map(normal);
    expect([...new Set(site.routes.map(normal))].sort()).toEqual(rows.sort());
  });

  test.each(VISIT_NAMES)('answers %s as the table says', async (visit) => {
    const [login, guild] = VISITS[visit];
    // As if the bot had finished its tasks.
    await site.store.db.deleteFrom('bot_tasks').execute();
    await openModules(LEVELS[visit]);
    const wrong: string[] = [];
    let visitor = await site.visit(login);
    for (const [route, expected] of Object.entries({ ...TABLE, ...declared() })) {
      const [method = '', url = ''] = route.split(' ');
      const answer = await visitor(method, at(url, guild), method === 'POST' ? { body: bodyFor(url, guild) } : {});
      if (answer.statusCode !== expected[visit]) wrong.push(`${route}: ${answer.statusCode}, not ${expected[visit]}`);
      // Only public answers may be cached.
      const kept = answer.headers['cache-control'] ?? '';
      if (expected !== PUBLIC && !/no-store|private/.test(kept)) wrong.push(`${route}: may be cached (${kept})`);
      const failed = answer.statusCode >= 400;
      if (failed && typeof answer.json().error !== 'string') wrong.push(`${route}: no sentence`);
      if (url.startsWith('/auth/logout/')) visitor = await site.visit(login);
    }
    expect(wrong).toEqual([]);
  });

  test('of a server answers with and without a trailing slash', async () => {
    const owner = await site.visit('owner');
    for (const route of site.routes.filter((one) => one.startsWith('GET /auth/guilds/'))) {
      const [url = '', query = ''] = at(route.slice(4), HARBOUR_TAVERN).split('?');
      const path = url.replace(/\/$/, '');
      const [bare, slashed] = [await owner('GET', `${path}?${query}`), await owner('GET', `${path}/?${query}`)];
      expect([route, bare.statusCode, slashed.statusCode]).toEqual([route, 200, 200]);
      const [one, other] = [bare.body, slashed.body].map((body) => body.replace(/"exported_at":"[^"]+"/, ''));
      expect(one).toBe(other);
    }
  });

  test('that changes something refuses calls from other sites', async () => {
    const owner = await site.visit('owner');
    const url = `/auth/guilds/${HARBOUR_TAVERN}/customize/`;
    const refused: Record<string, string>[] = [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: 'http://localhost:3001' },
      { origin: 'http://localhost:3000', 'sec-fetch-site': 'cross-site' },
      { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-site' },
    ];
    for (const headers of refused) {
      const answer = await owner('POST', url, { body: {}, headers });
      expect([answer.statusCode, answer.json().error]).toEqual([
        403,
        'This request did not come from this site, so it was refused.',
      ]);
    }
    const silent = await site.app.inject({ method: 'POST', url, payload: {} });
    expect(silent.statusCode).toBe(403);
    expect((await owner('POST', url, { body: {}, headers: { 'sec-fetch-site': 'same-origin' } })).statusCode).toBe(200);
  });

  test.each(['cross-site', 'same-site'])('that changes something refuses links of %s pages', async (from) => {
    const owner = await site.visit('owner');
    const headers = { 'sec-fetch-site': from };
    for (const url of ['/auth/logout/', '/auth/logout/everywhere/', '/auth/language/?language=ro']) {
      const answer = await owner('GET', url, { headers });
      expect([url, answer.statusCode, answer.headers['set-cookie']]).toEqual([url, 403, undefined]);
    }
    expect((await owner('GET', '/auth/user-data/')).statusCode).toBe(200);
    for (const allowed of ['same-origin', 'none']) {
      const answer = await owner('GET', '/auth/language/?language=ro', { headers: { 'sec-fetch-site': allowed } });
      expect(answer.statusCode).toBe(302);
    }
  });

  test('checks permissions before it validates the request', async () => {
    const [nobody, member, admin, owner] = await Promise.all([
      site.visit(),
      site.visit('member'),
      site.visit('admin'),
      site.visit('owner'),
    ]);
    const [tavern, library] = [`/auth/guilds/${HARBOUR_TAVERN}`, `/auth/guilds/${QUIET_LIBRARY}`];
    const wrong = { guild_id: HARBOUR_TAVERN, code: 5, plan_type: 'weekly', success_url: 1, cancel_url: null };
    const statuses = async (method: string, url: string, body: unknown, ...visitors: Visitor[]) => {
      const all = [nobody, ...visitors].map((visitor) => visitor(method, url, method === 'GET' ? {} : { body }));
      return (await Promise.all(all)).map((answer) => answer.statusCode);
    };
    for (const url of ['/auth/coupon/validate/', '/auth/premium/paypal/create/']) {
      expect([url, await statuses('POST', url, wrong, admin, owner)]).toEqual([url, [401, 403, 400]]);
    }
    expect(await statuses('POST', `${tavern}/backups/x/`, [], member, owner)).toEqual([401, 403, 400]);
    expect(await statuses('POST', `${tavern}/backups/x/restore/`, { mapping: 1 }, member, owner)).toEqual([
      401, 403, 400,
    ]);
    expect(await statuses('POST', `${library}/customize/`, [], member, admin, owner)).toEqual([401, 403, 403, 400]);
    const overview = `${tavern}/statistics/overview/?period=2h`;
    expect(await statuses('GET', overview, undefined, member, owner)).toEqual([401, 403, 400]);
    expect(await statuses('GET', '/auth/premium/status/?guild_id=x', undefined, owner)).toEqual([401, 400]);
    const unread = await owner('POST', `${tavern}/customize/`, { body: [], headers: { 'if-match': '' } });
    expect(unread.statusCode).toBe(428);
  });

  test.each([
    ['/auth/coupon/validate/', { code: '' }, 'Please enter a coupon code.'],
    ['/auth/coupon/validate/', { code: ' ' }, 'Please enter a coupon code.'],
    ['/auth/coupon/validate/', {}, 'Please enter a coupon code.'],
    ['/auth/coupon/validate/', { code: 7 }, 'Please enter a coupon code.'],
    ['/auth/premium/paypal/create/', { plan_type: 'weekly' }, 'Choose monthly or yearly payment.'],
    ['/auth/premium/paypal/create/', { plan_type: 1 }, 'Choose monthly or yearly payment.'],
    ['/auth/premium/paypal/create/', {}, 'Choose monthly or yearly payment.'],
    [`/auth/guilds/${HARBOUR_TAVERN}/backups/x/`, { kept: 'yes' }, 'Send a name, or whether to keep the backup.'],
    [
      `/auth/guilds/${HARBOUR_TAVERN}/transfer/`,
      {},
      'This request is incomplete. Choose where the settings come from.',
    ],
    [`/auth/guilds/${HARBOUR_TAVERN}/backups/x/`, { colour: 1 }, 'Send a name, or whether to keep the backup.'],
  ])('%s with %j is refused with a sentence that says what to send', async (url, wrong, sentence) => {
    const order = { guild_id: HARBOUR_TAVERN, success_url: `${ORIGIN}/`, cancel_url: `${ORIGIN}/` };
    const body = /backups|transfer/.test(url) ? wrong : { ...order, ...wrong };
    const answer = await (await site.visit('owner'))('POST', url, { body });
    expect([answer.statusCode, answer.json()]).toEqual([400, { error: sentence }]);
  });

  test('that does not exist is answered with 404', async () => {
    const owner = await site.visit('owner');
    const urls = ['/auth/nothing', '/api/nothing/', `/auth/guilds/${HARBOUR_TAVERN}/nothing/`, '/auth/guilds/'];
    for (const url of urls) {
      const answer = await owner('GET', url);
      expect([url, answer.statusCode, answer.json()]).toEqual([
        url,
        404,
        { error: 'There is nothing at this address.' },
      ]);
    }
    expect((await owner('POST', '/dashboard', { body: {} })).statusCode).toBe(404);
  });
});
