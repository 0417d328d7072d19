import { readFileSync } from 'node:fs';
import { product as declared } from '../../generated/product.ts';
import { difference } from '../pictures/compare.ts';
import { drawScreen, windowOf } from '../pictures/drawScreen.ts';
import { screens } from '../pictures/screens.ts';
import { expect, test } from './support/journey.ts';

/** Screens whose content does not depend on the time of day. */
const COMPARED = [
  ['landing', 1280, 'light'],
  ['landing', 390, 'dark'],
  ['servers', 390, 'light'],
  ['servers', 1280, 'dark'],
  ['customize', 1280, 'light'],
  ['react-roles', 1280, 'dark'],
  ['transfer', 390, 'light'],
  ['shop-free', 1280, 'light'],
  ['ranks-free', 390, 'light'],
  ['welcome-leave-free', 1280, 'dark'],
  ['not-found', 1280, 'dark'],
  ['terms', 390, 'dark'],
] as const;

/** How much of a picture may differ: a caret, or a word that breaks into the next line. */
const MOST = 0.015;

// Other journeys may leave settings, roles or emoji behind.
test.use({ apart: 'pictures' });

test('screens look as in docs/pictures', async ({ browser, page, product }) => {
  const different: string[] = [];
  for (const [name, width, theme] of COMPARED) {
    const screen = screens.find((one) => one.name === name);
    if (!screen) throw new Error(`There is no screen ${name}`);
    const shot = { screen, language: declared.defaultLanguage, theme, size: windowOf(width) };
    const file = `docs/pictures/${name}-${width}-${theme}.webp`;
    const png = await drawScreen(browser, product.url, shot);
    const { share, box } = await difference(
      page,
      `data:image/png;base64,${png.toString('base64')}`,
      `data:image/webp;base64,${readFileSync(file).toString('base64')}`,
    );
    if (share > MOST) different.push(`${file}: ${(share * 100).toFixed(1)} %, within ${JSON.stringify(box)}`);
  }
  expect(different, 'run `npm run pictures` and look at what has changed').toEqual([]);
});
