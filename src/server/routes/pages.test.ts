import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ORIGIN, type Site, startSite, type Visitor } from '../../../tests/server/site.ts';
import { CONFIG_PLACEHOLDER, PAGE_PLACEHOLDERS } from '../services/site/pagePlaceholders.ts';

const webDir = mkdtempSync(join(tmpdir(), 'guildhall-web-'));
const SECTIONS = ['sections/shop', 'sections/overview'];
const FILES = ['index', 'terms', 'privacy', '404', 'premium', 'dashboard', 'health', ...SECTIONS].map(
  (name) => `${name}.html`,
);
/** A configured value that must not become markup. */
const SUPPORT = 'a"b<script>&@example.com';
/** The script of the pages, and what the policy calls it. */
const SCRIPT = 'document;';
const HASH = `'sha256-${createHash('sha256').update(SCRIPT).digest('base64')}'`;
let site: Site;
let nobody: Visitor;
let owner: Visitor;

beforeAll(async () => {
  for (const language of ['en', 'ro']) {
    for (const name of FILES) put(language === 'en' ? name : `${language}/${name}`, pageText(language, name));
  }
  put('robots.txt', `Sitemap: ${PAGE_PLACEHOLDERS.origin}/sitemap.xml`);
  put('sitemap.xml', `<loc>${PAGE_PLACEHOLDERS.origin}/</loc>`);
  put('theme.js', SCRIPT);
  put('favicon.svg', '<svg/>');
  put('favicon.ico', readFileSync('src/web/public/favicon.ico'));
  put('assets/main-abc.js', 'export {};');
  put('assets/main-abc.js.br', brotliCompressSync('export {};'));
  site = await startSite({ WEB_DIR: webDir, SUPPORT_MAIL: SUPPORT });
  nobody = await site.visit();
  owner = await site.visit('owner');
});
afterAll(async () => {
  await site.close();
  rmSync(webDir, { recursive: true, force: true });
});

function put(name: string, content: string | Buffer): void {
  const file = join(webDir, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

function pageText(language: string, name: string): string {
  return `<title>${language} ${name}</title><link href="${PAGE_PLACEHOLDERS.origin}/x"><b>${PAGE_PLACEHOLDERS.config.support_mail}</b>${CONFIG_PLACEHOLDER}`;
}

const HTML = { accept: 'text/html,*/*;q=0.8' };
const navigate = (url: string, headers: Record<string, string> = {}, who = nobody) =>
  who('GET', url, { headers: { ...HTML, ...headers } });
const titleOf = (body: string) => /<title>(.*)<\/title>/.exec(body)?.[1];

describe('a page', () => {
  test.each([
    ['/', 'index.html'],
    ['/terms.html', 'terms.html'],
    ['/privacy.html', 'privacy.html'],
    ['/premium', 'premium.html'],
    ['/premium/', 'premium.html'],
    ['/premium?success=true', 'premium.html'],
    ['/health', 'health.html'],
    ['/dashboard', 'dashboard.html'],
    ['/dashboard/123?section=shop', 'sections/shop.html'],
    ['/dashboard/123', 'sections/overview.html'],
    ['/dashboard/123?section=../dashboard', 'sections/overview.html'],
    ['/configure/123/economy', 'dashboard.html'],
    ['/configure/123/tempVoice', 'dashboard.html'],
  ])('%s is served in each language, and always revalidated', async (url, file) => {
    for (const [address, language] of [
      [url, 'en'],
      [`/ro${url}`, 'ro'],
    ] as const) {
      const answer = await navigate(address);
      expect([answer.statusCode, titleOf(answer.body)]).toEqual([200, `${language} ${file}`]);
      expect(answer.headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
        vary: 'cookie, accept-language, accept-encoding',
      });
      expect(answer.headers['content-security-policy']).toContain(`script-src 'self' ${HASH};`);
    }
  });

  test('depends on its address only: clients that accept anything get it too', async () => {
    expect(titleOf((await nobody('GET', '/terms.html')).body)).toBe('en terms.html');
  });

  test('that does not exist is answered with 404, in the language of the address', async () => {
    for (const url of [
      '/no/such/page',
      '/404.html',
      '/index.html',
      '/app.html',
      '/en/',
      '/dashboard/1/2',
      '/configure/1/shops',
      '/.env',
    ]) {
      const answer = await navigate(url);
      expect([url, answer.statusCode, titleOf(answer.body)]).toEqual([url, 404, 'en 404.html']);
    }
    const romanian = await navigate('/ro/nimic');
    expect([romanian.statusCode, titleOf(romanian.body)]).toEqual([404, 'ro 404.html']);
    expect(romanian.headers['cache-control']).toBe('no-cache');
  });

  test('is not the answer to calls and scripts at unknown addresses', async () => {
    for (const url of ['/missing.js', '/api/nothing/', '/auth/nothing/']) {
      const answer = await nobody('GET', url);
      expect([url, answer.statusCode, answer.json()]).toEqual([url, 404, { error: expect.any(String) }]);
    }
    expect((await nobody('POST', '/terms.html')).statusCode).toBe(404);
  });

  test('answers HEAD with headers only', async () => {
    for (const [url, status] of [
      ['/', 200],
      ['/ro/terms.html', 200],
      ['/robots.txt', 200],
      ['/nothing', 404],
    ] as const) {
      const head = await nobody('HEAD', url, { headers: HTML });
      const { statusCode, headers } = await navigate(url);
      expect([url, head.statusCode, head.body]).toEqual([url, status, '']);
      expect([statusCode, headers['content-type']]).toEqual([status, head.headers['content-type']]);
    }
  });
});

describe('the language of a page', () => {
  test('that was chosen is redirected to from addresses without a language', async () => {
    const chosen = { cookie: 'a=b; language=ro' };
    for (const url of ['/', '/terms.html', '/dashboard/5?section=shop']) {
      const answer = await navigate(url, chosen);
      expect([answer.statusCode, answer.headers.location]).toEqual([302, `/ro${url}`]);
      expect(answer.headers).toMatchObject({
        vary: 'cookie, accept-language, accept-encoding',
        'cache-control': 'no-cache',
      });
    }
    expect((await navigate('/ro/', { cookie: 'language=en' })).statusCode).toBe(200);
    for (const cookie of ['language=en', 'language=xx', 'language=', 'mylanguage=ro']) {
      expect([cookie, (await navigate('/', { cookie })).statusCode]).toEqual([cookie, 200]);
    }
  });

  test('is negotiated with the browser, unless one was chosen', async () => {
    const romanian = { 'accept-language': 'ro-RO,ro;q=0.9,en-US;q=0.8,en;q=0.7' };
    for (const url of ['/', '/terms.html', '/dashboard/5?section=shop', '/premium?guild_id=5']) {
      const answer = await navigate(url, romanian);
      expect([answer.statusCode, answer.headers.location]).toEqual([302, `/ro${url}`]);
      expect(answer.headers.vary).toContain('accept-language');
      expect((await navigate(url, { ...romanian, cookie: 'language=en' })).statusCode).toBe(200);
    }
    for (const header of ['en-US,en;q=0.9,ro;q=0.8', 'de', '', '*']) {
      expect([header, (await navigate('/', { 'accept-language': header })).statusCode]).toEqual([header, 200]);
      expect((await navigate('/ro/', { 'accept-language': header })).statusCode).toBe(200);
    }
    expect((await navigate('/robots.txt', romanian)).statusCode).toBe(200);
  });

  test('is chosen by a navigation, and remembered', async () => {
    const visitor = await site.visit();
    const choice = await visitor('GET', '/auth/language/?language=ro&next=%2Fro%2Fterms.html%3Ffrom%3Dmail');
    expect([choice.statusCode, choice.headers.location]).toEqual([302, '/ro/terms.html?from=mail']);
    expect(choice.cookies).toMatchObject([{ name: 'language', value: 'ro', path: '/', sameSite: 'Lax' }]);
    expect((await navigate('/', {}, visitor)).headers.location).toBe('/ro/');
  });

  test.each([
    ['en', '/404.html', `${ORIGIN}/ro/no/such?x=1`, '/no/such?x=1'],
    ['ro', '/ro/404.html', `${ORIGIN}/no/such?x=1`, '/ro/no/such?x=1'],
    ['en', '/404.html', undefined, '/404.html'],
    ['en', '/404.html', 'https://elsewhere.example/no/such', '/404.html'],
    ['en', '/404.html', `${ORIGIN}/ro//evil.example`, '/'],
    ['en', '/terms.html', `${ORIGIN}/ro/no/such`, '/terms.html'],
  ])('of a missing page keeps its address: %s, %s from %s', async (language, next, referer, location) => {
    const answer = await nobody('GET', `/auth/language/?language=${language}&next=${encodeURIComponent(next)}`, {
      headers: referer ? { referer } : {},
    });
    expect([answer.statusCode, answer.headers.location]).toEqual([302, location]);
  });

  test('can only be one of the product, and the redirect stays on the site', async () => {
    const choice = await nobody('GET', '/auth/language/?language=xx&next=%2F%2Fevil.example');
    expect([choice.statusCode, choice.headers.location, choice.cookies]).toEqual([302, '/', []]);
  });

  test('has a trailing slash on the start page', async () => {
    const answer = await navigate('/ro?from=mail');
    expect([answer.statusCode, answer.headers.location]).toEqual([301, '/ro/?from=mail']);
  });
});

describe('what differs between installations', () => {
  test('is filled in, and cannot become markup', async () => {
    const { body } = await navigate('/');
    expect(body).toContain(`<link href="${ORIGIN}/x">`);
    expect(body).toContain('<b>a&quot;b&lt;script>&amp;@example.com</b>');
    expect(body).not.toContain(SUPPORT);
    expect(body).not.toContain(CONFIG_PLACEHOLDER);
    expect(written(body)).toMatchObject({ support_mail: SUPPORT, product_name: 'Guildhall', demo: true });
    expect(body).not.toContain(site.config.discord.clientSecret);
  });

  test('is the requested origin on loopback, and PUBLIC_URL otherwise', async () => {
    const { body } = await navigate('/', { host: '127.0.0.1:3000' });
    expect(body).toContain('<link href="http://127.0.0.1:3000/x">');
    const foreign = await navigate('/', { host: 'elsewhere.example' });
    expect(foreign.body).toContain(`<link href="${new URL(site.config.publicUrl).origin}/x">`);
  });

  test('is in robots.txt and sitemap.xml', async () => {
    const robots = await nobody('GET', '/robots.txt');
    expect(robots.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(robots.body).toBe(`Sitemap: ${ORIGIN}/sitemap.xml`);
    const sitemap = await nobody('GET', '/sitemap.xml');
    expect(sitemap.headers['content-type']).toBe('application/xml; charset=utf-8');
    expect(sitemap.body).toBe(`<loc>${ORIGIN}/</loc>`);
  });

  test('includes who is signed in', async () => {
    const nobodys = await navigate('/');
    expect(written(nobodys.body).user).toBe(null);
    expect(nobodys.headers['cache-control']).toBe('no-cache');
    expect(written((await navigate('/', { cookie: 'session=anything' })).body).user).toBe(null);
    const mine = await navigate('/', {}, owner);
    expect(written(mine.body).user).toEqual((await owner('GET', '/auth/user-data/')).json().user);
    expect(mine.headers['cache-control']).toBe('private, no-cache');
    expect(mine.headers.etag).not.toBe(nobodys.headers.etag);
    expect((await navigate('/', {}, owner)).body).toBe(mine.body);
    const others = await navigate('/', {}, await site.visit('admin'));
    expect(written(others.body).user).not.toEqual(written(mine.body).user);
  });
});

test('a page of the application may open popups and is otherwise alone, like every public page', async () => {
  const policyOf = async (url: string) => (await navigate(url)).headers['cross-origin-opener-policy'];
  for (const url of ['/dashboard', '/dashboard/123', '/premium']) {
    expect([url, await policyOf(url)]).toEqual([url, 'same-origin-allow-popups']);
  }
  for (const url of ['/', '/terms.html', '/nothing']) expect([url, await policyOf(url)]).toEqual([url, 'same-origin']);
});

describe('a page is sent', () => {
  test('only if it has changed', async () => {
    const first = await navigate('/terms.html');
    const etag = String(first.headers.etag);
    for (const known of [etag, `"other", ${etag}`]) {
      const again = await navigate('/terms.html', { 'if-none-match': known });
      expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag]);
    }
    expect((await navigate('/privacy.html', { 'if-none-match': etag })).statusCode).toBe(200);
    const missing = await navigate('/nothing');
    expect((await navigate('/nothing', { 'if-none-match': String(missing.headers.etag) })).statusCode).toBe(404);
  });

  test.each<[string, 'br' | 'gzip' | undefined]>([
    ['gzip, deflate, br, zstd', 'br'],
    ['br;q=0.5', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=1', 'gzip'],
    ['brotli', undefined],
    ['identity', undefined],
    ['', undefined],
  ])('to a browser that accepts "%s" as %s', async (accepted, encoding) => {
    const plain = (await navigate('/')).body;
    const answer = await navigate('/', { 'accept-encoding': accepted });
    expect(answer.headers['content-encoding']).toBe(encoding);
    const unpack = { br: brotliDecompressSync, gzip: gunzipSync, none: (bytes: Buffer) => bytes };
    expect(unpack[encoding ?? 'none'](answer.rawPayload).toString()).toBe(plain);
  });
});

describe('files', () => {
  test('with a hash in their name are immutable, and compressed', async () => {
    const plain = await nobody('GET', '/assets/main-abc.js');
    expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const small = await nobody('GET', '/assets/main-abc.js', { headers: { 'accept-encoding': 'br' } });
    expect([small.statusCode, small.headers['content-encoding']]).toEqual([200, 'br']);
    expect(small.headers['cache-control']).toContain('immutable');
    expect((await nobody('GET', '/favicon.svg')).headers['cache-control']).toBe('no-cache');
    const icon = await nobody('GET', '/favicon.ico');
    expect([icon.statusCode, icon.headers['content-type']]).toEqual([200, 'image/vnd.microsoft.icon']);
    expect([...icon.rawPayload.subarray(0, 6)]).toEqual([0, 0, 1, 0, 3, 0]);
  });

  test('with placeholders are never sent as they are', async () => {
    for (const url of ['/index.html', '/ro/index.html', '/premium.html', '/ro/404.html', '/%69ndex.html']) {
      const answer = await nobody('GET', url);
      expect([url, answer.statusCode, answer.body.includes(PAGE_PLACEHOLDERS.origin)]).toEqual([url, 404, false]);
    }
    expect((await nobody('GET', '/ro/robots.txt')).statusCode).toBe(404);
  });

  test('have a route each, so that no other address is looked for among them', () => {
    expect(site.routes).toEqual(expect.arrayContaining(['GET /theme.js', 'GET /assets/main-abc.js']));
    for (const other of ['GET /*', 'GET /index.html', 'GET /robots.txt', 'GET /assets/main-abc.js.br']) {
      expect(site.routes).not.toContain(other);
    }
  });

  test('outside the folder are not served', async () => {
    for (const url of ['/../package.json', '/%2e%2e/package.json', '/assets/..%2f..%2fetc/passwd']) {
      const answer = await navigate(url);
      expect([url, answer.statusCode >= 400]).toEqual([url, true]);
    }
  });
});

function written(body: string): Record<string, unknown> {
  const [, text = '{}'] = /<script type="application\/json" id="site-config">(.*?)<\/script>/.exec(body) ?? [];
  return JSON.parse(text);
}
