/**
 * `npm test`: installs missing dependencies, runs all checks and tests, builds, and runs the journeys in a browser. The
 * last line counts the tests.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { ensureBrowser, ensureDependencies } from './start/setup.mjs';

const RESULTS = 'test-results';
rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });

const total = { passed: 0, failed: 0, skipped: 0 };
const node = async (title, args, env = {}) => {
  console.log(`\n== ${title}`);
  const start = Date.now();
  const [status] = await once(
    spawn(process.execPath, args, { stdio: 'inherit', env: { ...process.env, ...env } }),
    'exit',
  );
  console.log(`== ${title}: ${status === 0 ? 'ok' : 'FAILED'} in ${Math.round((Date.now() - start) / 1000)} s`);
  return status === 0;
};
/** The files in which Playwright describes the page of each failed journey: a failure that is rare may not be seen again. */
const pagesAtFailure = (suites = []) =>
  suites.flatMap(({ suites: inner, specs = [] }) => [
    ...pagesAtFailure(inner),
    ...specs
      .flatMap(({ tests }) => tests.flatMap(({ results }) => results.flatMap(({ attachments }) => attachments)))
      .flatMap(({ name, path }) => (name === 'error-context' && path && existsSync(path) ? [path] : [])),
  ]);
const tsx = 'node_modules/tsx/dist/cli.mjs';

let checked = false;
// The check needs no native part, and the compiler of SQLite, which is one file, leaves a processor idle.
const check = async () => {
  checked = await node('Check', ['scripts/run.mjs', 'check']);
};
await ensureDependencies({ dev: true, meanwhile: check });

const unitResults = `${RESULTS}/unit.json`;
const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${unitResults}`];
const units = await node('Unit, component, contract and parity tests', [
  'node_modules/vitest/vitest.mjs',
  'run',
  ...reporters,
]);
if (existsSync(unitResults)) {
  const { numPassedTests, numFailedTests, numPendingTests } = JSON.parse(readFileSync(unitResults, 'utf8'));
  total.passed += numPassedTests;
  total.failed += numFailedTests;
  total.skipped += numPendingTests;
}

const built = await node('Build', [tsx, 'scripts/build.ts']);

let walked = true;
const browser = ensureBrowser();
if (built && browser) {
  const file = `${RESULTS}/journeys.json`;
  const args = ['node_modules/@playwright/test/cli.js', 'test', '--reporter=dot,json'];
  walked = await node('Journeys in the browser', args, { CHROMIUM: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: file });
  if (existsSync(file)) {
    const { stats, suites } = JSON.parse(readFileSync(file, 'utf8'));
    const { expected, unexpected, skipped } = stats;
    total.passed += expected;
    total.failed += unexpected;
    total.skipped += skipped;
    for (const path of pagesAtFailure(suites)) console.log(`\n${readFileSync(path, 'utf8')}`);
  }
} else if (!browser) {
  console.log('\nNOTICE: no Chromium was found and none could be installed, so the browser journeys were skipped.');
  walked = process.env.REQUIRE_SERVICES !== '1';
}

const good = checked && units && built && walked;
if (!good && total.failed === 0) total.failed = 1;
console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exit(good ? 0 : 1);
