import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { observable } from './tests/jsdom/observable.mjs';
import { RUN_FOLDER } from './tests/runFolder.ts';
import { KEPT_SCHEMAS } from './tests/server/keptSchemas.ts';

// Wherever the tests run, those that choose no time zone are in this one.
process.env.TZ = 'UTC';

/** A process goes on to the next file of its own project alone, so the files of one come one after another. */
class ByProject extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const projects = [...new Set(sorted.map(({ project }) => project.name))];
    return sorted.sort((one, other) => projects.indexOf(one.project.name) - projects.indexOf(other.project.name));
  }
}

/** What draws on a page and keeps something outside of its components, or replaces a module. */
const PAGES = ['src/{studio,web}/**/*.test.tsx', 'src/renderer/{screen/saving/MergeDialog,state/renders}.test.tsx'];
/** What draws on a page and keeps nothing. */
const PARTS = ['src/renderer/**/*.test.tsx'];
/** What starts servers beside its page. */
const SERVED = ['src/simulators/*/{consent,pages}.test.ts', 'tests/faults/*.test.tsx'];

export default defineConfig({
  // Nothing is served to a browser.
  optimizeDeps: { noDiscovery: true },
  css: { postcss: { plugins: [observable] } },
  test: {
    setupFiles: ['./tests/setup.ts'],
    // Generous, since a busy machine is no failure.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 30_000 } },
    // Tests of servers wait for databases, timers and processes of their own, so more run than there are processors.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    css: { include: [/\.module\.css$/], modules: { classNameStrategy: 'non-scoped' } },
    globalSetup: ['./tests/runFolder.ts', './tests/server/keptSchemas.ts'],
    env: { TMPDIR: RUN_FOLDER, KEPT_SCHEMAS },
    sequence: { sequencer: ByProject },
    // Browser journeys are tests/journeys/*.spec.ts and run in Playwright.
    projects: [
      {
        extends: true,
        // In a realm Vitest takes its CommonJS half, which cannot load its ES modules there.
        resolve: { alias: { 'react-router-dom': fileURLToPath(import.meta.resolve('react-router-dom')) } },
        // Vitest leaves the discovery of dependencies on for realms.
        environments: { __vitest_vm__: { optimizeDeps: { noDiscovery: true } } },
        // Each file has a realm of its own, in a process that has loaded jsdom before.
        test: {
          name: 'pages',
          include: PAGES,
          pool: 'vmForks',
          execArgv: ['--import', './tests/jsdom/preload.mjs'],
        },
      },
      // The files of a process share a window, React and the renderer, which take longer to load than most tests to run.
      {
        extends: true,
        test: {
          name: 'parts',
          include: PARTS,
          exclude: PAGES,
          pool: 'forks',
          isolate: false,
          execArgv: ['--import', './tests/jsdom/preload.mjs'],
        },
      },
      // Servers work in the realm of Node alone, so their page needs a process of its own.
      {
        extends: true,
        test: { name: 'served', include: SERVED, pool: 'forks', setupFiles: ['./tests/faults/realm.ts'] },
      },
      // Modules of servers and of the language keep nothing, so the files of a process share them.
      {
        extends: true,
        test: {
          name: 'rest',
          include: ['{src,scripts,tests}/**/*.test.{ts,tsx}'],
          exclude: [...PAGES, ...PARTS, ...SERVED],
          pool: 'forks',
          isolate: false,
        },
      },
    ],
  },
});
