import { type Browser, chromium, type Page } from '@playwright/test';
import { browserOptions } from '../../browserOptions.ts';
import { GRAND_ASSEMBLY, HARBOUR_TAVERN } from '../../journeys/support/guilds.ts';
import { startProduct } from '../../journeys/support/product.ts';
import { control, field, saveBar } from '../../journeys/support/screen.ts';
import { percentile } from '../statistics.ts';
import { installObserver } from './probe.ts';

const THROTTLE = 4;
/** Milliseconds between two interactions, in which deferred work finishes. */
const REST = 400;
/** Shorter interactions have no entry and count as this, in milliseconds. */
const LEAST = 16;

/** Interactions of one kind, in milliseconds from the input to the next paint. */
export interface InteractionResult {
  what: string;
  count: number;
  p75: number;
  p98: number;
}

interface Kind {
  what: string;
  guild: string;
  section: string;
  prepare?(page: Page): Promise<void>;
  /** What comes before each interaction and is not measured. */
  before?(page: Page, index: number): Promise<void>;
  act(page: Page, index: number): Promise<void>;
  /** What ends each interaction and is not measured. */
  after?(page: Page): Promise<void>;
}

const LETTERS = 'a harbour full of ships';
const message = (page: Page) => control(page, 'welcome_message');
const role = (page: Page) => field(page, 'button_rows').getByRole('combobox', { name: 'Role' }).last();

const KINDS: Kind[] = [
  {
    what: 'typing a message',
    guild: HARBOUR_TAVERN,
    section: 'welcomeLeave',
    prepare: (page) => message(page).focus(),
    act: (page, index) => message(page).press(LETTERS[index % LETTERS.length] ?? 'a'),
  },
  {
    what: 'opening a picker with 250 roles',
    guild: GRAND_ASSEMBLY,
    section: 'reactRoles',
    prepare: (page) => page.getByRole('button', { name: 'Add Button Role' }).click(),
    act: (page) => role(page).click(),
    async after(page) {
      await page.getByRole('listbox').waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('listbox').waitFor({ state: 'hidden' });
    },
  },
  {
    what: 'saving',
    guild: HARBOUR_TAVERN,
    section: 'welcomeLeave',
    async before(page, index) {
      await message(page).fill(`Number ${index}`);
      await saveBar(page).getByRole('button', { name: 'Save', exact: true }).waitFor();
    },
    act: (page) => saveBar(page).getByRole('button', { name: 'Save', exact: true }).click(),
    after: (page) => saveBar(page).waitFor({ state: 'hidden' }),
  },
];

/** Does what people do most on settings screens of the built demo, with the CPU throttled. */
export async function measureInteractions({ rounds }: { rounds: number }): Promise<InteractionResult[]> {
  const product = await startProduct({ env: { LIMIT_SAVES: '0', LIMIT_REQUESTS: '0' } });
  const browser = await chromium.launch(browserOptions);
  try {
    const results: InteractionResult[] = [];
    for (const kind of KINDS) {
      console.log(`interactions: ${kind.what}`);
      results.push(await measure(browser, product.url, kind, rounds));
    }
    return results;
  } finally {
    await browser.close();
    await product.dispose();
  }
}

async function measure(browser: Browser, url: string, kind: Kind, rounds: number): Promise<InteractionResult> {
  const { what, guild, section, prepare, before, act, after } = kind;
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'en-US' });
  try {
    await context.request.get(`${url}/auth/login/?login_hint=owner`);
    const page = await context.newPage();
    // tsx wraps named functions in a helper that does not exist in the page.
    await page.addInitScript('globalThis.__name ??= (target) => target;');
    await page.addInitScript(installObserver);
    await page.goto(`${url}/dashboard/${guild}?section=${section}`);
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
    await prepare?.(page);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
    const times: number[] = [];
    for (let index = 0; index < rounds; index++) {
      await before?.(page, index);
      await page.waitForTimeout(REST);
      await page.evaluate(() => {
        window.benchInteractions = {};
      });
      await act(page, index);
      await page.waitForTimeout(REST);
      times.push(Math.max(LEAST, ...Object.values(await page.evaluate(() => window.benchInteractions))));
      await after?.(page);
    }
    return { what, count: times.length, p75: percentile(times, 0.75), p98: percentile(times, 0.98) };
  } finally {
    await context.close();
  }
}
