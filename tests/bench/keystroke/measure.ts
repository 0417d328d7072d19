import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { build } from 'vite';
import config from '../../../playwright.config.ts';
import { generator, mean, median, percentile, type Ratio, ratioOfMedians } from '../statistics.ts';
import { syntheticModule } from '../synthetic/module.ts';
import { CACHE, generateModules } from '../synthetic/project.ts';
import { Contestant, type Round } from './contestant.ts';
import type { RenderCount, Sample } from './probe.ts';
import { type BenchScreen, type Contender, contenders, screens } from './screens.ts';
import { serveFolder } from './staticServer.ts';

const THROTTLE = 4;
const LETTERS = 'harbr';
/** Milliseconds of one contender on one screen, after which it gets no more rounds than the fewest. */
const BUDGET = 60_000;
const FEWEST_ROUNDS = 3;

export interface Timing {
  contender: Contender;
  elements: number;
  keystrokes: number;
  /** Milliseconds. */
  paint: { median: number; p95: number };
  handler: { median: number; p95: number };
  /** Milliseconds a keystroke, with what runs later. */
  script: number;
  task: number;
  /** How many times as long as the product takes; for the others only. Above 1 the product is faster. */
  toProduct?: { paint: Ratio; handler: Ratio; script: Ratio; task: Ratio };
  rounds: Round[];
}

export interface ScreenResult {
  screen: BenchScreen;
  timings: Timing[];
  renders: Partial<Record<Contender, Renders>>;
}

export interface Renders {
  /** A letter that changes the field alone. */
  letter: RenderCount;
  /** The deletion of the only letter, on which the state of another field depends. */
  lastLetter?: RenderCount;
}

export interface KeystrokeOptions {
  rounds: number;
  /** Ids of screens; all when absent. */
  screens?: readonly string[];
  contenders?: readonly Contender[];
}

/** Types into the same screens of all contenders in turns, at a quarter of the machine's speed. */
export async function measureKeystrokes(options: KeystrokeOptions): Promise<ScreenResult[]> {
  const names = options.contenders ?? contenders;
  await generateModules(
    'modules',
    Object.fromEntries(
      screens.flatMap(({ module, title, fields }) => (fields ? [[module, syntheticModule(title, fields)]] : [])),
    ),
  );
  await build({ configFile: 'tests/bench/keystroke/vite.config.ts', logLevel: 'error' });
  const server = await serveFolder(join(CACHE, 'pages'));
  const browser = await chromium.launch(config.use?.launchOptions);
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
  const field: {
    contender: Contender;
    contestant: Contestant;
    elements: number;
    spent: number;
    random: () => number;
  }[] = [];
  for (const contender of names) {
    const contestant = await Contestant.open(browser, url, { contender, screen, throttle: THROTTLE });
    const random = generator(7);
    // Warms the code up and leaves the form changed: the save bar stays through all rounds.
    const before = await contestant.value();
    await contestant.type([...'warming up', 'Backspace', 'Backspace'], random);
    if ((await contestant.value()) !== `${before}warming `) throw new Error(`${contender} lost letters`);
    field.push({ contender, contestant, elements: await contestant.elements(), spent: 0, random });
  }
  for (let round = 0; round < rounds; round++) {
    // Everybody has to follow everybody else, so the order turns.
    const turned = field.map((_, index) => field[(index + round) % field.length]);
    for (const entry of turned) {
      if (!entry || (entry.spent > BUDGET && entry.contestant.rounds.length >= FEWEST_ROUNDS)) continue;
      const start = performance.now();
      await entry.contestant.round(LETTERS, entry.random);
      entry.spent += performance.now() - start;
    }
  }
  for (const { contestant } of field) await contestant.close();
  const product = field[0]?.contestant.rounds ?? [];
  return field.map(({ contender, contestant, elements }, index) => ({
    contender,
    elements,
    ...summary(contestant.rounds),
    toProduct: index === 0 ? undefined : compare(contestant.rounds, product),
    rounds: contestant.rounds,
  }));
}

function summary(rounds: readonly Round[]) {
  const samples = rounds.flatMap((round) => round.samples);
  const spread = (of: (sample: Sample) => number) => {
    const values = samples.map(of);
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
  const ratio = (of: (round: Round) => number[]) => ratioOfMedians(others.map(of), product.map(of));
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
