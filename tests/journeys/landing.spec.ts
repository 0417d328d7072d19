import type { BrowserContext, Locator } from '@playwright/test';
import enWeb from '../../generated/locales/en/web.json' with { type: 'json' };
import roWeb from '../../generated/locales/ro/web.json' with { type: 'json' };
import english from '../../generated/screens/landing.en.json' with { type: 'json' };
import romanian from '../../generated/screens/landing.ro.json' with { type: 'json' };
import { arrive } from './support/arrive.ts';
import { expectAccessible } from './support/axe.ts';
import { hold } from './support/calls.ts';
import { stopClock } from './support/clock.ts';
import { expect, type Page, test } from './support/journey.ts';
import { settled } from './support/network.ts';
import { inTurn } from './support/sample.ts';

const languages = [
  { language: 'en', path: '/', prefix: '', content: english, web: enWeb },
  { language: 'ro', path: '/ro/', prefix: '/ro', content: romanian, web: roWeb },
];

// Its animations are a subject of these journeys.
test.use({ reducedMotion: 'no-preference' });

const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const shownTab = (page: Page) => page.getByRole('tab', { selected: true });
const plan = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
const openEntries = (page: Page) => page.getByRole('main').locator('details[open] summary');
/** Selects an option whose invisible radio button covers its label. */
const choose = (page: Page, name: string) => page.getByRole('radio', { name, exact: true }).check();

/** The position of an element in the page, independent of scrolling. */
const placeOf = (what: Locator) =>
  what.evaluate((element) => {
    const { top, left, width, height } = element.getBoundingClientRect();
    return { top: Math.round(top + window.scrollY), left, width, height };
  });

/** Opens the page with a stopped clock. */
async function openStopped(page: Page, path = '/'): Promise<void> {
  await stopClock(page);
  await page.goto(path);
  await arrive(page);
  await settled(page);
}

for (const [turn, { language, path, prefix, content, web }] of languages.entries()) {
  const { hero, demo, stats, showcase, features, callToAction, pricing, faq } = content;
  const [free, premium] = pricing.plans as [(typeof pricing.plans)[0], (typeof pricing.plans)[0]];

  test.describe(`in ${language}`, () => {
    test('all sections are present and their links correct', async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: hero.title })).toBeVisible();
      await expect(page.getByText(hero.text)).toBeVisible();
      for (const { value, label } of stats.entries) await expect(page.getByText(`${value} ${label}`)).toBeVisible();
      for (const { title } of features.tabs) await expect(tab(page, title)).toBeVisible();
      await expect(page.getByRole('heading', { level: 2 })).toHaveText([
        showcase.title,
        features.title,
        callToAction.title,
        pricing.title,
        faq.title,
      ]);
      const invitations = [
        ...(await page.getByRole('link', { name: hero.add.label }).all()),
        plan(page, free.title).getByRole('link', { name: free.label }),
      ];
      expect(invitations).toHaveLength(3);
      for (const link of invitations) {
        await expect(link).toHaveAttribute(
          'href',
          /\/oauth2\/authorize\?client_id=\d+&scope=bot\+applications\.commands&permissions=8$/,
        );
        await expect(link).toHaveAttribute('target', '_blank');
        await expect(link).toHaveAttribute('rel', 'noopener');
      }
      const footer = page.getByRole('contentinfo');
      await expect(footer.locator(`a[href="${prefix}/terms.html"]`)).toBeVisible();
      await expect(footer.locator(`a[href="${prefix}/privacy.html"]`)).toBeVisible();
    });

    test('Premium leads visitors to the login and signed-in users to the purchase', async ({ page, as }) => {
      await page.goto(path);
      const start = plan(page, premium.title).getByRole('link', { name: premium.label });
      await expect(start).toHaveAttribute('href', `/auth/login/?next=${prefix}/premium`);
      await as('owner');
      await page.goto(path);
      await expect(start).toHaveAttribute('href', `${prefix}/premium`);
      await start.click();
      await page.waitForURL(`**${prefix}/premium`);
    });

    for (const still of inTurn(['without scripts', 'with reduced motion'] as const, turn)) {
      const scripts = still === 'with reduced motion';
      test.describe(still, () => {
        test.use(scripts ? { reducedMotion: 'reduce' } : { javaScriptEnabled: false });

        test('everything is readable without waiting', async ({ page }) => {
          await page.goto(path);
          for (const { command, text } of demo.entries) {
            await expect(page.getByText(command).first()).toBeVisible();
            await expect(page.getByText(text)).toBeVisible();
          }
          // Pressing a tab animates nothing; without scripts, the panels are stacked.
          await expect(page.getByRole('tab')).toHaveCount(scripts ? features.tabs.length : 0);
          await expect(page.getByRole('main').getByRole('button', { name: web['landing.pause'] })).toHaveCount(0);
          for (const { title, cards } of features.tabs) {
            if (scripts) await tab(page, title).click();
            else await expect(page.getByRole('heading', { level: 3, name: title, exact: true })).toBeVisible();
            for (const card of cards) await expect(page.getByText(card.text)).toBeVisible();
          }
          await expect(page.locator('html')).toHaveCSS('scroll-behavior', scripts ? 'auto' : 'smooth');
        });
      });
    }

    for (const width of inTurn([390, 768, 1280], turn * 2)) {
      test(`nothing overflows or shifts at ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await page.addInitScript(() => {
          const page = window as unknown as { moved: number };
          page.moved = 0;
          new PerformanceObserver((list) => {
            const shifts = list.getEntries() as (PerformanceEntry & { value: number })[];
            for (const { value } of shifts) page.moved += value;
          }).observe({ type: 'layout-shift' });
        });
        await page.goto(path);
        await arrive(page);
        const answer = page.getByText(demo.entries[0]?.text ?? '');
        await expect(answer).toBeVisible();
        await expect(answer).toBeHidden();
        expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
        const moved = await page.evaluate(() => (window as unknown as { moved: number }).moved);
        expect(moved).toBeLessThan(0.01);
      });
    }

    test('axe finds no violations', async ({ page }) => {
      await page.goto(path);
      for (const width of inTurn([1280, 390], turn)) {
        await page.setViewportSize({ width, height: 900 });
        await expectAccessible(page, `landing page in ${language} at ${width} px`);
      }
    });
  });
}

const { hero, demo, features, callToAction, pricing, faq } = english;
const [free, premium] = pricing.plans as [(typeof pricing.plans)[0], (typeof pricing.plans)[0]];

test('the chat types, answers and continues at the specified times', async ({ page }) => {
  await openStopped(page);
  const chat = page.getByRole('img', { name: demo.title });
  const line = chat.locator('p').last();
  await expect(line).toContainText(`#${demo.label}`);
  for (const { command, text } of [...demo.entries, ...demo.entries.slice(0, 1)]) {
    await page.clock.runFor(200);
    await expect(line).not.toContainText('/');
    await page.clock.runFor(100);
    await expect(line).toHaveText('/');
    await page.clock.runFor((command.length - 1) * 100);
    await expect(line).toHaveText(command);
    await page.clock.runFor(900);
    await expect(chat.getByText(text)).toHaveCount(0);
    await page.clock.runFor(100);
    await expect(chat.getByText(text)).toBeVisible();
    await page.clock.runFor(3900);
    await expect(chat.getByText(text)).toBeVisible();
    await page.clock.runFor(100);
    await expect(chat.getByText(text)).toHaveCount(0);
    await page.clock.runFor(2000);
  }
});

test('the features rotate once in view, and pause after a press', async ({ page }) => {
  const [first, second, third, fourth] = features.tabs.map(({ title }) => title) as [string, string, string, string];
  await page.setViewportSize({ width: 1280, height: 720 });
  await openStopped(page);
  await page.clock.runFor(20_000);
  await expect(shownTab(page)).toHaveText(first);
  await page.getByRole('link', { name: hero.explore.label }).click();
  await page.mouse.move(5, 400);
  await expect(tab(page, first)).toBeInViewport({ ratio: 1 });
  await settled(page);
  await page.clock.runFor(4900);
  await expect(shownTab(page)).toHaveText(first);
  await page.clock.runFor(100);
  await expect(shownTab(page)).toHaveText(second);
  for (const { title } of features.tabs) {
    await tab(page, title).click();
    const cards = page.getByRole('tabpanel', { name: title }).getByRole('article');
    await expect(cards).toHaveCount(3);
    await expect(cards.first()).toBeVisible();
    // Drawn at build time, and still there once the page is alive.
    for (const result of await cards.getByRole('img').all()) await expect(result).not.toBeEmpty();
  }
  // The pointer is still over the tab that was pressed last.
  await page.clock.runFor(15_000 + 4900);
  await expect(shownTab(page)).toHaveText(fourth);
  await page.clock.runFor(100);
  await expect(shownTab(page)).toHaveText(first);
  await page.getByRole('tabpanel').getByRole('article').first().hover();
  await settled(page);
  await page.clock.runFor(30_000);
  await expect(shownTab(page)).toHaveText(first);
  await tab(page, third).click();
  await page.clock.runFor(14_900);
  await expect(shownTab(page)).toHaveText(third);
});

test('hovering over the button makes twelve emoji fly for three seconds', async ({ page }) => {
  await openStopped(page);
  const band = page.getByRole('region', { name: callToAction.title });
  const flying = band.getByText(new RegExp(callToAction.emoji.join('|'), 'u'));
  await expect(flying).toHaveCount(0);
  await band.getByRole('link').hover();
  await expect(flying).toHaveCount(12);
  await page.clock.runFor(2900);
  await expect(flying).toHaveCount(12);
  await page.clock.runFor(100);
  await expect(flying).toHaveCount(0);
});

for (const scripts of [true, false]) {
  test.describe(scripts ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled: scripts });

    test('prices, questions of which one is open, and on a phone one card at a time', async ({ page }) => {
      await page.goto('/');
      await test.step('the monthly and yearly prices', async () => {
        const card = plan(page, premium.title);
        const { monthly, yearly } = pricing.periods;
        const yearlyParts = ['39.99 EUR', yearly.unit, '60.00 EUR'];
        await expect(card.getByText(`4.99 EUR ${monthly.unit}`)).toBeVisible();
        // What a year saves is known before the switch is touched.
        await expect(card.getByText('-33%').filter({ visible: true })).toHaveCount(1);
        for (const part of yearlyParts) await expect(card.getByText(part, { exact: true })).toBeHidden();
        const before = await placeOf(card);
        await choose(page, yearly.title);
        for (const part of yearlyParts) await expect(card.getByText(part, { exact: true })).toBeVisible();
        await expect(card.getByText('4.99 EUR', { exact: true })).toBeHidden();
        await expect(card.locator('s')).toHaveText('60.00 EUR');
        expect(await placeOf(card)).toEqual(before);
        await expect(page.getByText(pricing.text)).toBeVisible();
      });
      await test.step('twelve questions, one of them open', async () => {
        await expect(page.getByRole('main').locator('summary')).toHaveText(faq.entries.map(({ title }) => title));
        expect(faq.entries).toHaveLength(12);
        await expect(openEntries(page)).toHaveText([faq.entries[0]?.title ?? '']);
        for (const { title, text } of faq.entries.slice(1)) {
          await page.getByText(title, { exact: true }).click();
          await expect(openEntries(page)).toHaveText([title]);
          await expect(page.getByText(text)).toBeVisible();
        }
      });
      await test.step('on a phone one card is shown at a time, and the table compares both plans', async () => {
        await page.setViewportSize({ width: 390, height: 900 });
        const table = page.getByRole('table');
        const columns = [free.title, premium.title].map((name) =>
          table.getByRole('columnheader', { name, exact: true }),
        );
        await expect(plan(page, free.title)).toBeVisible();
        await expect(plan(page, premium.title)).toBeHidden();
        await choose(page, premium.title);
        await expect(plan(page, premium.title)).toBeVisible();
        await expect(plan(page, free.title)).toBeHidden();
        for (const column of columns) await expect(column).toBeVisible();
        const cells = await table.getByRole('row').last().getByRole('cell').all();
        const places = await Promise.all(cells.map(placeOf));
        expect(places.map(({ top }) => top)).toEqual([places[0]?.top, places[0]?.top]);
        await page.setViewportSize({ width: 769, height: 900 });
        await expect(plan(page, free.title)).toBeVisible();
        await expect(page.getByRole('radio', { name: free.title })).toBeHidden();
      });
    });
  });
}

test('the comparison of plans, and buttons that open the invitation in a new tab and scroll to the features', async ({
  page,
  context,
}) => {
  await page.goto('/');
  const rows: Record<string, [free: string, premium: string]> = {
    Verification: ['Basic', 'Advanced, with timeout and auto-kick'],
    'Emoji reaction roles': ['5', '25'],
    'Button roles': ['None', '25'],
    'Welcome and leave messages': [
      'Plain text',
      'Customizable embed, welcome image, member count variable, Premium welcome template',
    ],
    'Bot name, embed color and message type': ['Fixed', 'Editable'],
    'Temporary voice channels': ['50 channels, 5 templates', '100 channels, 10 templates'],
  };
  const premiumOnly = ['Invite tracking', 'Economy', 'Coin farming', 'Daily rewards', 'Shop', 'Ranks', 'Blackjack'];
  for (const name of [...premiumOnly, 'Lottery', 'Statistics', 'Backup', 'Content delivery']) {
    rows[name] = ['Not available', 'Included'];
  }
  for (const [name, cells] of Object.entries(rows)) {
    const header = page.getByRole('rowheader', { name, exact: true });
    await expect(page.getByRole('row').filter({ has: header }).getByRole('cell')).toHaveText(cells);
  }

  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'smooth');
  await page.getByRole('link', { name: 'Explore Features' }).click();
  await expect(page.getByRole('heading', { name: english.features.title })).toBeInViewport();
  const opened = await newTab(context, () => page.getByRole('link', { name: 'Add to Discord' }).first().click());
  expect(new URL(opened.url()).searchParams.get('permissions')).toBe('8');
});

test('everything works with the keyboard alone', async ({ page }) => {
  await openStopped(page);
  const press = (key: string) => page.keyboard.press(key);
  const moderation = tab(page, 'Moderation');
  await moderation.scrollIntoViewIfNeeded();
  // From the element before the tabs.
  await page.getByRole('link', { name: 'Explore Features' }).focus();
  await press('Tab');
  for (const pause of await page.getByRole('button', { name: 'Pause the animations' }).all()) {
    await expect(pause).toBeFocused();
    await press('Tab');
  }
  await expect(moderation).toBeFocused();
  await page.clock.runFor(30_000);
  await expect(shownTab(page), 'nothing turns while the focus is there').toHaveText('Moderation');
  await press('ArrowRight');
  await expect(tab(page, 'Economy')).toBeFocused();
  await expect(page.getByRole('tabpanel')).toHaveAccessibleName('Economy');
  await press('End');
  await expect(shownTab(page)).toHaveText('Entertainment');
  await press('Tab');
  await expect(page.getByRole('tabpanel')).toBeFocused();
  await press('Tab');
  const band = page.getByRole('region', { name: english.callToAction.title });
  await expect(band.getByRole('link')).toBeFocused();
  await expect(band.getByText(new RegExp(english.callToAction.emoji.join('|'), 'u'))).toHaveCount(12);
  await press('Tab');
  await expect(page.getByRole('radio', { name: 'Monthly' })).toBeFocused();
  await press('ArrowRight');
  await expect(page.getByText('39.99 EUR', { exact: true })).toBeVisible();
  await press('Tab');
  await expect(plan(page, 'Free').getByRole('link')).toBeFocused();
  await press('Tab');
  await expect(plan(page, 'Premium').getByRole('link')).toBeFocused();
  await press('Tab');
  await expect(page.locator('summary').first()).toBeFocused();
  await press('Tab');
  await press('Enter');
  await expect(openEntries(page)).toHaveText([english.faq.entries[1]?.title ?? '']);
});

/** The page that an action opens in a new tab. */
async function newTab(context: BrowserContext, action: () => Promise<void>): Promise<Page> {
  const [opened] = await Promise.all([context.waitForEvent('page'), action()]);
  await opened.waitForURL(/authorize/);
  return opened;
}

test.describe('the program of the page', () => {
  const program = /\/assets\/.*\.js$/;

  test('is not fetched before the first sign of a visitor', async ({ page }) => {
    const fetched: string[] = [];
    page.on('request', (request) => program.test(request.url()) && fetched.push(request.url()));
    await page.goto('/');
    await settled(page);
    expect(fetched).toEqual([]);
    await arrive(page);
    await expect.poll(() => fetched.length).toBeGreaterThan(2);
  });

  test('gets the presses and keys that came before it', async ({ page }) => {
    const release = await hold(page, 'GET', program);
    await page.goto('/');
    await page.getByRole('button', { name: 'Theme' }).click();
    await expect(page.getByRole('button', { name: 'Theme', expanded: false })).toBeVisible();
    release();
    await expect(page.getByRole('button', { name: 'Theme', expanded: true })).toBeVisible();
    await page.reload();
    await tab(page, 'Moderation').focus();
    await page.keyboard.press('ArrowRight');
    await expect(tab(page, 'Economy')).toBeFocused();
  });

  test('is not needed to follow a link to another language', async ({ page }) => {
    const fetched: string[] = [];
    await page.route(program, (route) => {
      fetched.push(new URL(route.request().url()).pathname);
      return route.abort();
    });
    await page.goto('/');
    const address = await page.locator('script[data-program]').getAttribute('data-program');
    const count = () => fetched.filter((path) => path === address).length;
    const start = performance.now();
    await arrive(page);
    await expect.poll(count).toBe(1);
    for (let times = 0; times < 4; times++) {
      await arrive(page);
      await settled(page);
    }
    // Movements try again every five seconds at most.
    expect(count() - 1).toBeLessThanOrEqual((performance.now() - start) / 5000);
    await page.getByRole('link', { name: 'Română' }).first().click();
    await expect(page).toHaveURL('/ro/');
  });

  test('is fetched again at the next sign if it could not be', async ({ page }) => {
    await page.route(program, (route) => route.abort(), { times: 1 });
    await page.goto('/');
    await arrive(page);
    await settled(page);
    await page.getByRole('button', { name: 'Theme' }).click();
    await expect(page.getByRole('button', { name: 'Theme', expanded: true })).toBeVisible();
  });
});
