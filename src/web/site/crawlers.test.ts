import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { languages } from '../language/language.ts';
import { plans, planTitles } from '../product/product.ts';
import { isPublicPage, publicPages } from '../product/publicPages.ts';
import { loadPageContent } from './content.ts';
import { robots, sitemap, webManifest } from './crawlers.ts';
import { landingStructuredData } from './structuredData.ts';

const origin = 'https://guildhall.example';

describe('robots.txt', () => {
  test.each(['/dashboard', '/configure/', '/auth/', '/api/'])('disallows %s in every language', (path) => {
    const lines = robots(origin).split('\n');
    expect(lines).toContain(`Disallow: ${path}`);
    expect(lines).toContain(`Disallow: /ro${path}`);
  });

  test('does not reveal pages that are marked noindex', () => {
    expect(robots(origin)).not.toContain('health');
  });

  test('allows all public pages and names the sitemap', () => {
    const closed = robots(origin).match(/(?<=^Disallow: ).+$/gm) ?? [];
    for (const path of ['/', '/ro/', '/terms.html', '/ro/privacy.html', '/premium', '/ro/premium']) {
      expect([path, closed.filter((start) => path.startsWith(start))]).toEqual([path, []]);
    }
    expect(robots(origin)).toContain(`\nSitemap: ${origin}/sitemap.xml\n`);
  });
});

describe('sitemap.xml', async () => {
  const paths = Object.keys(publicPages).filter(isPublicPage);
  const pages = await Promise.all(
    languages.flatMap((language) => paths.map((path) => loadPageContent(path, language))),
  );
  const entries = sitemap(origin, pages).match(/<url>.+?<\/url>/gs) ?? [];
  const partOf = (entry: string, name: string) => new RegExp(`<${name}>(.+)</${name}>`).exec(entry)?.[1];

  test('lists exactly the public pages, in each language', () => {
    const addresses = ['/', '/terms.html', '/privacy.html', '/premium'].flatMap((path) => [path, `/ro${path}`]);
    expect(entries.map((entry) => partOf(entry, 'loc'))).toEqual(addresses.map((address) => origin + address));
  });

  test('links the translations of a page', () => {
    for (const entry of entries.filter((one) => one.includes('terms.html'))) {
      expect([...entry.matchAll(/hreflang="(.+?)" href="(.+?)"/g)].map(([, of, href]) => [of, href])).toEqual([
        ['en', `${origin}/terms.html`],
        ['ro', `${origin}/ro/terms.html`],
        ['x-default', `${origin}/terms.html`],
      ]);
    }
  });

  test('names the date of the last change if it is known', () => {
    const days = entries.map((entry) => partOf(entry, 'lastmod'));
    expect(days.filter((day) => day !== undefined)).toHaveLength(4);
    expect(partOf(entries.find((entry) => entry.includes(`${origin}/terms.html`)) ?? '', 'lastmod')).toMatch(
      /^\d{4}-\d{2}-\d{2}$/,
    );
  });
});

describe('structured data for search engines', () => {
  const faq = { title: '', text: '', entries: [{ title: 'Why?', text: 'Because.' }] };
  // Structured data is an untyped JSON object.
  const [application, questions] = landingStructuredData({ faq }, { origin, language: 'ro' })['@graph'] as Record<
    string,
    unknown
  >[];

  test('names the prices of the plans, and no ratings', () => {
    const paid = plans.find((plan) => 'prices' in plan);
    const offers = ((application?.offers ?? []) as Record<string, unknown>[]).map(({ name, price, priceCurrency }) => [
      name,
      price,
      priceCurrency,
    ]);
    expect(offers).toEqual([
      [planTitles.ro.free, '0', 'EUR'],
      ['Premium', paid?.prices.monthly, 'EUR'],
      ['Premium', paid?.prices.yearly, 'EUR'],
    ]);
    expect(application).toMatchObject({ '@type': 'SoftwareApplication', url: `${origin}/ro/` });
    expect(JSON.stringify(application)).not.toMatch(/aggregateRating|review/i);
  });

  test('lists the questions of the page', () => {
    expect(questions).toMatchObject({
      '@type': 'FAQPage',
      mainEntity: [{ name: 'Why?', acceptedAnswer: { text: 'Because.' } }],
    });
  });
});

test('the theme colors are the background colors of the themes', () => {
  const tokens = readFileSync('src/renderer/theme/tokens.css', 'utf8');
  const [light, dark] = [...tokens.matchAll(/--color-canvas: (#\w+);/g)].map(([, color]) => color);
  for (const file of ['index.html', 'app.html']) {
    const html = readFileSync(`src/web/${file}`, 'utf8');
    expect(html).toContain(`<meta name="theme-color" content="${light}" media="(prefers-color-scheme: light)" />`);
    expect(html).toContain(`<meta name="theme-color" content="${dark}" media="(prefers-color-scheme: dark)" />`);
  }
  expect(JSON.parse(webManifest())).toMatchObject({ theme_color: light, background_color: light });
});
