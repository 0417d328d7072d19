import { defineConfig } from 'vitest/config';
import base from '../../vitest.config.ts';

/** Globs of the only tests to hold mutants against, with blanks between them. */
const only = process.env.MUTATION_TESTS?.split(' ');

/** The tests that mutants are held against: those of the mutated folders, without those that start processes. */
export default defineConfig({
  ...base,
  test: {
    ...base.test,
    // Stryker chooses where tests run.
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
    // Starting a worker and importing all modules for each file takes far longer than the tests of a few pure files.
    isolate: only === undefined,
    setupFiles: only ? ['./tests/mutation/preload.ts', './vitest.setup.ts'] : base.test?.setupFiles,
  },
});
