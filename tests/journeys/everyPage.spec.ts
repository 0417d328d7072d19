import { moduleIds, pageIds } from '../../generated/catalogue.ts';
import { hold } from './support/calls.ts';
import { GRAND_ASSEMBLY, HARBOUR_TAVERN, QUIET_LIBRARY } from './support/guilds.ts';
import { expect, type Page, test } from './support/journey.ts';
import { settled } from './support/network.ts';
import { startProduct } from './support/product.ts';
import { inTurn } from './support/sample.ts';

/** What holds on every page: it names its files and first calls, nothing shifts while it loads, and it fits the narrowest window. */

const WINDOWS = [
  { width: 390, height: 844 },
  { width: 1280, height: 720 },
];

/** As wide as a window of 1280 px at 400 % zoom (WCAG 1.4.10). */
const NARROWEST = { width: 320, height: 640 };

/** The pages of the application. */
const OF_APPLICATION = [
  '/premium',
  '/health',
  '/dashboard',
  ...[...pageIds, ...moduleIds].map((id) => `/dashboard/${GRAND_ASSEMBLY}?section=${id}`),
];
/** Those that are there without its program, which follows at the first sign of a visitor. */
const PRERENDERED = ['/', '/terms.html', '/privacy.html', '/no/such/page'];

/**
 * What a view fetches once it is shown, for what a server or a visitor has stored. The arrow is that of the marks out of view, which
 * another part has, too.
 */
const LATER = /^(?:arrow-down|Axes|DrawnMessage|MarksOutOfView|menus|Presets|RowMoves|TextMarks)-/;

interface Shifts {
  shifts: string[];
}

interface Early {
  earlyCalls?: Map<string, unknown>;
}

/** Records the layout shifts of each page from now on. */
const recordShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as PerformanceEntry & { value: number; sources: { node?: Node }[] };
        shifts.push(`${value.toFixed(4)} ${sources.map(({ node }) => node?.nodeName).join(' ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** The layout shifts since the page was opened. */
const shifts = (page: Page) => page.evaluate(() => (window as unknown as Shifts).shifts);

/** How far content extends beyond the right edge of the page, and which. */
const beyond = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const reaching = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth,
    );
    return [`${scrollWidth} px`, ...reaching.map(({ outerHTML }) => outerHTML.slice(0, 120))];
  });

for (const viewport of WINDOWS) {
  test(`at ${viewport.width} px a page loads the files that it names and nothing shifts; at 320 px it fits`, async ({
    page,
    as,
    product,
  }) => {
    await as('owner');
    await recordShifts(page);
    // Answers are delayed, so every intermediate state is rendered.
    await page.route(/\/(auth|api)\//, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 150));
      await route.continue();
    });
    const loaded: string[] = [];
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'fetch') calls.push(request.url().slice(product.url.length));
      if (/\.(?:js|css)$/.test(request.url())) loaded.push(request.url().slice(product.url.length));
    });
    for (const path of [...OF_APPLICATION, ...PRERENDERED].filter((_, at) => inTurn(WINDOWS, at).includes(viewport))) {
      // In Romanian, which has longer words.
      const address = `/ro${path}`;
      await page.setViewportSize(viewport);
      loaded.length = 0;
      calls.length = 0;
      await page.goto(address);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await settled(page);
      if (OF_APPLICATION.includes(path)) {
        expect.soft(await shifts(page), address).toEqual([]);
        // What the server sent, before anything is added to it.
        const html = await (await page.request.get(address)).text();
        const unnamed = loaded.filter(
          (file) => !html.includes(`"${file}"`) && !LATER.test(file.replace('/assets/', '')),
        );
        expect.soft(unnamed, address).toEqual([]);
        expect(new Set(loaded).size, `${address} loads a file twice`).toBe(loaded.length);
        expect.soft(new Set(calls).size, `${address} makes a call twice: ${calls}`).toBe(calls.length);
        const unused = await page.evaluate(() => [...((window as unknown as Early).earlyCalls?.keys() ?? [])]);
        expect.soft(unused, `calls of ${address} that nothing needs`).toEqual([]);
      }
      await page.setViewportSize(NARROWEST);
      expect.soft(await beyond(page), address).toEqual([]);
    }
  });
}

/** Pages of servers with settings or without any, which fetch further files because of that. */
const FETCHING_MORE = [
  ...['overview', 'shop', 'ranks', 'statistics'].map((id) => `/dashboard/${HARBOUR_TAVERN}?section=${id}`),
  ...['overview', 'economy', 'transfer&preset=friends'].map((id) => `/dashboard/${QUIET_LIBRARY}?section=${id}`),
];

/** Where the name of a server, whose call is the first, pushes others down if it comes last. In Romanian, which has longer words. */
const NAMED_LAST = [
  `/ro/dashboard/${GRAND_ASSEMBLY}?section=overview`,
  `/ro/dashboard/${HARBOUR_TAVERN}?section=statistics`,
];

test('nothing shifts while what a server has stored and the files for it arrive one after the other', async ({
  page,
}) => {
  const product = await startProduct({ env: { DEMO_HISTORY_DAYS: '7' } });
  // A page with unsaved edits asks before it is left.
  page.on('dialog', (dialog) => dialog.accept());
  try {
    await page.request.get(`${product.url}/auth/login/?login_hint=owner`);
    await recordShifts(page);
    let calls = 0;
    let lastFirst = false;
    await page.route(/\/(auth|api)\//, async (route) => {
      calls += 1;
      await new Promise((resolve) => setTimeout(resolve, 50 * (lastFirst ? Math.max(1, 10 - calls) : calls)));
      await route.continue();
    });
    let html = '';
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      const named = html.includes(new URL(route.request().url()).pathname);
      if (!named) await new Promise((resolve) => setTimeout(resolve, 300));
      await route.continue();
    });
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 1600 });
      for (const path of [...FETCHING_MORE, ...NAMED_LAST]) {
        calls = 0;
        lastFirst = NAMED_LAST.includes(path);
        html = await (await page.request.get(product.url + path)).text();
        await page.goto(product.url + path);
        await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
        await settled(page);
        expect.soft(await shifts(page), `${path} at ${width} px`).toEqual([]);
      }
    }
    const settings = `${product.url}/dashboard/${HARBOUR_TAVERN}?section=customize`;
    await page.goto(settings);
    await page.getByRole('textbox', { name: 'Command prefix' }).fill('hey');
    // Nobody leaves in the same millisecond.
    await expect(page.getByRole('region', { name: 'Unsaved changes' })).toContainText('1 unsaved change');
    await page.goto(`${product.url}/dashboard`);
    html = await (await page.request.get(settings)).text();
    await page.goto(settings);
    await expect(page.getByRole('heading', { name: /^You left unsaved changes/ })).toBeVisible();
    await settled(page);
    expect(await shifts(page), 'a screen whose edits were kept').toEqual([]);
  } finally {
    await product.dispose();
  }
});

test('a title that wraps on a phone stays as it is when the settings arrive', async ({ page, as }) => {
  await as('owner');
  await page.setViewportSize({ width: 390, height: 844 });
  const release = await hold(page, 'GET', '**/welcome-leave/');
  await page.goto(`/dashboard/${GRAND_ASSEMBLY}?section=welcomeLeave`);
  const title = page.getByText('Welcome & Leave Messages', { exact: true }).and(page.locator('h1'));
  const before = await title.boundingBox();
  release();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await settled(page);
  expect(await title.boundingBox()).toEqual(before);
});
