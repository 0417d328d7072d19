import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { build } from 'vite';
import { browserOptions } from '../../browserOptions.ts';
import { serveFolder } from '../keystroke/staticServer.ts';
import { mean, median, percentile, type Ratio, ratioOfMedians } from '../statistics.ts';
import { CACHE } from '../synthetic/project.ts';

const THROTTLE = 4;
const MOVES = 30;

/** Nine lines over the hours of a week, the most that the product shows, and of 30 days. */
const contenders = [
  { name: 'guildhall', page: 'guildhall', points: 168 },
  { name: 'guildhall', page: 'guildhall', points: 720 },
  { name: 'nivo, with slices', page: 'nivo', points: 720 },
];
/** The index of the contender that the others are compared with. */
const PRODUCT = 1;

export interface ChartResult {
  contender: string;
  points: number;
  /** Milliseconds from rendering until after the frame that shows the lines. */
  mount: { median: number; p95: number };
  /** The same for the lines and the axes. */
  whole: { median: number; p95: number };
  /** Milliseconds from a pointer movement until after the frame that reacts to it. */
  move: { median: number; p95: number };
  /** Milliseconds of the main thread per pointer movement. */
  task: number;
  /** Time relative to the product; undefined for the product itself. */
  toProduct?: { mount: Ratio; whole: Ratio; move: Ratio; task: Ratio };
}

interface Round {
  mount: number[];
  whole: number[];
  move: number[];
  task: number[];
}

/** Draws the same lines with all contenders in turns and moves the pointer over them, with the CPU throttled. */
export async function measureChart({ rounds }: { rounds: number }): Promise<ChartResult[]> {
  console.log('chart: building');
  await build({ configFile: 'tests/bench/chart/vite.config.ts', logLevel: 'error' });
  const server = await serveFolder(join(CACHE, 'chart'));
  const browser = await chromium.launch(browserOptions);
  try {
    const measured = contenders.map((): Round[] => []);
    for (let round = 0; round <= rounds; round++) {
      for (const [index, { page, points }] of contenders.entries()) {
        const result = await roundOf(browser, `${server.url}/${page}.html?points=${points}`);
        // The first round is a warm-up.
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
  // tsx wraps named functions in a helper that does not exist in the page.
  await page.addInitScript('globalThis.__name ??= (target) => target;');
  page.on('pageerror', (error) => console.error(error));
  await page.goto(url);
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.waitForFunction(() => 'benchMount' in window);
  await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
  const mounts: { lines: number; whole: number }[] = [];
  for (let time = 0; time < 4; time++) mounts.push(await page.evaluate(() => window.benchMount()));
  const taskTime = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
  };
  await sweep(page, 2);
  await page.evaluate(() => {
    window.benchMoves = [];
  });
  const before = await taskTime();
  await sweep(page, MOVES);
  const task = ((await taskTime()) - before) / MOVES;
  const move = await page.evaluate(() => window.benchMoves);
  await context.close();
  // The first mount compiles code that the others run.
  const warm = mounts.slice(1);
  return { mount: warm.map(({ lines }) => lines), whole: warm.map(({ whole }) => whole), move, task: [task] };
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
  const spread = (select: (round: Round) => number[]) => {
    const values = own.flatMap(select);
    return { median: median(values), p95: percentile(values, 0.95) };
  };
  const ratio = (select: (round: Round) => number[]) => ratioOfMedians(own.map(select), product.map(select));
  return {
    contender,
    points,
    mount: spread(({ mount }) => mount),
    whole: spread(({ whole }) => whole),
    move: spread(({ move }) => move),
    task: mean(own.flatMap(({ task }) => task)),
    toProduct:
      own === product
        ? undefined
        : {
            mount: ratio(({ mount }) => mount),
            whole: ratio(({ whole }) => whole),
            move: ratio(({ move }) => move),
            task: ratio(({ task }) => task),
          },
  };
}
