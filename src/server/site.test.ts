import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Site, startSite, type Visitor } from '../../tests/server/site.ts';
import { HARBOUR_TAVERN } from '../simulators/demo/world.ts';

const webDir = mkdtempSync(join(tmpdir(), 'guildhall-web-'));
const page = '<!doctype html><title>Screens</title>';
let site: Site;
let nobody: Visitor;

beforeAll(async () => {
  mkdirSync(join(webDir, 'assets'));
  writeFileSync(join(webDir, 'index.html'), page);
  writeFileSync(join(webDir, 'favicon.svg'), '<svg/>');
  writeFileSync(join(webDir, 'assets/main-abc.js'), 'export {};');
  writeFileSync(join(webDir, 'assets/main-abc.js.br'), brotliCompressSync('export {};'));
  site = await startSite({ WEB_DIR: webDir, LIMIT_SAVES: '3', LIMIT_REFRESHES: '2', LIMIT_LOGINS: '5' });
  nobody = await site.visit();
});
afterAll(async () => {
  await site.close();
  rmSync(webDir, { recursive: true, force: true });
});

describe('the screens', () => {
  const navigate = (url: string) => nobody('GET', url, { headers: { accept: 'text/html,*/*;q=0.8' } });

  it.each([
    '/',
    '/dashboard',
    '/dashboard/123',
    '/dashboard/123?section=shop',
    '/configure/123/economy',
    '/premium',
    '/health',
  ])('answer %s with the page, never cached without asking', async (url) => {
    const answer = await navigate(url);
    expect([answer.statusCode, answer.body, answer.headers['cache-control']]).toEqual([200, page, 'no-cache']);
    expect(answer.headers['content-security-policy']).toContain("script-src 'self'");
  });

  it('answer an unknown address with the page and status 404', async () => {
    const answer = await navigate('/no/such/page');
    expect([answer.statusCode, answer.body]).toEqual([404, page]);
    expect((await nobody('GET', '/missing.js')).json()).toEqual({ error: 'There is nothing at this address.' });
    expect((await nobody('GET', '/missing.js')).statusCode).toBe(404);
  });

  it('serve assets for ever, compressed where the browser can read it', async () => {
    const plain = await nobody('GET', '/assets/main-abc.js');
    expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const small = await nobody('GET', '/assets/main-abc.js', { headers: { 'accept-encoding': 'br' } });
    expect([small.statusCode, small.headers['content-encoding']]).toEqual([200, 'br']);
    expect(small.headers['cache-control']).toContain('immutable');
    expect((await nobody('GET', '/favicon.svg')).headers['cache-control']).toBe('no-cache');
  });

  it('keep to their folder', async () => {
    for (const url of ['/../package.json', '/%2e%2e/package.json', '/assets/..%2f..%2fetc/passwd']) {
      const answer = await nobody('GET', url);
      expect([url, answer.statusCode >= 400]).toEqual([url, true]);
    }
  });
});

describe('without its cache', () => {
  it('the site works, more slowly', async () => {
    const bare = await startSite({ REDIS_URL: 'redis://127.0.0.1:1', LIMIT_SAVES: '1' });
    try {
      const owner = await bare.visit('owner');
      expect((await owner('GET', `/auth/guilds/${HARBOUR_TAVERN}/channels/`)).statusCode).toBe(200);
      expect((await owner('POST', `/auth/guilds/${HARBOUR_TAVERN}/customize/`, { body: {} })).statusCode).toBe(200);
      expect(bare.log.join('')).toContain('the cache does not answer');
    } finally {
      await bare.close();
    }
  });
});

describe('what the browser is told', () => {
  it('names the installation and no secret', async () => {
    const answer = await nobody('GET', '/api/config/');
    expect(answer.json()).toEqual({
      client_id: site.config.discord.clientId,
      authorize_url: site.config.discord.authorizeUrl,
      cdn_base: site.discord.url,
      support_mail: 'support@example.com',
      support_url: '',
      guide_url: expect.stringContaining('https://'),
      demo: true,
      product_name: 'Guildhall',
    });
    expect(answer.body).not.toContain(site.config.discord.clientSecret);
  });
});

describe('limits', () => {
  it('stop forced refreshes, saves and sign-ins with a sentence', async () => {
    const owner = await site.visit('owner');
    const refresh = async () => (await owner('GET', '/api/auth/user-data/?force_refresh=true')).statusCode;
    expect([await refresh(), await refresh(), await refresh()]).toEqual([200, 200, 429]);
    expect((await owner('GET', '/api/auth/user-data/')).statusCode).toBe(200);

    const url = `/auth/guilds/${HARBOUR_TAVERN}/customize/`;
    const saves = [];
    for (let count = 0; count < 4; count++) saves.push(await owner('POST', url, { body: {} }));
    expect(saves.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 429]);
    expect(saves.at(-1)?.json().error).toMatch(/^Too many requests. Please wait \d+ seconds and try again.$/);
    // Another person is not stopped by that.
    expect((await (await site.visit('admin'))('POST', url, { body: {} })).statusCode).toBe(200);

    const logins = [];
    for (let count = 0; count < 6; count++) logins.push((await nobody('GET', '/auth/login/')).statusCode);
    expect(logins.at(-1)).toBe(429);
  });
});
