/** `npm run bench`: measures the product and prints the results. It has no thresholds. See README.md. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { readOptions } from '../../scripts/commandLine/options.ts';
import { measureBundle } from './bundle/measure.ts';
import { measureChart } from './chart/measure.ts';
import { comparisonTable, type Figures, figuresOf } from './comparison.ts';
import { measureDevelopment } from './dev/measure.ts';
import { measureGenerate } from './generate/measure.ts';
import { measureInteractions } from './interaction/measure.ts';
import { measureKeystrokes } from './keystroke/measure.ts';
import { contenders } from './keystroke/screens.ts';
import { measureLighthouse } from './lighthouse/measure.ts';
import { measureReach } from './reach/measure.ts';
import {
  bundleTable,
  chartTable,
  developmentTable,
  generateTable,
  interactionTable,
  keystrokeTable,
  lighthouseTable,
  machine,
  reachTable,
  renderTable,
  searchTable,
  serverTable,
  statisticsTable,
  studioTable,
  undoTable,
} from './report.ts';
import { measureSearch } from './search/measure.ts';
import { measureServer, SERVER_ENGINES, type ServerResult } from './server/measure.ts';
import { measureStatistics } from './statistics/measure.ts';
import { measureStudio } from './studio/measure.ts';
import { measureUndo } from './undo/measure.ts';

const RECORDED = 'tests/bench/recorded.json';

/** Parts that take long, or the network, and so run only when they are named. */
const ON_REQUEST = ['lighthouse', 'statistics', 'reach'];
/** Parts that measure the built product. */
const OF_THE_BUILD = ['bundle', 'interaction', 'lighthouse'];
const PARTS = [
  'generate',
  'dev',
  'studio',
  'bundle',
  'server',
  'keystroke',
  'interaction',
  'undo',
  'search',
  'chart',
  ...ON_REQUEST,
];

const usage = `Usage: npm run bench -- [part] [options]
Measures one part, or all except lighthouse (fetched from the network on first use), statistics and reach.
Parts: ${PARTS.join(', ')}
  --quick            a smoke run
  --compare          prints the figures that do not depend on the machine beside the recorded ones
  --record           records them
  --rounds N         keystroke and lighthouse: how often to measure
  --screen ID        keystroke: one screen; may be repeated
  --contender NAME   keystroke: only hookform or rjsf beside the product; may be repeated
  --engine NAME      server (sqlite), statistics and reach (both): sqlite or postgres; may be repeated
  --events N         statistics: how many to count; may be repeated
  --documents N      reach: how many are stored; may be repeated`;

const { values, positionals } = readOptions(usage, {
  quick: { type: 'boolean', default: false },
  compare: { type: 'boolean', default: false },
  record: { type: 'boolean', default: false },
  screen: { type: 'string', multiple: true },
  contender: { type: 'string', multiple: true },
  rounds: { type: 'string' },
  events: { type: 'string', multiple: true },
  documents: { type: 'string', multiple: true },
  engine: { type: 'string', multiple: true },
});
const { quick } = values;
const [only] = positionals;
if (only !== undefined && !PARTS.includes(only)) {
  console.error(`There is no part ${only}.\n\n${usage}`);
  process.exit(1);
}

const wants = (part: string) => (only === undefined ? !ON_REQUEST.includes(part) : only === part);

/** Measures a part, if it is wanted, and prints it at once: later parts may fail. */
async function measured<Result>(
  part: string,
  measure: () => Result | Promise<Result>,
  table: (result: Result) => string,
): Promise<Result | undefined> {
  if (!wants(part)) return undefined;
  const result = await measure();
  console.log(`\n${table(result)}\n`);
  return result;
}

async function measureServers(): Promise<ServerResult[]> {
  const results: ServerResult[] = [];
  for (const engine of SERVER_ENGINES) {
    if (!(values.engine ?? ['sqlite']).includes(engine)) continue;
    results.push(...(await measureServer({ engine, rounds: quick ? 2 : 8, seconds: quick ? 1 : 2 })));
  }
  return results;
}

const info = machine();
console.log(`\n${info.text}\n`);
if (OF_THE_BUILD.some(wants)) {
  execFileSync(process.execPath, ['node_modules/tsx/dist/cli.mjs', 'scripts/build.ts'], { stdio: 'inherit' });
}
const generate = await measured(
  'generate',
  () => measureGenerate({ more: quick ? [20] : [100, 1000], runs: quick ? 1 : 3 }),
  generateTable,
);
const development = await measured('dev', () => measureDevelopment({ edits: quick ? 2 : 10 }), developmentTable);
const studio = await measured('studio', () => measureStudio({ edits: quick ? 20 : 200 }), studioTable);
const bundle = await measured('bundle', measureBundle, bundleTable);
const server = await measured('server', measureServers, (results) => results.map(serverTable).join('\n\n'));
const keystrokes = await measured(
  'keystroke',
  () =>
    measureKeystrokes({
      rounds: values.rounds ? Number(values.rounds) : quick ? 2 : 12,
      screens: values.screen,
      contenders: contenders.filter((name) => name === 'guildhall' || (values.contender?.includes(name) ?? true)),
    }),
  (result) => `${keystrokeTable(result)}\n\n${renderTable(result)}`,
);
const interactions = await measured(
  'interaction',
  () => measureInteractions({ rounds: quick ? 3 : 50 }),
  interactionTable,
);
const undo = await measured('undo', () => measureUndo({ steps: quick ? 20 : 200 }), undoTable);
const search = await measured('search', () => measureSearch({ questions: quick ? 5 : 100 }), searchTable);
const chart = await measured('chart', () => measureChart({ rounds: quick ? 1 : 5 }), chartTable);
const lighthouse = await measured(
  'lighthouse',
  () => measureLighthouse({ rounds: Number(values.rounds ?? (quick ? 1 : 5)) }),
  lighthouseTable,
);
const statistics = await measured(
  'statistics',
  () =>
    measureStatistics({
      sizes: values.events?.map(Number) ?? (quick ? [200_000] : [1_000_000, 10_000_000]),
      engines: values.engine ?? ['sqlite', 'postgres'],
    }),
  statisticsTable,
);
const reach = await measured(
  'reach',
  () =>
    measureReach({
      sizes: values.documents?.map(Number) ?? (quick ? [10_000] : [100_000, 1_000_000]),
      engines: values.engine ?? ['sqlite', 'postgres'],
    }),
  reachTable,
);

const recorded: Figures = existsSync(RECORDED) ? JSON.parse(readFileSync(RECORDED, 'utf8')) : {};
const figures = figuresOf({ keystrokes, chart, bundle, server, generate, search });
if (values.compare) console.log(`${comparisonTable(recorded, figures)}\n`);
// A smoke run is too short to be recorded.
if (values.record && !quick) writeFileSync(RECORDED, `${JSON.stringify({ ...recorded, ...figures }, null, 2)}\n`);

mkdirSync('test-results', { recursive: true });
writeFileSync(
  'test-results/bench.json',
  JSON.stringify(
    {
      machine: info,
      quick,
      keystrokes,
      interactions,
      undo,
      search,
      chart,
      bundle,
      server,
      generate,
      development,
      studio,
      lighthouse,
      statistics,
      reach,
    },
    null,
    1,
  ),
);
console.log('Raw numbers: test-results/bench.json');
