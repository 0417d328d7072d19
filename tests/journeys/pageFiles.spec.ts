import { moduleIds, pageIds } from '../../generated/catalogue.ts';
import { GRAND_ASSEMBLY } from './support/guilds.ts';
import { expect, test } from './support/journey.ts';
import { settled } from './support/network.ts';

/** A page names the files of its first view, and so loads no other: none waits for one that asks for it. */

const PAGES = [
  '/dashboard',
  '/premium',
  '/health',
  ...[...pageIds, ...moduleIds].map((id) => `/dashboard/${GRAND_ASSEMBLY}?section=${id}`),
];

/**
 * What a view fetches once it is shown, for what a server or a visitor has stored. The arrow is that of the marks out of view, which
 * another part has, too.
 */
const LATER = /^(?:arrow-down|Axes|DrawnMessage|MarksOutOfView|menus|Presets|RowMoves|TextMarks)-/;

test('the files that a page loads are those that it names', async ({ page, as, product }) => {
  test.setTimeout(180_000);
  await as('owner');
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (/\.(?:js|css)$/.test(request.url())) loaded.push(request.url());
  });
  for (const path of PAGES) {
    loaded.length = 0;
    // What the server sent, before anything is added to it.
    const html = await (await page.request.get(path)).text();
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await settled(page);
    const files = loaded.map((file) => file.slice(product.url.length));
    const unnamed = files.filter((file) => !html.includes(`"${file}"`) && !LATER.test(file.replace('/assets/', '')));
    expect.soft(unnamed, path).toEqual([]);
    expect(new Set(files).size, `${path} loads a file twice`).toBe(files.length);
  }
});
