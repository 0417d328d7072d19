/**
 * `npm run cover`: draws the pictures in `src/web/public/` with the product's colours, logo and texts: the
 * preview image for social sites in each language, and the icons. Run it when one of these changes, review the result
 * and commit it. It needs Chromium, like the journeys.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { type Browser, chromium } from '@playwright/test';
import { type Language, product } from '../generated/product.ts';
import type { LandingContent } from '../src/web/landing/content.ts';
import { findBrowser } from './start/setup.mjs';

const PUBLIC = 'src/web/public';
const COVER = { width: 1200, height: 630 };

const logo = readFileSync(`${PUBLIC}/favicon.svg`, 'utf8');
const style = readFileSync('scripts/cover/cover.css', 'utf8');
const tokens = readFileSync('src/renderer/theme/tokens.css', 'utf8');
const font = ['latin-ext', 'latin'].map((subset) => {
  const file = `node_modules/@fontsource-variable/figtree/files/figtree-${subset}-wght-normal.woff2`;
  const range = subset === 'latin' ? 'U+0000-00FF, U+2000-206F' : 'U+0100-02BA';
  const source = `url(data:font/woff2;base64,${readFileSync(file, 'base64')})`;
  return `@font-face { font-family: "Figtree Variable"; font-weight: 300 900; src: ${source}; unicode-range: ${range}; }`;
});

const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  for (const language of product.languages) await draw(browser, `cover-${language}`, COVER, coverHtml(language));
  await drawIcon(browser, 'apple-touch-icon', 180, 0.66);
  await drawFavicon(browser, [16, 32, 48]);
  await drawIcon(browser, 'icon-192', 192, 0.7);
  await drawIcon(browser, 'icon-512', 512, 0.7);
  // Phones crop a maskable icon to their own shape: the central 80 % always remain.
  await drawIcon(browser, 'icon-maskable-512', 512, 0.52);
} finally {
  await browser.close();
}

async function drawIcon(browser: Browser, name: string, size: number, share: number): Promise<void> {
  const edge = Math.round(size * share);
  await draw(
    browser,
    name,
    { width: size, height: size },
    `<style>body { display: grid; place-items: center; height: 100vh; background: var(--color-canvas); }
    svg { width: ${edge}px; height: ${edge}px; }</style>${logo}`,
  );
}

/** Draws `favicon.ico`, with several sizes in one file, for programs that request it without reading a page. */
async function drawFavicon(browser: Browser, sizes: readonly number[]): Promise<void> {
  const pictures = await Promise.all(
    sizes.map(async (size) => {
      const page = await browser.newPage({ viewport: { width: size, height: size } });
      await page.setContent(
        `<style>* { margin: 0; } svg { display: block; width: ${size}px; height: ${size}px; }</style>${logo}`,
      );
      const picture = await page.screenshot({ type: 'png', omitBackground: true });
      await page.close();
      return picture;
    }),
  );
  const header = Buffer.alloc(6 + 16 * sizes.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(sizes.length, 4);
  let offset = header.length;
  for (const [index, picture] of pictures.entries()) {
    const entry = header.subarray(6 + 16 * index);
    entry.writeUInt8(sizes[index] ?? 0, 0);
    entry.writeUInt8(sizes[index] ?? 0, 1);
    entry.writeUInt16LE(1, 4);
    entry.writeUInt16LE(32, 6);
    entry.writeUInt32LE(picture.length, 8);
    entry.writeUInt32LE(offset, 12);
    offset += picture.length;
  }
  writeFileSync(`${PUBLIC}/favicon.ico`, Buffer.concat([header, ...pictures]));
  console.log(`favicon.ico  ${sizes.join(', ')}  ${(offset / 1000).toFixed(1)} kB`);
}

async function draw(browser: Browser, name: string, viewport: typeof COVER, html: string): Promise<void> {
  const page = await browser.newPage({ viewport });
  const head = `<style>${font.join('\n')}\n${tokens}\n* { box-sizing: border-box; margin: 0; }</style>`;
  await page.setContent(`<!doctype html><html data-theme="light"><head>${head}</head><body>${html}</body></html>`);
  await page.evaluate(() => document.fonts.ready);
  const picture = await page.screenshot({ type: 'png' });
  writeFileSync(`${PUBLIC}/${name}.png`, picture);
  console.log(`${name}.png  ${viewport.width}x${viewport.height}  ${(picture.length / 1000).toFixed(1)} kB`);
  await page.close();
}

function coverHtml(language: Language): string {
  const { hero, demo, features } = landing(language);
  const [entry] = demo.entries;
  const chips = features.tabs.map(({ title }) => `<li>${escaped(title)}</li>`).join('');
  return `<style>${style}</style>
    <main lang="${language}">
      <header>${logo}<span>${escaped(product.name)}</span></header>
      <h1>${words(hero.title)}</h1>
      <ul>${chips}</ul>
    </main>
    <aside lang="${language}">
      <p class="who"><b class="member">${escaped(demo.member.slice(0, 1))}</b>${escaped(demo.member)}</p>
      <p class="typed">${escaped(entry?.command ?? '')}</p>
      <p class="who"><b class="bot">${logo}</b>${escaped(product.name)}</p>
      <p class="said">${escaped(entry?.text ?? '')}</p>
    </aside>
    <div class="street">${Array.from({ length: 9 }, () => logo).join('')}</div>`;
}

/** Wraps each word, which keeps words with hyphens on one line. */
function words(text: string): string {
  return text
    .split(' ')
    .map((word) => `<span>${escaped(word)}</span>`)
    .join(' ');
}

function landing(language: Language): LandingContent {
  return JSON.parse(readFileSync(`generated/screens/landing.${language}.json`, 'utf8'));
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
