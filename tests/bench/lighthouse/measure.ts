import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findBrowser } from '../../../scripts/start/setup.mjs';
import { HARBOUR_TAVERN } from '../../journeys/support/guilds.ts';
import { startProduct } from '../../journeys/support/product.ts';
import { signIn } from '../../server/signIn.ts';
import { median } from '../statistics.ts';

/** The last version that supports Node 20. It is not a dependency but fetched on first use, because of its size. */
const LIGHTHOUSE = 'lighthouse@12.8.2';
const PUBLIC = ['/', '/ro/'];
/** The server list and a settings screen, as the owner of the demo's servers. */
const SIGNED_IN = ['/dashboard', `/dashboard/${HARBOUR_TAVERN}?section=shop`];
const PAGES = [...PUBLIC, ...SIGNED_IN];
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const KINDS = { Document: 'html', Stylesheet: 'css', Script: 'js', Font: 'font', Image: 'image' } as const;

const run = promisify(execFile);

/** Lighthouse's report on a page with the mobile preset: medians of all runs, bytes of the last. */
export interface PageReport {
  page: string;
  /** Out of 100. */
  scores: Record<(typeof CATEGORIES)[number], number>;
  /** Milliseconds. */
  firstPaint: number;
  largestPaint: number;
  blocked: number;
  /** Cumulative layout shift, the maximum of all runs. */
  shift: number;
  requests: number;
  /** Transferred bytes: compressed, with headers. */
  bytes: Record<(typeof KINDS)[keyof typeof KINDS], number>;
  /** Audits that cost points in any run. */
  faults: string[];
}

interface LighthouseResult {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null; numericValue?: number; title: string; details?: unknown }>;
}

interface Request {
  resourceType?: string;
  transferSize: number;
}

/** Runs Lighthouse on the built demo, alternating between pages. */
export async function measureLighthouse({ rounds }: { rounds: number }): Promise<PageReport[]> {
  const product = await startProduct();
  const folder = mkdtempSync(join(tmpdir(), 'guildhall-lighthouse-'));
  const results = new Map<string, LighthouseResult[]>(PAGES.map((page) => [page, []]));
  try {
    const cookie = await signIn(product.url, 'owner');
    for (let round = 1; round <= rounds; round++) {
      for (const page of PAGES) {
        console.log(`lighthouse: ${page}, ${round} of ${rounds}`);
        results
          .get(page)
          ?.push(await runLighthouse(product.url + page, folder, SIGNED_IN.includes(page) ? cookie : undefined));
      }
    }
  } finally {
    await product.dispose();
    rmSync(folder, { recursive: true, force: true });
  }
  return PAGES.map((page) => reportOf(page, results.get(page) ?? []));
}

async function runLighthouse(url: string, folder: string, cookie?: string): Promise<LighthouseResult> {
  const file = join(folder, 'report.json');
  const options = [
    '--quiet',
    '--output=json',
    `--output-path=${file}`,
    `--only-categories=${CATEGORIES.join(',')}`,
    '--chrome-flags=--headless=new --no-sandbox',
    ...(cookie ? [`--extra-headers=${JSON.stringify({ cookie })}`] : []),
  ];
  const env = { ...process.env, CHROME_PATH: findBrowser() };
  await run('npx', ['--yes', LIGHTHOUSE, url, ...options], { cwd: folder, env, maxBuffer: 2 ** 26 });
  return JSON.parse(readFileSync(file, 'utf8'));
}

function reportOf(page: string, results: readonly LighthouseResult[]): PageReport {
  const numbers = (id: string) => results.map(({ audits }) => audits[id]?.numericValue ?? Number.NaN);
  const score = (id: string) => median(results.map(({ categories }) => (categories[id]?.score ?? 0) * 100));
  const last = results.at(-1)?.audits['network-requests']?.details as { items: Request[] } | undefined;
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
    faults: [...new Set(results.flatMap(faultsOf))],
  };
}

/** Failed audits that count towards a score; those without weight are only advice. */
function faultsOf({ categories, audits }: LighthouseResult): string[] {
  const weighted = Object.values(categories).flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0));
  return weighted.flatMap(({ id }) => {
    const { score = null, title = id } = audits[id] ?? {};
    return score !== null && score < 0.9 ? [`${title} (${id}: ${score})`] : [];
  });
}
