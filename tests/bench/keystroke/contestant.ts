import type { Browser, CDPSession, Page } from '@playwright/test';
import { EDITED_ITEM } from '../synthetic/shop.ts';
import { installRenderCounter, installTimer, type RenderCount, type Sample } from './probe.ts';
import type { BenchScreen, Contender } from './screens.ts';

/** Processor time in milliseconds per keystroke, deferred work included. */
export interface Work {
  script: number;
  /** All of the main thread: script, style, layout and the rest. */
  task: number;
}

export interface Round extends Work {
  samples: Sample[];
}

/** A pause in which deferred work finishes. */
const REST = 500;
/** Gaps between keys are 60 to 260 ms, as when a person types. */
const SHORTEST_GAP = 60;
const GAP_RANGE = 200;

/** A page with one screen of one contender. */
export class Contestant {
  readonly rounds: Round[] = [];
  readonly #page: Page;
  readonly #session: CDPSession;
  readonly #target: string;

  private constructor(page: Page, session: CDPSession, target: string) {
    this.#page = page;
    this.#session = session;
    this.#target = `[id="${target}"]`;
  }

  static async open(
    browser: Browser,
    url: string,
    { contender, screen, throttle, count = false }: OpenOptions,
  ): Promise<Contestant> {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'en-US' });
    const page = await context.newPage();
    page.on('pageerror', (error) => console.error(`${contender}, ${screen.title}:`, error));
    // tsx wraps named functions in a helper that does not exist in the page.
    await page.addInitScript('globalThis.__name ??= (target) => target;');
    await page.addInitScript(count ? installRenderCounter : installTimer);
    await page.goto(`${url}/${contender}.html?module=${screen.module}`);
    // In the rjsf form all rows are open.
    if (screen.module === 'shop' && contender !== 'rjsf') {
      await page.locator('button[aria-label^="Edit"]').nth(EDITED_ITEM).click();
    }
    const target = page.locator(`[id="${screen.target}"]`);
    await target.waitFor({ timeout: 60_000 });
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await session.send('Emulation.setCPUThrottlingRate', { rate: throttle });
    await target.scrollIntoViewIfNeeded();
    await target.focus();
    await page.keyboard.press('Control+End');
    return new Contestant(page, session, screen.target);
  }

  /** The number of elements on the page. */
  elements(): Promise<number> {
    return this.#page.evaluate(() => document.querySelectorAll('body *').length);
  }

  /** Types the keys and waits for the last paint. */
  async type(keys: readonly string[], gap: () => number): Promise<Sample[]> {
    await this.#page.evaluate(() => {
      window.benchSamples = [];
    });
    for (const key of keys) {
      await this.#page.keyboard.press(key);
      await pause(SHORTEST_GAP + gap() * GAP_RANGE);
    }
    await this.#page.waitForFunction((count) => window.benchSamples.length >= count, keys.length, {
      polling: 100,
      timeout: 120_000,
    });
    return this.#page.evaluate(() => window.benchSamples);
  }

  /** Measures a round of letters and as many deletions, which leaves the field as it was. */
  async round(letters: string, gap: () => number): Promise<Round> {
    await this.#page.bringToFront();
    const keys = [...letters, ...Array.from(letters, () => 'Backspace')];
    const before = await this.#work();
    const samples = await this.type(keys, gap);
    await pause(REST);
    const after = await this.#work();
    const round = {
      samples,
      script: (after.script - before.script) / keys.length,
      task: (after.task - before.task) / keys.length,
    };
    this.rounds.push(round);
    return round;
  }

  /** The components that a key renders. */
  async renders(key: string): Promise<RenderCount> {
    await this.#page.evaluate(() => {
      window.benchRenders = { components: 0, fields: [] };
    });
    await this.#page.keyboard.press(key);
    await pause(REST);
    return this.#page.evaluate(() => window.benchRenders);
  }

  async value(): Promise<string> {
    return this.#page.locator(this.#target).inputValue();
  }

  close(): Promise<void> {
    return this.#page.context().close();
  }

  async #work(): Promise<Work> {
    const { metrics } = await this.#session.send('Performance.getMetrics');
    const milliseconds = (name: string) => (metrics.find((metric) => metric.name === name)?.value ?? 0) * 1000;
    return { script: milliseconds('ScriptDuration'), task: milliseconds('TaskDuration') };
  }
}

export interface OpenOptions {
  contender: Contender;
  screen: BenchScreen;
  /** How many times slower than this machine the page runs. */
  throttle: number;
  /** Counts renders instead of measuring time. */
  count?: boolean;
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((done) => setTimeout(done, milliseconds));
}
