import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { type CookieJar, type Site, startSite, visitorWith } from '../../../../tests/server/site.ts';
import { HARBOUR_TAVERN, MEMBER, OWNER } from '../../../simulators/demo/world.ts';
import { read } from '../../../simulators/discord/testing.ts';
import { buildApp } from '../../app.ts';
import { seal, type UserTokens, unseal } from '../../services/discord/tokenBox.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());
afterEach(async () => {
  vi.restoreAllMocks();
  site.discord.faults.set({ kind: 'none' });
  await site.store.db.deleteFrom('sessions').execute();
});

/** The tokens of all sessions. */
async function storedTokens(): Promise<UserTokens[]> {
  const rows = await site.store.db.selectFrom('sessions').selectAll().execute();
  return rows.flatMap(({ tokens, user_id }) => unseal(tokens, site.config.tokenKey, user_id) ?? []);
}

const statusAtDiscord = async ({ access }: UserTokens) =>
  (await read(site.discord, '/users/@me', `Bearer ${access}`)).status;

/** The events in the log. */
const events = () =>
  site.log.map((line) => JSON.parse(line)).filter((line): line is Record<string, unknown> => 'event' in line);

describe('a sign-out', () => {
  test('revokes the tokens at Discord', async () => {
    const visitor = await site.visit('owner');
    const [tokens] = await storedTokens();
    if (!tokens) throw new Error('No tokens are stored');
    expect(await statusAtDiscord(tokens)).toBe(200);
    expect((await visitor('GET', '/auth/logout/')).statusCode).toBe(302);
    expect(await statusAtDiscord(tokens)).toBe(401);
    expect(site.discord.requests.filter(({ path }) => path === '/api/oauth2/token/revoke')).toHaveLength(1);
  });

  test('revokes the tokens that another process has just stored', async () => {
    const visitor = await site.visit('owner');
    const [before] = await storedTokens();
    const refreshed = site.discord.grants.refresh(String(before?.refresh));
    if (!refreshed) throw new Error('The tokens were not refreshed');
    const { accessToken: access, refreshToken: refresh } = refreshed;
    const tokens = { access, refresh, expiresAt: site.now() + 3_600_000 };
    const { sessions } = site.store;
    const { destroy } = sessions;
    vi.spyOn(sessions, 'destroy').mockImplementationOnce(async (id) => {
      await sessions.replaceTokens(id, seal(tokens, site.config.tokenKey, OWNER));
      return destroy(id);
    });
    expect((await visitor('GET', '/auth/logout/')).statusCode).toBe(302);
    expect(await statusAtDiscord(tokens)).toBe(401);
  });

  test.each(['500', 'down', '429'] as const)('ends the session even if Discord fails (%s)', async (kind) => {
    const visitor = await site.visit('owner');
    site.log.length = 0;
    site.discord.faults.set({ kind });
    const answer = await visitor('GET', '/auth/logout/');
    expect([answer.statusCode, answer.headers.location]).toEqual([302, '/']);
    expect((await visitor('GET', '/auth/user-data/')).statusCode).toBe(401);
    expect(await storedTokens()).toEqual([]);
    expect(site.log.join('')).toContain('a token was not revoked');
  });

  test('of somebody else, by signing in, revokes their tokens at Discord', async () => {
    const jar: CookieJar = {};
    await site.visit('owner', jar);
    const [tokens] = await storedTokens();
    if (!tokens) throw new Error('No tokens are stored');
    await site.visit('member', jar);
    expect(await statusAtDiscord(tokens)).toBe(401);
    expect(await Promise.all((await storedTokens()).map(statusAtDiscord))).toEqual([200]);
  });

  test('is no part of signing in again, since Discord would revoke the new tokens with the old ones', async () => {
    const jar: CookieJar = {};
    await site.visit('owner', jar);
    site.discord.requests.length = 0;
    await site.visit('owner', jar);
    expect(site.discord.requests.filter(({ path }) => path.endsWith('/revoke'))).toEqual([]);
    expect(await storedTokens()).toHaveLength(1);
  });

  test('everywhere ends all sessions of the user in all processes, and no others', async () => {
    const second = buildApp(site.config, { catalogue: site.catalogue, store: site.store, logStream: { write() {} } });
    await second.ready();
    try {
      const [phone, tablet]: CookieJar[] = [{}, {}];
      const here = await site.visit('owner', phone);
      await site.visit('owner', tablet);
      const elsewhere = visitorWith(second, tablet ?? {});
      const member = await site.visit('member');
      const tokens = await storedTokens();
      expect((await elsewhere('GET', '/auth/user-data/')).statusCode).toBe(200);

      const out = await here('GET', '/auth/logout/everywhere/?next=/ro/');
      expect([out.statusCode, out.headers.location]).toEqual([302, '/ro/']);
      expect((await here('GET', '/auth/user-data/')).statusCode).toBe(401);
      expect((await elsewhere('GET', '/auth/user-data/')).statusCode).toBe(401);
      expect((await member('GET', '/auth/user-data/')).statusCode).toBe(200);
      const statuses = await Promise.all(tokens.map(statusAtDiscord));
      expect(statuses.sort()).toEqual([200, 401, 401]);
    } finally {
      await second.close();
    }
  });

  test('everywhere cannot be started by another site', async () => {
    const visitor = await site.visit('owner');
    const answer = await visitor('GET', '/auth/logout/everywhere/', { headers: { 'sec-fetch-site': 'cross-site' } });
    expect(answer.statusCode).toBe(403);
    expect((await visitor('GET', '/auth/user-data/')).statusCode).toBe(200);
  });
});

describe('the log', () => {
  test('contains sign-ins, sign-outs and refusals, with the IDs of the user and the server', async () => {
    site.log.length = 0;
    const [owner, member] = [await site.visit('owner'), await site.visit('member')];
    await member('GET', `/auth/guilds/${HARBOUR_TAVERN}/roles/`);
    await member('GET', `/auth/premium/status/?guild_id=${HARBOUR_TAVERN}`);
    await member('POST', `/auth/guilds/${HARBOUR_TAVERN}/shop/config/`, { body: {} });
    await member('POST', '/auth/coupon/validate/', { body: { guild_id: HARBOUR_TAVERN, code: 'x' } });
    await site.visit().then((nobody) => nobody('GET', '/api/auth/callback/?state=x&code=y'));
    await member('GET', '/auth/logout/');
    await owner('GET', '/auth/logout/everywhere/');
    const about = { userId: MEMBER, guildId: HARBOUR_TAVERN };
    expect(events()).toMatchObject([
      { event: 'sign-in', userId: OWNER },
      { event: 'sign-in', userId: MEMBER },
      { event: 'refused', ...about, method: 'GET', route: '/auth/guilds/:guildId/roles/' },
      { event: 'refused', ...about, method: 'GET', route: '/auth/premium/status/' },
      { event: 'refused', ...about, method: 'POST', route: '/auth/guilds/:guildId/shop/config/' },
      { event: 'refused', ...about, method: 'POST', route: '/auth/coupon/validate/' },
      { event: 'sign-in-refused', reason: 'error.state' },
      { event: 'sign-out', userId: MEMBER },
      { event: 'sign-out-everywhere', userId: OWNER, sessions: 1 },
    ]);
    for (const event of events()) {
      const known = ['level', 'time', 'pid', 'hostname', 'reqId', 'msg', 'event', 'userId', 'guildId'];
      const more = Object.keys(event).filter((key) => !known.includes(key));
      expect(['method', 'route', 'reason', 'sessions']).toEqual(expect.arrayContaining(more));
    }
  });

  test('contains no token, whatever fails', async () => {
    site.log.length = 0;
    const seen: UserTokens[] = [];
    const note = async () => void seen.push(...(await storedTokens()));
    const jar: CookieJar = {};
    const visitor = await site.visit('owner', jar);
    await note();
    const cookie = String(jar.session);
    // A refresh that fails, one that succeeds, one that is refused, and revocations that fail.
    site.discord.grants.expireAccessTokens(OWNER);
    site.advance(7 * 24 * 3_600_000 - 30_000);
    for (const kind of ['500', 'malformed', 'none'] as const) {
      site.discord.faults.set({ kind });
      await visitor('GET', '/api/auth/user-data/?force_refresh=true');
      await note();
    }
    site.discord.faults.set({ kind: 'down' });
    await visitor('GET', '/auth/logout/everywhere/');
    site.discord.faults.set({ kind: 'none' });
    const other = await site.visit('owner');
    await note();
    site.discord.grants.revokeAll(OWNER);
    await other('GET', '/api/auth/user-data/?force_refresh=true');

    const text = site.log.join('');
    const secrets = [
      ...seen.flatMap(({ access, refresh }) => [access, String(refresh)]),
      cookie,
      decodeURIComponent(cookie),
      site.config.discord.clientSecret,
      site.config.discord.botToken,
      site.config.sessionSecret,
      site.config.tokenKey.toString('base64'),
    ];
    expect(new Set(seen.map(({ access }) => access)).size).toBe(3);
    expect(text).toContain('a token was not revoked');
    for (const secret of secrets) {
      expect(secret.length).toBeGreaterThan(3);
      expect(text).not.toContain(secret);
    }
  });
});

describe('behind a proxy that terminates https without X-Forwarded-Proto', () => {
  let secured: Site;
  beforeAll(async () => {
    secured = await startSite({ PUBLIC_URL: 'https://guildhall.example' });
  });
  afterAll(() => secured.close());

  test('a sign-in fails with an explanation for the user, and once in the log', async () => {
    const visitor = await secured.visit();
    const host = { host: 'guildhall.example' };
    for (const path of ['/auth/login/', '/api/auth/callback/?code=x&state=y']) {
      const answer = await visitor('GET', path, { headers: { ...host, accept: 'text/html,*/*' } });
      expect([answer.statusCode, answer.cookies.filter(({ value }) => value !== '')]).toEqual([500, []]);
      expect(answer.headers['content-type']).toContain('text/html');
      expect(answer.body).toContain('without https. Open https://guildhall.example');
      expect(answer.body).toContain('X-Forwarded-Proto');
    }
    const ro = await visitor('GET', '/auth/login/', { headers: { ...host, 'accept-language': 'ro' } });
    expect(ro.json().error).toContain('fără https');
    const logged = secured.log.filter((line) => line.includes('Nobody can sign in'));
    expect(logged).toHaveLength(1);
    expect(logged[0]).toContain('TRUST_PROXY');
  });

  test('a sign-in succeeds with the header, and its cookies are for this host and https only', async () => {
    const visitor = await secured.visit();
    const headers = { host: 'guildhall.example', 'x-forwarded-proto': 'https' };
    const { statusCode, cookies } = await visitor('GET', '/auth/login/', { headers });
    expect(statusCode).toBe(302);
    expect(cookies).toEqual([
      expect.objectContaining({
        name: expect.stringMatching(/^__Host-/),
        path: '/',
        secure: true,
        httpOnly: true,
      }),
    ]);
  });
});
