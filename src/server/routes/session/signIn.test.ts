import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Site, startSite, type Visitor, visitorWith } from '../../../../tests/server/site.ts';
import { DAY } from '../../../language/time/milliseconds.ts';
import { OWNER } from '../../../simulators/demo/world.ts';
import { unseal } from '../../services/discord/tokenBox.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());
afterEach(() => {
  vi.restoreAllMocks();
  site.discord.faults.set({ kind: 'none' });
});

/** A sign-in up to the callback, which is not requested yet. */
async function consented(path = '/auth/login/?login_hint=owner', headers: Record<string, string> = {}) {
  const jar: Record<string, string> = {};
  const visitor = visitorWith(site.app, jar);
  const start = await visitor('GET', path, { headers });
  const address = new URL(String(start.headers.location));
  const answer = await fetch(address, { redirect: 'manual' });
  return { jar, visitor, address, back: new URL(answer.headers.get('location') ?? 'http://none') };
}

describe('signing in', () => {
  test('redirects to the consent page with state, challenge and minimal scopes', async () => {
    const { address } = await consented();
    expect(address.origin).toBe(site.discord.url);
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      response_type: 'code',
      scope: 'identify guilds',
      redirect_uri: 'http://localhost:3000/api/auth/callback/',
      code_challenge_method: 'S256',
      login_hint: 'owner',
    });
    expect(address.searchParams.get('state')?.length).toBeGreaterThan(15);
  });

  test('starts a session of the user and redirects to the dashboard', async () => {
    const { visitor, back, jar } = await consented();
    const end = await visitor('GET', back.pathname + back.search);
    expect([end.statusCode, end.headers.location]).toEqual([302, '/dashboard']);
    expect(end.cookies.find(({ name }) => name === 'session')).toMatchObject({
      httpOnly: true,
      sameSite: 'Lax',
      path: '/',
    });
    expect((await visitor('GET', '/auth/user-data/')).json()).toEqual({
      user: {
        id: OWNER,
        username: 'marisol.vane',
        global_name: 'Marisol Vane',
        avatar: 'a1b2c3d4e5f60718293a4b5c6d7e8f90',
      },
    });
    expect(Object.keys(jar)).toEqual(['session']);
  });

  test('reads the servers of the user again, which they may have joined meanwhile', async () => {
    const listed = async () => {
      const visitor = await site.visit('owner');
      site.discord.requests.length = 0;
      await visitor('GET', '/api/auth/user-data/');
      return site.discord.requests.map(({ path }) => path);
    };
    await listed();
    expect(await listed()).toContain('/api/v10/users/@me/guilds');
  });

  test('stores tokens encrypted', async () => {
    await site.visit('owner');
    const rows = await site.store.db.selectFrom('sessions').selectAll().execute();
    expect(rows).not.toEqual([]);
    for (const { tokens, user_id, ...others } of rows) {
      const { access, refresh } = unseal(tokens, site.config.tokenKey, user_id) ?? {};
      for (const token of [String(access), String(refresh)]) {
        expect(token.length).toBeGreaterThan(10);
        expect(tokens).not.toContain(token);
        expect(JSON.stringify(others)).not.toContain(token);
      }
    }
  });

  test.each([
    ['/auth/login/', '/dashboard/5?section=shop', '/dashboard/5?section=shop'],
    ['/auth/login/?next=/ro/dashboard', '/ro/dashboard/5', '/ro/dashboard/5'],
    ['/auth/login/', '/configure/5/economy', '/configure/5/economy'],
    ['/auth/login/?next=/premium', '/premium?guild_id=5', '/premium?guild_id=5'],
    // The link has more than the path of the page it is on.
    ['/auth/login/?next=/dashboard/7', '/dashboard/5', '/dashboard/7'],
    ['/auth/login/', '/premium?guild_id=5', '/dashboard'],
    ['/auth/login/?next=/ro/dashboard', '/dashboard/5', '/ro/dashboard'],
    ['/auth/login/', '/terms.html', '/dashboard'],
    ['/auth/login/', '/dashboard/..//evil.example', '/dashboard'],
  ])('from the link %s on %s redirects to %s, without scripts', async (link, page, target) => {
    const { visitor, back } = await consented(`${link}${link.includes('?') ? '&' : '?'}login_hint=owner`, {
      referer: `http://localhost:3000${page}`,
    });
    expect((await visitor('GET', back.pathname + back.search)).headers.location).toBe(target);
  });

  test('goes on at once if the visitor is signed in, unless nothing is asked for', async () => {
    const owner = await site.visit('owner');
    const goTo = async (path: string) => String((await owner('GET', path)).headers.location);
    expect(await goTo('/auth/login/?next=/premium%3Fplan%3Dpremium')).toBe('/premium?plan=premium');
    expect(await goTo('/auth/login/')).toMatch(site.discord.url);
    expect(await goTo('/auth/login/?next=%2F%2Fevil.example')).toMatch(site.discord.url);
    expect(await goTo('/auth/login/?next=/premium&login_hint=admin')).toMatch(site.discord.url);
  });

  test('ignores the referer of another site', async () => {
    const referer = 'http://localhost:3000.evil.example/dashboard/5';
    const { visitor, back } = await consented('/auth/login/?login_hint=owner', { referer });
    expect((await visitor('GET', back.pathname + back.search)).headers.location).toBe('/dashboard');
  });

  test.each([
    ['/dashboard/123?section=shop', '/dashboard/123?section=shop'],
    ['//evil.example/x', '/dashboard'],
    ['/\\evil.example', '/dashboard'],
    ['https://evil.example', '/dashboard'],
    ['javascript:alert(1)', '/dashboard'],
  ])('with next=%s only redirects to this site', async (next, expected) => {
    const { visitor, back } = await consented(`/auth/login/?login_hint=owner&next=${encodeURIComponent(next)}`);
    expect((await visitor('GET', back.pathname + back.search)).headers.location).toBe(expected);
  });

  test.each([
    ['a wrong state', (back: URL) => back.searchParams.set('state', 'x'.repeat(22))],
    ['no state', (back: URL) => back.searchParams.delete('state')],
  ])('is refused with %s', async (_what, spoil) => {
    const { visitor, back } = await consented();
    spoil(back);
    const answer = await visitor('GET', back.pathname + back.search);
    expect([answer.statusCode, answer.json().error]).toEqual([
      400,
      'This login attempt has expired or was started in another window. Please log in again.',
    ]);
    expect((await visitor('GET', '/auth/user-data/')).statusCode).toBe(401);
  });

  test('is refused in another browser, and with a used code', async () => {
    const { visitor, back, jar } = await consented();
    const other = visitorWith(site.app, {});
    expect((await other('GET', back.pathname + back.search)).statusCode).toBe(400);
    const copy = visitorWith(site.app, { ...jar });
    expect((await visitor('GET', back.pathname + back.search)).statusCode).toBe(302);
    const again = await copy('GET', back.pathname + back.search);
    expect([again.statusCode, again.json().error]).toEqual([400, 'Discord refused the login. Please try again.']);
  });

  /** Starts a sign-in and consents to it. @returns the address that completes it */
  async function start(visitor: Visitor, next: string): Promise<string> {
    const { headers } = await visitor('GET', `/auth/login/?login_hint=owner&next=${next}`);
    const consent = await fetch(String(headers.location), { redirect: 'manual' });
    const back = new URL(consent.headers.get('location') ?? '');
    return back.pathname + back.search;
  }

  test.each([[[0, 1]], [[1, 0]]])('in two tabs leads each to its own page, in the order %j', async (order) => {
    const visitor = await site.visit();
    const pages = ['/dashboard/5?section=shop', '/ro/premium'];
    const backs = [await start(visitor, pages[0] ?? ''), await start(visitor, pages[1] ?? '')];
    for (const tab of order) {
      const { statusCode, headers } = await visitor('GET', backs[tab] ?? '');
      expect([statusCode, headers.location]).toEqual([302, pages[tab]]);
    }
    expect((await visitor('GET', '/auth/user-data/')).statusCode).toBe(200);
  });

  test('in a tab leaves those of others as they are, if it fails or is cancelled', async () => {
    const jar: Record<string, string> = {};
    const visitor = visitorWith(site.app, jar);
    const [first, second] = [await start(visitor, '/premium'), await start(visitor, '/dashboard/5')];
    const { searchParams } = new URL(first, site.discord.url);
    expect((await visitor('GET', '/api/auth/callback/?code=x&state=y')).statusCode).toBe(400);
    const cancelled = `/api/auth/callback/?error=access_denied&state=${searchParams.get('state')}`;
    expect((await visitor('GET', cancelled)).headers.location).toBe('/');
    expect((await visitor('GET', first)).statusCode).toBe(400);
    expect((await visitor('GET', second)).headers.location).toBe('/dashboard/5');
    expect(Object.keys(jar)).toEqual(['session']);
  });

  test('is forgotten after five later ones, so that cookies do not pile up', async () => {
    const jar: Record<string, string> = {};
    const visitor = visitorWith(site.app, jar);
    const backs: string[] = [];
    for (const number of [1, 2, 3, 4, 5, 6]) backs.push(await start(visitor, `/dashboard/${number}`));
    expect(Object.keys(jar)).toHaveLength(5);
    expect((await visitor('GET', backs[0] ?? '')).statusCode).toBe(400);
    expect((await visitor('GET', backs[1] ?? '')).headers.location).toBe('/dashboard/2');
  });

  test('has a cookie of its own that scripts cannot read, with room for an address of a usual length', async () => {
    const visitor = await site.visit();
    const start = await visitor('GET', `/auth/login/?next=/dashboard/5?section=${'x'.repeat(1800)}`);
    expect(start.cookies).toEqual([
      expect.objectContaining({ httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 600 }),
    ]);
    expect(start.headers['set-cookie']?.length).toBeLessThan(300);
  });

  test('that cannot be completed leads a user who is signed in to the dashboard', async () => {
    const owner = await site.visit('owner');
    const late = await owner('GET', '/api/auth/callback/?code=x&state=y');
    expect([late.statusCode, late.headers.location]).toEqual([302, '/dashboard']);
  });

  test('redirects to the start page if the user cancels', async () => {
    const { visitor } = await consented();
    const answer = await visitor('GET', '/api/auth/callback/?error=access_denied&state=x');
    expect([answer.statusCode, answer.headers.location]).toEqual([302, '/']);
  });

  test.each([
    [401, 400, 'Discord refused the login. Please try again.'],
    [403, 503, 'Discord is not responding at the moment. Please try again in a minute.'],
  ])('fails with a sentence if Discord answers the fresh token with %i', async (status, expected, error) => {
    const { visitor, back } = await consented();
    vi.spyOn(globalThis, 'fetch').mockResolvedValueOnce(new Response('{}', { status }));
    const answer = await visitor('GET', back.pathname + back.search);
    expect([answer.statusCode, answer.json().error]).toEqual([expected, error]);
  });

  test('fails with a sentence while Discord does not answer', async () => {
    const { visitor, back } = await consented();
    site.discord.faults.set({ kind: 'down' });
    const answer = await visitor('GET', back.pathname + back.search);
    expect([answer.statusCode, answer.json().error]).toEqual([
      503,
      'Discord is not responding at the moment. Please try again in a minute.',
    ]);
  });

  test('answers browsers with a page', async () => {
    const visitor = await site.visit();
    const answer = await visitor('GET', '/api/auth/callback/?state=x&code=y', { headers: { accept: 'text/html,*/*' } });
    expect(answer.statusCode).toBe(400);
    expect(answer.headers['content-type']).toContain('text/html');
    expect(answer.body).toContain('Please log in again.');
  });
});

describe('a session', () => {
  test('of another user than a call is made for is none to it', async () => {
    const admin = await site.visit('admin');
    const { user } = (await admin('GET', '/auth/user-data/')).json();
    const save = (id: string) =>
      admin('POST', '/auth/guilds/812345678901234500/customize/', { body: {}, headers: { 'user-id': id } });
    const refused = await save(OWNER);
    expect([refused.statusCode, refused.json()]).toEqual([401, { error: 'Please log in to continue.' }]);
    expect(refused.cookies).toEqual([]);
    expect((await save(user.id)).statusCode).toBe(200);
    expect((await admin('GET', '/auth/user-data/', { headers: { 'user-id': OWNER } })).statusCode).toBe(401);
  });

  test('gets a new ID at every sign-in', async () => {
    const jar: Record<string, string> = {};
    const visitor = visitorWith(site.app, jar);
    const ids: (string | undefined)[] = [];
    for (let round = 0; round < 2; round++) {
      const start = await visitor('GET', '/auth/login/?login_hint=owner');
      const consent = await fetch(String(start.headers.location), { redirect: 'manual' });
      const back = new URL(consent.headers.get('location') ?? '');
      await visitor('GET', back.pathname + back.search);
      ids.push(jar.session);
    }
    expect(ids[0]).toBeTruthy();
    expect(ids[1]).not.toBe(ids[0]);
    const late = await visitorWith(site.app, { session: ids[0] ?? '' })('GET', '/auth/user-data/');
    expect(late.statusCode).toBe(401);
    // A call that started earlier does not clear the new cookie.
    expect(late.cookies).toEqual([]);
  });

  test('of an earlier release continues', async () => {
    const visitor = await site.visit('owner');
    const { user } = (await visitor('GET', '/auth/user-data/')).json();
    const cookie = { path: '/', httpOnly: true, originalMaxAge: 7 * DAY };
    const data = JSON.stringify({ cookie, userId: user.id, user });
    await site.store.db.updateTable('sessions').set({ data }).where('user_id', '=', user.id).execute();
    expect((await visitor('GET', '/auth/user-data/')).json()).toEqual({ user });
  });

  test('ends at sign-out, also for a copy of its cookie', async () => {
    const jar: Record<string, string> = {};
    const visitor = await site.visit('owner', jar);
    const copy = visitorWith(site.app, { ...jar });
    expect((await copy('GET', '/auth/user-data/')).statusCode).toBe(200);
    const out = await visitor('GET', '/auth/logout/');
    expect([out.statusCode, out.headers.location]).toEqual([302, '/']);
    expect((await visitor('GET', '/auth/user-data/')).statusCode).toBe(401);
    expect((await copy('GET', '/auth/user-data/')).statusCode).toBe(401);
  });

  test.each([
    ['/ro/', '/ro/'],
    ['/', '/'],
    ['//evil.example', '/'],
    ['/\\evil.example', '/'],
    ['https://evil.example/', '/'],
  ])('ends at sign-out with next=%s, which redirects to %s', async (next, target) => {
    const visitor = await site.visit('owner');
    const out = await visitor('GET', `/auth/logout/?next=${encodeURIComponent(next)}`);
    expect([out.statusCode, out.headers.location]).toEqual([302, target]);
    expect((await visitor('GET', '/auth/user-data/')).statusCode).toBe(401);
  });

  test.each([
    ['/ro/premium', '/ro/'],
    ['/premium', '/'],
  ])('that the user declines on the way to %s redirects to %s', async (next, target) => {
    const visitor = await site.visit();
    const start = await visitor('GET', `/auth/login/?next=${next}`);
    const state = new URL(String(start.headers.location)).searchParams.get('state');
    const back = await visitor('GET', `/api/auth/callback/?error=access_denied&state=${state}`);
    expect([back.statusCode, back.headers.location]).toEqual([302, target]);
  });

  test('cannot be ended by another site', async () => {
    const visitor = await site.visit('owner');
    const answer = await visitor('GET', '/auth/logout/', { headers: { 'sec-fetch-site': 'cross-site' } });
    expect(answer.statusCode).toBe(403);
    expect((await visitor('GET', '/auth/user-data/')).statusCode).toBe(200);
  });

  test('can be revoked in the store', async () => {
    const visitor = await site.visit('member');
    expect((await visitor('GET', '/auth/user-data/')).statusCode).toBe(200);
    const { user } = (await visitor('GET', '/auth/user-data/')).json();
    await site.store.erasure.eraseUser(user.id, Date.now());
    expect((await visitor('GET', '/auth/user-data/')).statusCode).toBe(401);
  });

  test('refreshes an expired token once for concurrent requests', async () => {
    const visitor = await site.visit('owner');
    site.discord.requests.length = 0;
    site.discord.grants.expireAccessTokens(OWNER);
    site.advance(7 * DAY - 30_000);
    const answers = await Promise.all([1, 2, 3].map(() => visitor('GET', '/api/auth/user-data/?force_refresh=true')));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(site.discord.requests.filter(({ path }) => path.endsWith('/token'))).toHaveLength(1);
    expect((await visitor('GET', '/api/auth/user-data/?force_refresh=true')).statusCode).toBe(200);
    expect(site.discord.requests.filter(({ path }) => path.endsWith('/token'))).toHaveLength(1);
  });

  test('ends seven days after the sign-in, even if its token was refreshed', async () => {
    const visitor = await site.visit('owner');
    site.advance(7 * DAY - 30_000);
    const answer = await visitor('GET', '/api/auth/user-data/?force_refresh=true');
    expect([answer.statusCode, answer.cookies]).toEqual([200, []]);
    expect((await visitor('GET', '/auth/user-data/')).statusCode).toBe(200);
    site.advance(30_000);
    expect((await visitor('GET', '/auth/user-data/')).statusCode).toBe(401);
  });

  /** Starts a call for which Discord takes half a second. */
  async function slowly(visitor: Visitor, path: string) {
    site.discord.requests.length = 0;
    site.discord.faults.set({ kind: 'slow', path: `${path}$`, delayMs: 500, times: 1 });
    const answer = visitor('GET', '/api/auth/user-data/?force_refresh=true');
    await vi.waitFor(() => expect(site.discord.requests.map((request) => request.path)).toContain(`/api${path}`), {
      timeout: 30_000,
    });
    return { answer };
  }

  test('that is ended while its token is refreshed stays ended', async () => {
    const visitor = await site.visit('owner');
    const ids = site.store.db.selectFrom('sessions').select('id').orderBy('expires_at', 'desc');
    const { id } = await ids.executeTakeFirstOrThrow();
    site.advance(7 * DAY - 30_000);
    const { answer } = await slowly(visitor, '/oauth2/token');
    await site.store.sessions.destroy(id);
    expect((await answer).statusCode).toBe(401);
    expect(await site.store.sessions.get(id, Date.now())).toBeNull();
    expect((await visitor('GET', '/auth/user-data/')).statusCode).toBe(401);
  });

  test('continues if it shared a request with a session whose consent was withdrawn', async () => {
    const withdrawn = await site.visit('owner');
    site.discord.grants.revokeAll(OWNER);
    const other = await site.visit('owner');
    const { answer } = await slowly(withdrawn, '/v10/users/@me/guilds');
    expect((await other('GET', '/api/auth/user-data/?force_refresh=true')).statusCode).toBe(200);
    expect((await answer).statusCode).toBe(401);
    expect((await other('GET', '/auth/user-data/')).statusCode).toBe(200);
  });

  test('outlives a 403, which Discord answers to the address of this server and not to the user', async () => {
    const visitor = await site.visit('owner');
    const asked = vi.spyOn(globalThis, 'fetch').mockResolvedValueOnce(new Response('', { status: 403 }));
    await visitor('GET', '/api/auth/user-data/?force_refresh=true');
    expect(asked).toHaveBeenCalledOnce();
    expect((await visitor('GET', '/auth/user-data/')).statusCode).toBe(200);
  });

  test('ends if the user has withdrawn the consent', async () => {
    const visitor = await site.visit('owner');
    site.discord.grants.revokeAll(OWNER);
    expect((await visitor('GET', '/api/auth/user-data/?force_refresh=true')).statusCode).toBe(401);
    expect((await visitor('GET', '/auth/user-data/')).statusCode).toBe(401);
  });
});

describe('the log', () => {
  test('contains no code, state, cookie or token of a sign-in', async () => {
    site.log.length = 0;
    const { visitor, back, jar } = await consented();
    await visitor('GET', back.pathname + back.search);
    await visitor('GET', '/api/auth/user-data/');
    site.discord.faults.set({ kind: '500' });
    await visitor('GET', '/api/auth/user-data/?force_refresh=true');
    const text = site.log.join('');
    expect(text).toContain('/api/auth/callback/');
    const secrets = [
      back.searchParams.get('code'),
      back.searchParams.get('state'),
      jar.session,
      site.config.discord.botToken,
    ];
    for (const secret of secrets) {
      expect(secret).toBeTruthy();
      expect(text).not.toContain(secret);
      expect(text).not.toContain(encodeURIComponent(String(secret)));
    }
    expect(text).not.toMatch(/Bearer|access_token|refresh_token|client_secret/);
  });
});

describe('behind a proxy with https', () => {
  const headers = { host: 'guildhall.example', 'x-forwarded-proto': 'https', 'x-forwarded-host': 'guildhall.example' };
  let secured: Site;
  beforeAll(async () => {
    secured = await startSite({ PUBLIC_URL: 'https://guildhall.example' });
    secured.discord.world.registerRedirect('https://guildhall.example/api/auth/callback/');
  });
  afterAll(() => secured.close());

  test('cookies are bound to the host and https, and other origins are refused', async () => {
    const jar: Record<string, string> = {};
    const visitor = visitorWith(secured.app, jar);
    const start = await visitor('GET', '/auth/login/?login_hint=owner', { headers });
    const consent = await fetch(String(start.headers.location), { redirect: 'manual' });
    const back = new URL(consent.headers.get('location') ?? '');
    expect(back.origin).toBe('https://guildhall.example');
    expect(start.cookies).toEqual([
      expect.objectContaining({
        name: `__Host-sign-in-${back.searchParams.get('state')}`,
        secure: true,
        httpOnly: true,
        path: '/',
        sameSite: 'Lax',
      }),
    ]);
    const end = await visitor('GET', back.pathname + back.search, { headers });
    expect(end.statusCode).toBe(302);
    const cookie = end.cookies.find(({ name }) => name === '__Host-session');
    expect(cookie).toMatchObject({ secure: true, httpOnly: true, path: '/', sameSite: 'Lax' });
    expect(end.headers['strict-transport-security']).toContain('max-age=31536000');
    expect((await visitor('GET', '/auth/user-data/', { headers })).statusCode).toBe(200);

    const save = (origin: string) =>
      visitor('POST', '/auth/guilds/812345678901234500/customize/', { body: {}, headers: { ...headers, origin } });
    expect((await save('https://guildhall.example')).statusCode).toBe(200);
    expect((await save('http://guildhall.example')).statusCode).toBe(403);
    expect((await save('http://localhost:3000')).statusCode).toBe(403);
  });

  test('a forged host does not change the redirect', async () => {
    const visitor = visitorWith(secured.app, {});
    for (const host of ['evil.example', 'localhost:3000']) {
      const start = await visitor('GET', '/auth/login/', { headers: { ...headers, host, 'x-forwarded-host': host } });
      const { searchParams } = new URL(String(start.headers.location));
      expect(searchParams.get('redirect_uri')).toBe('https://guildhall.example/api/auth/callback/');
    }
  });
});
