import { defineConfig } from 'vitest/config';
import base from '../../vitest.config.ts';

/** Globs of the tests to run, separated by spaces. */
const only = process.env.MUTATION_TESTS?.split(' ');

/** Runs the tests of the mutated folders, except those that start processes. */
export default defineConfig({
  ...base,
  test: {
    ...base.test,
    // Stryker decides where tests run.
    projects: undefined,
    include: only ?? [
      'src/{language,server,renderer}/**/*.test.{ts,tsx}',
      'tests/server/**/*.test.ts',
      'tests/*.test.ts',
    ],
    exclude: [
      'src/language/compile/**',
      'tests/server/{billingKill,outages}.test.ts',
      'src/server/start/serve.test.ts',
    ],
    maxWorkers: 1,
    // With a few pure files, isolation takes far longer than the tests themselves.
    isolate: only === undefined,
    setupFiles: only ? ['./tests/mutation/preload.ts', './tests/setup.ts'] : base.test?.setupFiles,
  },
});
