import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { build } from 'vite';
import config from '../../../playwright.config.ts';
import { serveFolder } from '../keystroke/staticServer.ts';
import { mean, median, percentile, type Ratio, ratioOfMedians } from '../statistics.ts';
import { CACHE } from '../synthetic/project.ts';

const THROTTLE = 4;
const MOVES = 30;

/** Nine lines over the hours of a week, as a screen shows at most, and over those of 30 days. */
const contenders = [
  { name: 'guildhall', page: 'guildhall', points: 168 },
  { name: 'guildhall', page: 'guildhall', points: 720 },
  { name: 'nivo, with slices', page: 'nivo', points: 720 },
];
/** What the others are held against. */
const PRODUCT = 1;

export interface ChartResult {
  contender: string;
  points: number;
  /** Milliseconds from the render to after the frame that shows the chart. */
  mount: { median: number; p95: number };
  /** Milliseconds from a movement of the pointer to after the frame that answers it. */
  move: { median: number; p95: number };
  /** Milliseconds of the page's main thread for a movement. */
  task: number;
  /** How many times as long as the product takes; for the others only. */
  toProduct?: { mount: Ratio; move: Ratio; task: Ratio };
}

interface Round {
  mount: number[];
  move: number[];
  task: number[];
}

/** Draws the same lines with all contenders in turns and moves the pointer over them, at a quarter of the machine's speed. */
export async function measureChart({ rounds }: { rounds: number }): Promise<ChartResult[]> {
  console.log('chart: building');
  await build({ configFile: 'tests/bench/chart/vite.config.ts', logLevel: 'error' });
  const server = await serveFolder(join(CACHE, 'chart'));
  const browser = await chromium.launch(config.use?.launchOptions);
  try {
    const measured = contenders.map((): Round[] => []);
    for (let round = 0; round <= rounds; round++) {
      for (const [index, { page, points }] of contenders.entries()) {
        const result = await roundOf(browser, `${server.url}/${page}.html?points=${points}`);
        // The first one warms up the machine.
        if (round > 0) measured[index]?.push(result);
      }
    }
    return contenders.map(({ name, points }, index) => summary(name, points, measured[index] ?? [], measured[PRODUCT]));
  } finally {
    await browser.close();
    server.close();
  }
}

async function roundOf(browser: Browser, url: string): Promise<Round> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'en-US' });
  const page = await context.newPage();
  // The loader that runs this file may wrap named functions in a helper of its own.
  await page.addInitScript('globalThis.__name ??= (target) => target;');
  page.on('pageerror', (error) => console.error(error));
  await page.goto(url);
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.waitForFunction(() => 'benchMount' in window);
  await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
  const mount: number[] = [];
  for (let time = 0; time < 4; time++) mount.push(await page.evaluate(() => window.benchMount()));
  const busy = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
  };
  await sweep(page, 2);
  await page.evaluate(() => {
    window.benchMoves = [];
  });
  const before = await busy();
  await sweep(page, MOVES);
  const task = ((await busy()) - before) / MOVES;
  const move = await page.evaluate(() => window.benchMoves);
  await context.close();
  // The first one compiles what the others run.
  return { mount: mount.slice(1), move, task: [task] };
}

async function sweep(page: Page, moves: number): Promise<void> {
  for (let move = 1; move <= moves; move++) {
    await page.mouse.move(80 + (650 * move) / moves, 120 + (move % 5) * 10);
    await page.waitForTimeout(40);
  }
}

function summary(
  contender: string,
  points: number,
  own: readonly Round[],
  product: readonly Round[] = [],
): ChartResult {
  const spread = (of: (round: Round) => number[]) => {
    const values = own.flatMap(of);
    return { median: median(values), p95: percentile(values, 0.95) };
  };
  const ratio = (of: (round: Round) => number[]) => ratioOfMedians(own.map(of), product.map(of));
  return {
    contender,
    points,
    mount: spread(({ mount }) => mount),
    move: spread(({ move }) => move),
    task: mean(own.flatMap(({ task }) => task)),
    toProduct:
      own === product
        ? undefined
        : { mount: ratio(({ mount }) => mount), move: ratio(({ move }) => move), task: ratio(({ task }) => task) },
  };
}
