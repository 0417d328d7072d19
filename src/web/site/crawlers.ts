import { addressIn, languages } from '../language/language.ts';
import { product } from '../product/product.ts';
import { applicationPages, closedToRobots } from '../product/publicPages.ts';
import type { PageData } from './Site.tsx';

/** The content of robots.txt: disallowed paths and the address of the sitemap. */
export function robots(origin: string): string {
  const closed = languages.flatMap((language) => closedToRobots.map((path) => addressIn(language, path)));
  const lines = ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`), '', `Sitemap: ${origin}/sitemap.xml`];
  return `${lines.join('\n')}\n`;
}

/** The content of sitemap.xml: each indexed page with its translations and, if known, the date of its last change. */
export function sitemap(origin: string, pages: readonly PageData[]): string {
  const changed = new Map<string, string | undefined>();
  for (const { page, path, content } of pages) {
    if (page !== 'notFound' && page !== 'problem')
      changed.set(path, 'updated' in content ? content.updated : undefined);
  }
  for (const { path, noindex } of applicationPages) if (!noindex) changed.set(path, undefined);
  const entries = [...changed].flatMap(([path, day]) => languages.map((language) => entry(language, path, day)));
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`;

  function entry(language: (typeof languages)[number], path: string, day: string | undefined): string {
    const address = (of: (typeof languages)[number]) => origin + addressIn(of, path);
    const link = (hreflang: string, href: string) =>
      `    <xhtml:link rel="alternate" hreflang="${hreflang}" href="${href}"/>`;
    return [
      '  <url>',
      `    <loc>${address(language)}</loc>`,
      ...(day ? [`    <lastmod>${day}</lastmod>`] : []),
      ...languages.map((of) => link(of, address(of))),
      link('x-default', address(product.defaultLanguage)),
      '  </url>',
    ].join('\n');
  }
}

/** The web app manifest, used when the site is added to a home screen. */
export function webManifest(): string {
  const icon = (size: number, purpose: string, name: string) => ({
    src: `/${name}-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return JSON.stringify({
    name: product.name,
    short_name: product.shortName,
    lang: product.defaultLanguage,
    start_url: '/',
    display: 'minimal-ui',
    background_color: CANVAS,
    theme_color: CANVAS,
    icons: [icon(192, 'any', 'icon'), icon(512, 'any', 'icon'), icon(512, 'maskable', 'icon-maskable')],
  });
}

/** The background of the light theme, as in `renderer/theme/tokens.css`. */
const CANVAS = '#f5f3ef';
