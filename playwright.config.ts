import { defineConfig } from '@playwright/test';
import { browserOptions } from './tests/browserOptions.ts';
import { journeysFolder } from './tests/journeys/support/journeysFolder.ts';

// Journeys keep to stores of their own, whatever the environment says; `.env` does not replace what is empty.
process.env.DATABASE_URL = '';
process.env.REDIS_URL = '';

// Wherever the journeys run, pages that choose no time zone are in this one.
process.env.TZ = 'UTC';

journeysFolder();

export default defineConfig({
  testDir: 'tests/journeys',
  globalTeardown: './tests/journeys/support/journeysFolder.ts',
  outputDir: 'test-results/journeys',
  fullyParallel: true,
  forbidOnly: !!process.env.CI,
  retries: 0,
  workers: 2,
  // Generous, since a busy machine is no failure.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  use: {
    headless: true,
    locale: 'en-US',
    // Animations cost an eighth of the time; journeys about them ask for them.
    reducedMotion: 'reduce',
    // Traces cost a third of the time: `TRACE=1 npm run journeys` keeps those of failures.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    launchOptions: {
      ...browserOptions,
      // Pages live for seconds, so threads that optimize their code and share their drawing cost more than they save.
      args: [...browserOptions.args, '--js-flags=--single-threaded', '--num-raster-threads=1'],
    },
  },
});
