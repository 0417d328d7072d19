/**
 * `npm run pictures`: draws every screen of the demo at two widths in both themes into `docs/pictures/`, or what the
 * landing page shows. It needs the built product (`npm run build`) and Chromium, like the journeys.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type Browser, chromium } from '@playwright/test';
import { product as declared } from '../../generated/product.ts';
import { readOptions } from '../../scripts/commandLine/options.ts';
import { findBrowser } from '../../scripts/start/setup.mjs';
import { startProduct } from '../journeys/support/product.ts';
import { drawScreen, type Shot, windowOf } from './drawScreen.ts';
import { screens } from './screens.ts';

const usage = `Usage: npm run pictures -- [names...] [options]
Draws the screens whose names begin with one of those given, or all of them.
  --to FOLDER        where to put the pictures (docs/pictures)
  --language NAME    the language of the screens (en)
  --width N          one width alone; may be repeated (390 and 1280)
  --theme NAME       one theme alone: light or dark
  --full             the whole page rather than what a window shows
  --png              PNG files rather than WebP
  --landing          instead, the pictures that the landing page shows, in each language`;

const { values, positionals } = readOptions(usage, {
  to: { type: 'string', default: 'docs/pictures' },
  language: { type: 'string', default: declared.defaultLanguage },
  width: { type: 'string', multiple: true, default: ['390', '1280'] },
  theme: { type: 'string' },
  full: { type: 'boolean', default: false },
  png: { type: 'boolean', default: false },
  landing: { type: 'boolean', default: false },
});

interface FileShot extends Shot {
  file: string;
}

const THEMES = ['light', 'dark'] as const;
/** On the landing page: the screen, and what is added to the names of its pictures, with their sizes. */
const SHOWCASE = 'welcome-leave';
const SHOWCASE_SIZES = { '': { width: 1280, height: 800 }, '-narrow': { width: 390, height: 640 } };

const shots = values.landing ? landingShots() : chosenShots();
if (shots.length === 0) {
  console.error(`No screen is named so. There are: ${screens.map(({ name }) => name).join(', ')}`);
  process.exit(1);
}
const product = await startProduct({ env: { DEMO_HISTORY_DAYS: '90' } });
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox', '--disable-gpu'] });
try {
  await historyReported();
  const encode = await webpEncoder(browser);
  for (const shot of shots) {
    const png = await drawScreen(browser, product.url, shot, values.full);
    mkdirSync(join(shot.file, '..'), { recursive: true });
    writeFileSync(shot.file, values.png ? png : await encode(png));
    console.log(shot.file);
  }
} finally {
  await browser.close();
  await product.dispose();
}

/** Waits until the simulated bot has reported what the statistics show, about ten seconds. */
async function historyReported(): Promise<void> {
  for (;;) {
    const response = await fetch(`${product.botUrl}/__bot/history`);
    const { reported } = (await response.json()) as { reported: boolean };
    if (reported) return;
    await setTimeout(200);
  }
}

function chosenShots(): FileShot[] {
  const language = declared.languages.find((one) => one === values.language) ?? declared.defaultLanguage;
  const chosen = screens.filter(
    ({ name }) => positionals.length === 0 || positionals.some((one) => name.startsWith(one)),
  );
  return chosen.flatMap((screen) =>
    values.width.map(Number).flatMap((width) =>
      THEMES.filter((theme) => values.theme === undefined || values.theme === theme).map((theme) => ({
        screen,
        language,
        theme,
        size: windowOf(width),
        file: join(values.to, `${screen.name}-${width}-${theme}.${values.png ? 'png' : 'webp'}`),
      })),
    ),
  );
}

function landingShots(): FileShot[] {
  const screen = screens.find(({ name }) => name === SHOWCASE);
  if (!screen) throw new Error(`There is no screen ${SHOWCASE}`);
  return declared.languages.flatMap((language) =>
    THEMES.flatMap((theme) =>
      Object.entries(SHOWCASE_SIZES).map(([ending, size]) => ({
        screen,
        language,
        theme,
        size,
        file: `src/web/public/dashboard-${language}-${theme}${ending}.webp`,
      })),
    ),
  );
}

/** Encodes pictures as WebP, which Chromium does on a canvas. */
async function webpEncoder(browser: Browser): Promise<(png: Buffer) => Promise<Buffer>> {
  const page = await browser.newPage();
  return async (png) => {
    const encoded = await page.evaluate(
      async (source) => {
        const picture = await createImageBitmap(await (await fetch(source)).blob());
        const canvas = document.createElement('canvas');
        canvas.width = picture.width;
        canvas.height = picture.height;
        canvas.getContext('2d')?.drawImage(picture, 0, 0);
        return canvas.toDataURL('image/webp', 0.75);
      },
      `data:image/png;base64,${png.toString('base64')}`,
    );
    return Buffer.from(encoded.slice(encoded.indexOf(',') + 1), 'base64');
  };
}
