import { type Browser, chromium } from '@playwright/test';
import { browserOptions } from '../../browserOptions.ts';
import { generator, mean, median, percentile, type Ratio, ratioOfMedians } from '../statistics.ts';
import { Contestant, type Round } from './contestant.ts';
import type { RenderCount, Sample } from './probe.ts';
import { type BenchScreen, type Contender, contenders, screens } from './screens.ts';
import { serveScreens } from './serveScreens.ts';

const THROTTLE = 4;
const LETTERS = 'harbr';
/** Milliseconds per contender and screen, after which it gets no further rounds beyond the minimum. */
const BUDGET = 60_000;
const MIN_ROUNDS = 3;

export interface Timing {
  contender: Contender;
  elements: number;
  keystrokes: number;
  /** Milliseconds. */
  paint: { median: number; p95: number };
  handler: { median: number; p95: number };
  /** Milliseconds per keystroke, deferred work included. */
  script: number;
  task: number;
  /** Time relative to the product; undefined for the product itself. Above 1, the product is faster. */
  toProduct?: { paint: Ratio; handler: Ratio; script: Ratio; task: Ratio };
  rounds: Round[];
}

export interface ScreenResult {
  screen: BenchScreen;
  timings: Timing[];
  renders: Partial<Record<Contender, Renders>>;
}

export interface Renders {
  /** A letter that affects only its field. */
  letter: RenderCount;
  /** The deletion of the last letter, which changes the state of another field. */
  lastLetter?: RenderCount;
}

export interface KeystrokeOptions {
  rounds: number;
  /** Ids of screens. Default: all. */
  screens?: readonly string[];
  contenders?: readonly Contender[];
}

/** Types into the same screens of all contenders in turns, with the CPU throttled. */
export async function measureKeystrokes(options: KeystrokeOptions): Promise<ScreenResult[]> {
  const names = options.contenders ?? contenders;
  const server = await serveScreens();
  const browser = await chromium.launch(browserOptions);
  try {
    const results: ScreenResult[] = [];
    for (const screen of screens) {
      if (options.screens && !options.screens.includes(screen.id)) continue;
      console.log(`keystrokes: ${screen.title}`);
      const timings = await timingsOf(browser, server.url, screen, names, options.rounds);
      results.push({ screen, timings, renders: await rendersOf(browser, server.url, screen, names) });
    }
    return results;
  } finally {
    await browser.close();
    server.close();
  }
}

async function timingsOf(
  browser: Browser,
  url: string,
  screen: BenchScreen,
  names: readonly Contender[],
  rounds: number,
): Promise<Timing[]> {
  const entries: {
    contender: Contender;
    contestant: Contestant;
    elements: number;
    spent: number;
    random: () => number;
  }[] = [];
  for (const contender of names) {
    const contestant = await Contestant.open(browser, url, { contender, screen, throttle: THROTTLE });
    const random = generator(7);
    // Warms up the code, and leaves the form changed so that the save bar stays visible in all rounds.
    const before = await contestant.value();
    await contestant.type([...'warming up', 'Backspace', 'Backspace'], random);
    if ((await contestant.value()) !== `${before}warming `) throw new Error(`${contender} lost letters`);
    entries.push({ contender, contestant, elements: await contestant.elements(), spent: 0, random });
  }
  for (let round = 0; round < rounds; round++) {
    // The order rotates, so that each contender follows each other one.
    const rotated = entries.map((_, index) => entries[(index + round) % entries.length]);
    for (const entry of rotated) {
      if (!entry || (entry.spent > BUDGET && entry.contestant.rounds.length >= MIN_ROUNDS)) continue;
      const start = performance.now();
      await entry.contestant.round(LETTERS, entry.random);
      entry.spent += performance.now() - start;
    }
  }
  for (const { contestant } of entries) await contestant.close();
  const product = entries[0]?.contestant.rounds ?? [];
  return entries.map(({ contender, contestant, elements }, index) => ({
    contender,
    elements,
    ...summary(contestant.rounds),
    toProduct: index === 0 ? undefined : compare(contestant.rounds, product),
    rounds: contestant.rounds,
  }));
}

function summary(rounds: readonly Round[]) {
  const samples = rounds.flatMap((round) => round.samples);
  const spread = (select: (sample: Sample) => number) => {
    const values = samples.map(select);
    return { median: median(values), p95: percentile(values, 0.95) };
  };
  return {
    keystrokes: samples.length,
    paint: spread(({ paint }) => paint),
    handler: spread(({ handler }) => handler),
    script: mean(rounds.map(({ script }) => script)),
    task: mean(rounds.map(({ task }) => task)),
  };
}

function compare(others: readonly Round[], product: readonly Round[]) {
  const ratio = (select: (round: Round) => number[]) => ratioOfMedians(others.map(select), product.map(select));
  return {
    paint: ratio(({ samples }) => samples.map(({ paint }) => paint)),
    handler: ratio(({ samples }) => samples.map(({ handler }) => handler)),
    script: ratio(({ script }) => [script]),
    task: ratio(({ task }) => [task]),
  };
}

async function rendersOf(
  browser: Browser,
  url: string,
  screen: BenchScreen,
  names: readonly Contender[],
): Promise<ScreenResult['renders']> {
  const renders: ScreenResult['renders'] = {};
  for (const contender of names) {
    const contestant = await Contestant.open(browser, url, { contender, screen, throttle: 1, count: true });
    const before = await contestant.value();
    await contestant.renders('a');
    const letter = await contestant.renders('b');
    renders[contender] = { letter };
    if (before === '') {
      await contestant.renders('Backspace');
      renders[contender].lastLetter = await contestant.renders('Backspace');
    }
    await contestant.close();
  }
  return renders;
}
