import { chromium, type Page } from '@playwright/test';
import { browserOptions } from '../../browserOptions.ts';
import { serveScreens } from '../keystroke/serveScreens.ts';
import { median, percentile } from '../statistics.ts';
import { installTimer, type RetraceSample } from './probe.ts';

const FIELDS = 1000;
/** As many steps as a form remembers. */
const STEPS = 200;
const GAP = 60;

export interface RetraceResult {
  key: 'undo' | 'redo';
  /** How many times slower than this machine the page ran. */
  throttle: number;
  steps: number;
  /** Milliseconds from the key to the end of its synchronous work, rendering included. */
  handler: { median: number; p95: number };
  /** Milliseconds from the key to the painted step. */
  paint: { median: number; p95: number };
  /** Milliseconds of the main thread's processor time for each step, deferred work included. Least affected by a busy machine. */
  task: { median: number; p95: number };
}

/** Undoes and redoes all steps of a form with 1,000 fields: words, switches that hide fields, numbers. */
export async function measureUndo({ steps = STEPS }: { steps?: number } = {}): Promise<RetraceResult[]> {
  console.log('undo: building');
  const server = await serveScreens();
  const browser = await chromium.launch(browserOptions);
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, locale: 'en-US' });
    page.on('pageerror', (error) => console.error(error));
    // tsx wraps named functions in a helper that does not exist in the page.
    await page.addInitScript('globalThis.__name ??= (target) => target;');
    await page.addInitScript(installTimer);
    await page.goto(`${server.url}/guildhall.html?module=fields${FIELDS}`);
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    const taskTime = async () => {
      const { metrics } = await session.send('Performance.getMetrics');
      return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
    };
    const edited = await edit(page, steps);
    const results: RetraceResult[] = [];
    for (const throttle of [1, 4]) {
      await session.send('Emulation.setCPUThrottlingRate', { rate: throttle });
      for (const key of ['undo', 'redo'] as const) {
        const { samples, tasks } = await retrace(page, { key, steps, taskTime });
        if (samples.some(({ shown }) => !shown))
          throw new Error(`The handlers of ${key} ended before the page changed`);
        const now = await values(page);
        if ((key === 'redo') !== (now === edited)) throw new Error(`After ${key}, the form has other values`);
        results.push({
          key,
          throttle,
          steps,
          handler: spread(samples.map(({ handler }) => handler)),
          paint: spread(samples.map(({ paint }) => paint)),
          task: spread(tasks),
        });
      }
    }
    return results;
  } finally {
    await browser.close();
    server.close();
  }
}

/** Makes so many steps all over the form. @returns its values */
async function edit(page: Page, steps: number): Promise<string> {
  const blocks = FIELDS / 10;
  await page.locator('#root_label_0').waitFor({ timeout: 60_000 });
  for (let step = 0; step < steps; step++) {
    // Each block twice, with another kind of edit each time.
    const block = (step * 7) % blocks;
    const kind = (step + Math.floor(step / blocks)) % 3;
    if (kind === 0) await page.locator(`#root_on_${block}`).press('Space');
    if (kind === 1) {
      const label = page.locator(`#root_label_${block}`);
      await label.focus();
      await page.keyboard.type('word');
      await label.blur();
    }
    if (kind === 2) await page.locator(`#root_extra_${block}`).press('Space');
  }
  // Outside of text fields, whose own undo is the browser's.
  await page.locator('#root_on_0').focus();
  return values(page);
}

async function retrace(
  page: Page,
  { key, steps, taskTime }: { key: 'undo' | 'redo'; steps: number; taskTime(): Promise<number> },
): Promise<{ samples: RetraceSample[]; tasks: number[] }> {
  await page.evaluate(() => {
    window.benchRetraces = [];
  });
  const tasks: number[] = [];
  for (let step = 0; step < steps; step++) {
    const before = await taskTime();
    await page.keyboard.press(key === 'undo' ? 'Control+z' : 'Control+y');
    await page.waitForFunction((count) => window.benchRetraces.length >= count, step + 1);
    await page.waitForTimeout(GAP);
    tasks.push((await taskTime()) - before);
  }
  return { samples: await page.evaluate(() => window.benchRetraces), tasks };
}

/** What all controls of the page show. */
function values(page: Page): Promise<string> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLInputElement>('[id^="root_"]')]
      .map((control) => `${control.id} ${control.value} ${control.getAttribute('aria-checked')} ${control.checked}`)
      .join(),
  );
}

function spread(all: readonly number[]) {
  return { median: median(all), p95: percentile(all, 0.95) };
}
