import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Site, startSite, type Visitor } from '../../../tests/server/site.ts';
import { HARBOUR_TAVERN } from '../../simulators/demo/world.ts';

let site: Site;
let nobody: Visitor;

beforeAll(async () => {
  site = await startSite({ LIMIT_SAVES: '3', LIMIT_REFRESHES: '2', LIMIT_LOGINS: '5' });
  nobody = await site.visit();
});
afterAll(() => site.close());

describe('without its cache', () => {
  test('the site works', async () => {
    const bare = await startSite({ REDIS_URL: 'redis://127.0.0.1:1', LIMIT_SAVES: '1' });
    try {
      const owner = await bare.visit('owner');
      expect((await owner('GET', `/auth/guilds/${HARBOUR_TAVERN}/channels/`)).statusCode).toBe(200);
      expect((await owner('POST', `/auth/guilds/${HARBOUR_TAVERN}/customize/`, { body: {} })).statusCode).toBe(200);
      expect(bare.log.join('')).toContain('the cache is not available');
    } finally {
      await bare.close();
    }
  });
});

describe('the public configuration', () => {
  test('contains no secret', async () => {
    const answer = await nobody('GET', '/api/config/');
    expect(answer.json()).toEqual({
      client_id: site.config.discord.clientId,
      authorize_url: site.config.discord.authorizeUrl,
      invite_url: expect.stringMatching(/\?client_id=.+&scope=bot\+applications\.commands&permissions=8$/),
      cdn_base: site.discord.url,
      support_mail: 'support@example.com',
      support_url: 'mailto:support@example.com',
      guide_url: expect.stringContaining('https://'),
      guild_count: '500+',
      user_count: '50K+',
      command_count: '12M+',
      seller_name: '',
      seller_address: '',
      seller_vat_id: '',
      demo: true,
      product_name: 'Guildhall',
    });
    expect(answer.body).not.toContain(site.config.discord.clientSecret);
  });
});

describe('limits', () => {
  test('apply to what is forgotten when the bot is added, which is reported nevertheless', async () => {
    const limited = await startSite({ LIMIT_REFRESHES: '2' });
    try {
      const owner = await limited.visit('owner');
      const asked: boolean[] = [];
      for (let count = 0; count < 4; count++) {
        const popup = await owner('GET', `/api/auth/bot/callback/?code=x&guild_id=${HARBOUR_TAVERN}`);
        expect(popup.body).toContain('data-success="true"');
        limited.discord.requests.length = 0;
        expect((await owner('GET', `/auth/guilds/${HARBOUR_TAVERN}/channels/`)).statusCode).toBe(200);
        asked.push(limited.discord.requests.length > 0);
      }
      expect(asked).toEqual([true, true, false, false]);
      expect((await owner('GET', '/api/auth/user-data/?force_refresh=true')).statusCode).toBe(429);
    } finally {
      await limited.close();
    }
  });

  test('apply to forced refreshes, saves and sign-ins', async () => {
    const owner = await site.visit('owner');
    const refresh = async () => (await owner('GET', '/api/auth/user-data/?force_refresh=true')).statusCode;
    expect([await refresh(), await refresh(), await refresh()]).toEqual([200, 200, 429]);
    expect((await owner('GET', '/api/auth/user-data/')).statusCode).toBe(200);

    const roles = `/auth/guilds/${HARBOUR_TAVERN}/roles/`;
    const anew = async (visitor: Visitor) => (await visitor('GET', `${roles}?force_refresh=true`)).statusCode;
    // Forced refreshes of all lists are counted together.
    expect(await anew(owner)).toBe(429);
    expect((await owner('GET', roles)).statusCode).toBe(200);
    const admin = await site.visit('admin');
    expect([await anew(admin), await anew(admin), await anew(admin)]).toEqual([200, 200, 429]);

    const url = `/auth/guilds/${HARBOUR_TAVERN}/customize/`;
    const saves = [];
    for (let count = 0; count < 4; count++) saves.push(await owner('POST', url, { body: {} }));
    expect(saves.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 429]);
    expect(saves.at(-1)?.json().error).toMatch(/^Too many requests. Please wait \d+ seconds? and try again.$/);
    // Each user has a limit of their own.
    expect((await admin('POST', url, { body: {} })).statusCode).toBe(200);

    for (const path of ['/auth/login/', '/api/auth/callback/?code=guessed']) {
      const logins = [];
      for (let count = 0; count < 6; count++) logins.push((await nobody('GET', path)).statusCode);
      expect(logins.at(-1), path).toBe(429);
    }
  });

  test('count refused requests too, and then ask Discord nothing', async () => {
    const strict = await startSite({ LIMIT_REQUESTS: '5' });
    try {
      const member = await strict.visit('member');
      const statuses: number[] = [];
      for (let id = 1; id <= 8; id++) {
        if (id === 6) strict.discord.requests.length = 0;
        statuses.push((await member('GET', `/auth/guilds/${id}/permissions`)).statusCode);
      }
      expect(statuses).toEqual([403, 403, 403, 403, 403, 429, 429, 429]);
      expect(strict.discord.requests).toEqual([]);
      const anonymous = await strict.visit();
      const refused: number[] = [];
      for (let count = 0; count < 7; count++)
        refused.push((await anonymous('GET', '/auth/guilds/1/roles/')).statusCode);
      expect(refused.slice(-2)).toEqual([429, 429]);
    } finally {
      await strict.close();
    }
  });

  test('count all addresses of an IPv6 network together', async () => {
    const strict = await startSite({ LIMIT_REQUESTS: '3' });
    try {
      const from = async (remoteAddress: string) =>
        (await strict.app.inject({ method: 'GET', url: '/api/config/', remoteAddress })).statusCode;
      for (const host of ['1', '2', 'ffff:1']) expect(await from(`2001:db8:1:2::${host}`)).toBe(200);
      expect(await from('2001:db8:1:2::9')).toBe(429);
      expect(await from('2001:db8:1:3::1')).toBe(200);
    } finally {
      await strict.close();
    }
  });
});
