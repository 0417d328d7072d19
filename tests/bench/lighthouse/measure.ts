import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findBrowser } from '../../../scripts/setup.mjs';
import { startProduct } from '../../journeys/support/product.ts';
import { median } from '../statistics.ts';

/** The last one that runs on Node 20. It is fetched when it is first used: it weighs more than the product. */
const LIGHTHOUSE = 'lighthouse@12.8.2';
const PAGES = ['/', '/ro/'];
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const KINDS = { Document: 'html', Stylesheet: 'css', Script: 'js', Font: 'font', Image: 'image' } as const;

const run = promisify(execFile);

/** What Lighthouse says of a page on a phone: medians of the runs, and the bytes of the last one. */
export interface PageReport {
  page: string;
  /** Of 100. */
  scores: Record<(typeof CATEGORIES)[number], number>;
  /** Milliseconds. */
  firstPaint: number;
  largestPaint: number;
  blocked: number;
  /** The most of all runs. */
  shift: number;
  requests: number;
  /** As they travel, compressed and with their headers. */
  bytes: Record<(typeof KINDS)[keyof typeof KINDS], number>;
  /** What cost points, in any run. */
  faults: string[];
}

interface Answer {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null; numericValue?: number; title: string; details?: unknown }>;
}

interface Request {
  resourceType?: string;
  transferSize: number;
}

/** Asks Lighthouse about the built demo, on a free port, page by page in turns. */
export async function measureLighthouse({ rounds }: { rounds: number }): Promise<PageReport[]> {
  const product = await startProduct();
  const folder = mkdtempSync(join(tmpdir(), 'guildhall-lighthouse-'));
  const answers = new Map<string, Answer[]>(PAGES.map((page) => [page, []]));
  try {
    for (let round = 1; round <= rounds; round++) {
      for (const page of PAGES) {
        console.log(`lighthouse: ${page}, ${round} of ${rounds}`);
        answers.get(page)?.push(await ask(product.url + page, folder));
      }
    }
  } finally {
    await product.dispose();
    rmSync(folder, { recursive: true, force: true });
  }
  return PAGES.map((page) => reportOf(page, answers.get(page) ?? []));
}

async function ask(url: string, folder: string): Promise<Answer> {
  const file = join(folder, 'report.json');
  const options = [
    '--quiet',
    '--output=json',
    `--output-path=${file}`,
    `--only-categories=${CATEGORIES.join(',')}`,
    '--chrome-flags=--headless=new --no-sandbox',
  ];
  const env = { ...process.env, CHROME_PATH: findBrowser() };
  await run('npx', ['--yes', LIGHTHOUSE, url, ...options], { cwd: folder, env, maxBuffer: 2 ** 26 });
  return JSON.parse(readFileSync(file, 'utf8')) as Answer;
}

function reportOf(page: string, answers: readonly Answer[]): PageReport {
  const numbers = (id: string) => answers.map(({ audits }) => audits[id]?.numericValue ?? Number.NaN);
  const score = (id: string) => median(answers.map(({ categories }) => (categories[id]?.score ?? 0) * 100));
  const last = answers.at(-1)?.audits['network-requests']?.details as { items: Request[] } | undefined;
  const requests = last?.items ?? [];
  const sum = (type: string) =>
    requests
      .filter(({ resourceType }) => resourceType === type)
      .reduce((total, { transferSize }) => total + transferSize, 0);
  return {
    page,
    scores: Object.fromEntries(CATEGORIES.map((id) => [id, score(id)])) as PageReport['scores'],
    firstPaint: median(numbers('first-contentful-paint')),
    largestPaint: median(numbers('largest-contentful-paint')),
    blocked: median(numbers('total-blocking-time')),
    shift: Math.max(...numbers('cumulative-layout-shift')),
    requests: requests.length,
    bytes: Object.fromEntries(Object.entries(KINDS).map(([type, kind]) => [kind, sum(type)])) as PageReport['bytes'],
    faults: [...new Set(answers.flatMap(faultsOf))],
  };
}

/** Those that count: a weight of none is only advice. */
function faultsOf({ categories, audits }: Answer): string[] {
  const counted = Object.values(categories).flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0));
  return counted.flatMap(({ id }) => {
    const { score = null, title = id } = audits[id] ?? {};
    return score !== null && score < 0.9 ? [`${title} (${id}: ${score})`] : [];
  });
}
