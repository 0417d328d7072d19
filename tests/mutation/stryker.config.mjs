/**
 * `npm run mutate`: mutates the code and lists mutants that survive the tests. Takes hours for all folders;
 * `npm run mutate -- --mutate src/language/validation/ratchet.ts` runs one file.
 */
const FOLDERS = [
  'src/language',
  'src/server/services',
  'src/server/billing',
  'src/server/store',
  'src/renderer/state',
  'src/renderer/calls',
];

export default {
  mutate: [
    ...FOLDERS.map((folder) => `${folder}/**/*.{ts,tsx}`),
    '!src/language/compile/**',
    '!**/test/**',
    '!**/*.test.{ts,tsx}',
  ],
  // Stryker rewrites the configuration with an API that TypeScript 7 does not have, and need not do so here.
  tsconfigFile: 'none',
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'tests/mutation/vitest.config.ts' },
  coverageAnalysis: 'perTest',
  concurrency: 2,
  ignorePatterns: ['data', 'dist', 'docs', 'test-results', 'reports'],
  incremental: true,
  incrementalFile: 'test-results/mutation/incremental.json',
  tempDirName: 'test-results/mutation/tmp',
  reporters: ['clear-text', 'progress', 'json', 'html'],
  jsonReporter: { fileName: 'test-results/mutation/report.json' },
  htmlReporter: { fileName: 'test-results/mutation/report.html' },
  clearTextReporter: { reportTests: false, allowColor: false },
  timeoutMS: 20_000,
};
