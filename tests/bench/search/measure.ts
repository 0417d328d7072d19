import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { chromium, type Page } from '@playwright/test';
import { build } from 'vite';
import { product } from '../../../src/web/product/product.ts';
import { browserOptions } from '../../browserOptions.ts';
import { installTimer, type Sample } from '../keystroke/probe.ts';
import { serveFolder } from '../keystroke/staticServer.ts';
import { generator, median, percentile } from '../statistics.ts';
import { CACHE } from '../synthetic/project.ts';

const THROTTLE = 4;
const SETTINGS = 2000;
/** Keys are 60 to 200 ms apart. */
const SHORTEST_GAP = 60;
const GAP_RANGE = 140;

interface Spread {
  median: number;
  p95: number;
}

export interface SearchResult {
  settings: number;
  questions: number;
  keystrokes: number;
  /** Milliseconds to answer what is in the field after a key, without showing the results. */
  answer: Spread;
  /** Milliseconds from the input event to the end of its synchronous work: the answer, and the list that shows it. */
  handler: Spread;
  /** Milliseconds from the key to the painted results. */
  paint: Spread;
  /** Milliseconds of processor time for each key: all scripts until the next key. Least affected by a busy machine. */
  script: Spread;
  /** Milliseconds to prepare the index and answer the first question. */
  first: number;
  /** Bytes of the product's own index, by language. */
  bytes: { language: string; plain: number; gzip: number; brotli: number }[];
}

/** Types the questions that the search is measured with into the search of an index of 2,000 settings, with the CPU throttled. */
export async function measureSearch({ questions: most }: { questions: number }): Promise<SearchResult> {
  console.log('search: building');
  await build({ configFile: 'tests/bench/search/vite.config.ts', logLevel: 'error' });
  const server = await serveFolder(join(CACHE, 'search'));
  const browser = await chromium.launch(browserOptions);
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, locale: 'en-US' });
    page.on('pageerror', (error) => console.error(error));
    // tsx wraps named functions in a helper that does not exist in the page.
    await page.addInitScript('globalThis.__name ??= (target) => target;');
    await page.addInitScript(installTimer);
    await page.goto(`${server.url}/search.html?settings=${SETTINGS}`);
    await page.getByRole('combobox').focus();
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    const scriptTime = async () => {
      const { metrics } = await session.send('Performance.getMetrics');
      return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0) * 1000;
    };
    await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
    const questions = englishQuestions().slice(0, most);
    const first = await page.evaluate(() => window.benchFirst());
    const random = generator(7);
    // Warms up the code.
    await ask(page, 'welcome channel', { random, scriptTime });
    const asked: Asked[] = [];
    for (const question of questions) asked.push(await ask(page, question, { random, scriptTime }));
    const samples = asked.flatMap((one) => one.samples);
    const answers = await page.evaluate(
      (all) =>
        all.flatMap((question) => Array.from(question, (_, length) => window.benchAsk(question.slice(0, length + 1)))),
      questions,
    );
    return {
      settings: await page.evaluate(() => window.benchSettings),
      questions: questions.length,
      keystrokes: samples.length,
      answer: spread(answers),
      handler: spread(samples.map(({ handler }) => handler)),
      paint: spread(samples.map(({ paint }) => paint)),
      script: spread(asked.flatMap(({ scripts }) => scripts)),
      first,
      bytes: product.languages.map(indexBytes),
    };
  } finally {
    await browser.close();
    server.close();
  }
}

function englishQuestions(): string[] {
  const asked: { language: string; question: string }[] = JSON.parse(
    readFileSync('tests/search/questions.json', 'utf8'),
  );
  return asked.flatMap(({ language, question }) => (language === 'en' ? [question] : []));
}

interface Asked {
  samples: Sample[];
  /** Processor time of each key, in milliseconds. */
  scripts: number[];
}

/** Types a question letter by letter into the empty field and waits until its results are painted. */
async function ask(
  page: Page,
  question: string,
  { random, scriptTime }: { random(): number; scriptTime(): Promise<number> },
): Promise<Asked> {
  await page.getByRole('combobox').fill('');
  await page.waitForTimeout(SHORTEST_GAP);
  await page.evaluate(() => {
    window.benchSamples = [];
  });
  const scripts: number[] = [];
  for (const letter of question) {
    const before = await scriptTime();
    await page.keyboard.press(letter);
    await page.waitForTimeout(SHORTEST_GAP + random() * GAP_RANGE);
    scripts.push((await scriptTime()) - before);
  }
  await page.waitForFunction((count) => window.benchSamples.length >= count, question.length);
  return { samples: await page.evaluate(() => window.benchSamples), scripts };
}

function spread(values: readonly number[]): Spread {
  return { median: median(values), p95: percentile(values, 0.95) };
}

/** As the server sends it: without spaces, compressed. */
function indexBytes(language: string): SearchResult['bytes'][number] {
  const plain = JSON.stringify(JSON.parse(readFileSync(`generated/search/${language}.json`, 'utf8')));
  return {
    language,
    plain: Buffer.byteLength(plain),
    gzip: gzipSync(plain).length,
    brotli: brotliCompressSync(plain).length,
  };
}
