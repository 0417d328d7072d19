import { expectAccessible } from './support/axe.ts';
import { hold } from './support/calls.ts';
import { HARBOUR_TAVERN } from './support/guilds.ts';
import { expect, type Page, test } from './support/journey.ts';
import { settled } from './support/network.ts';
import { drawn } from './support/screen.ts';

/** The public pages, by path without the language. */
const PUBLIC = [
  { path: '/', title: /^Guildhall: .+/ },
  { path: '/premium', title: /^Premium · Guildhall$/ },
  { path: '/terms.html', title: /^(Terms of service|Termeni și condiții) · Guildhall$/ },
  { path: '/privacy.html', title: /^(Privacy policy|Politica de confidențialitate) · Guildhall$/ },
];
/** The pages for signed-in users. */
const PRIVATE = [
  { path: '/dashboard', title: 'Dashboard · Guildhall' },
  { path: `/dashboard/${HARBOUR_TAVERN}`, title: 'Overview · Harbour Tavern · Guildhall' },
  { path: '/health', title: 'System health · Guildhall' },
];

const content = (page: Page, name: string) =>
  page.locator(`head meta[name="${name}"], head meta[property="${name}"]`).getAttribute('content');

for (const language of ['en', 'ro'] as const) {
  test(`public pages in ${language} have a title, a description and their addresses, also without scripts`, async ({
    page,
    baseURL,
    request,
  }) => {
    for (const { path, title } of PUBLIC) {
      const address = language === 'en' ? path : `/ro${path}`;
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page).toHaveTitle(title);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      const links = page.locator('head link[rel=canonical], head link[rel=alternate]');
      expect(
        await links.evaluateAll((all) => all.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')])),
      ).toEqual([
        [null, baseURL + address],
        ['en', baseURL + path],
        ['ro', `${baseURL}/ro${path}`],
        ['x-default', baseURL + path],
      ]);
      expect((await content(page, 'description'))?.length).toBeGreaterThan(20);
      expect(await content(page, 'og:title')).toBe(await page.title());
      expect(await content(page, 'og:description')).toBe(await content(page, 'description'));
      expect(await content(page, 'og:url')).toBe(baseURL + address);
      expect(await content(page, 'og:locale')).toBe(language === 'en' ? 'en_US' : 'ro_RO');
      expect(await content(page, 'og:image')).toBe(`${baseURL}/cover-${language}.png`);
      expect(await content(page, 'twitter:card')).toBe('summary_large_image');
      await expect(page.locator('head meta[name=robots]')).toHaveCount(0);
      for (const once of ['title', 'meta[name=description]', 'link[rel=canonical]', 'meta[property="og:title"]']) {
        await expect(page.locator(`head ${once}`)).toHaveCount(1);
      }
      const html = await (await request.get(address)).text();
      for (const part of ['<title', 'name="description"', 'rel="canonical"', 'property="og:image"', 'hreflang="ro"']) {
        expect(html).toContain(part);
      }
    }
  });
}

test('pages for signed-in users are kept out of search engines', async ({ page, as, request }) => {
  await as('owner');
  for (const { path, title } of PRIVATE) {
    const html = await (await request.get(path)).text();
    expect(html).toMatch(/<meta name="robots" content="noindex"/);
    await page.goto(path);
    await expect(page).toHaveTitle(title);
    expect(await content(page, 'robots')).toBe('noindex');
    for (const once of ['title', 'meta[name=robots]', 'meta[name=description]', 'link[rel=canonical]']) {
      await expect(page.locator(`head ${once}`)).toHaveCount(1);
    }
  }
});

test('the head is updated by a navigation inside the application', async ({ page, as, baseURL }) => {
  await as('owner');
  await page.goto('/dashboard');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Premium' }).click();
  await expect(page).toHaveTitle('Premium · Guildhall');
  await expect(page.locator('head link[rel=canonical]')).toHaveAttribute('href', `${baseURL}/premium`);
  await expect(page.locator('head meta[name=robots]')).toHaveCount(0);
});

test('the structured data of the start page matches its content', async ({ page }) => {
  await page.goto('/');
  const block = page.locator('head script[type="application/ld+json"]');
  const { '@graph': graph } = JSON.parse((await block.textContent()) ?? '');
  const types = graph.map((fact: Record<string, unknown>) => fact['@type']);
  expect(types).toEqual(['SoftwareApplication', 'FAQPage']);
  expect(JSON.stringify(graph)).not.toMatch(/aggregateRating|review/i);
  const [, questions] = graph;
  expect(questions.mainEntity).toHaveLength(12);
  for (const { name } of questions.mainEntity) await expect(page.getByText(name, { exact: true })).toBeAttached();
});

test('the covers are pictures of 1200x630 pixels', async ({ page, request }) => {
  for (const language of ['en', 'ro']) {
    const answer = await request.get(`/cover-${language}.png`);
    expect(answer.headers()['content-type']).toBe('image/png');
    const bytes = await answer.body();
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(bytes.length).toBeLessThan(100_000);
  }
  await page.goto('/');
  expect([await content(page, 'og:image:width'), await content(page, 'og:image:height')]).toEqual(['1200', '630']);
});

test('every picture and file named in a head exists', async ({ page, request }) => {
  for (const path of ['/', '/premium']) {
    await page.goto(path);
    const links = page.locator('head link[href]:not([rel=canonical]):not([rel=alternate])');
    for (const href of await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))) {
      expect([href, (await request.get(href)).status()]).toEqual([href, 200]);
    }
  }
  const manifest = await (await request.get('/site.webmanifest')).json();
  expect(manifest.name).toBe('Guildhall');
  for (const { src, sizes } of manifest.icons) {
    const bytes = await (await request.get(src)).body();
    expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`).toBe(sizes);
  }
});

test('the footer leads to the terms and the privacy policy', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of service' }).click();
  await page.waitForURL('**/terms.html');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy policy' }).click();
  await page.waitForURL('**/privacy.html');
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy policy' })).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('legal pages can be read, and by their table of contents', async ({ page }) => {
    for (const [path, heading] of [
      ['/terms.html', 'Terms of service'],
      ['/privacy.html', 'Privacy policy'],
      ['/ro/terms.html', 'Termeni și condiții'],
      ['/ro/privacy.html', 'Politica de confidențialitate'],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      const contents = page.getByRole('main').getByRole('navigation').getByRole('link');
      expect(await contents.count()).toBeGreaterThan(8);
      await contents.last().click();
      await expect(page.getByRole('heading', { level: 2, name: 'Contact' })).toBeInViewport();
    }
  });
});

test('legal pages are accessible, and no wider than a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of ['/terms.html', '/ro/privacy.html']) {
    await page.goto(path);
    await expectAccessible(page, path);
    const [inside, outside] = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth]);
    expect(inside).toBe(outside);
  }
});

test('a missing page has a link home', async ({ page }) => {
  for (const [path, sentence, home] of [
    ['/no/such/page', 'Page not found', '/'],
    ['/ro/nu/exista', 'Pagina nu a fost găsită', '/ro/'],
  ] as const) {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: sentence })).toBeVisible();
    expect(await content(page, 'robots')).toBe('noindex');
    await expect(page.locator('head link[rel=canonical], head link[rel=alternate]')).toHaveCount(0);
    const link = page.getByRole('main').getByRole('link');
    await expect(link).toHaveAttribute('href', home);
    await link.click();
    await page.waitForURL((url) => url.pathname === home);
  }
});

test('robots.txt and sitemap.xml use the address of this installation', async ({ request, baseURL }) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
  // It would lead to what it asks not to visit.
  expect(robots).not.toContain('health');
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const addresses = [...sitemap.matchAll(/<loc>(.+?)<\/loc>/g)].map(([, address = '']) => address);
  expect(addresses).toHaveLength(8);
  for (const address of addresses) expect([address, (await request.get(address)).status()]).toEqual([address, 200]);
});

test('a visitor causes no session request and no console messages', async ({ page }) => {
  const asked: string[] = [];
  const errors: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await page.goto('/');
  await settled(page);
  expect(asked.filter((path) => path.startsWith('/auth/') || path.startsWith('/api/'))).toEqual([]);
  expect(errors).toEqual([]);
});

test('a late font causes no layout shift', async ({ page }) => {
  for (const [path, width] of [
    ['/ro/terms.html', 390],
    ['/', 390],
    ['/', 1280],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const release = await hold(page, 'GET', '**/*.woff2');
    await page.addInitScript(() => {
      Object.assign(window, { shift: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          (window as unknown as { shift: number }).shift += (entry as unknown as { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    release();
    await page.evaluate(() => document.fonts.ready);
    await drawn(page);
    const shift = await page.evaluate(() => (window as unknown as { shift: number }).shift);
    expect([path, width, shift.toFixed(2)]).toEqual([path, width, '0.00']);
    await page.unrouteAll();
  }
});
