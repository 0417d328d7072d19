/**
 * `npm run bench`: runs all parts except `lighthouse`, `statistics` and `reach`, and prints the results. It has no thresholds.
 * See README.md.
 *
 * - `--quick`: a smoke run.
 * - `--compare`: also prints the figures that do not depend on the machine beside the recorded ones. `--record` records them.
 * - `<part>` or `--only <part>`: one part: keystroke, interaction, undo, search, chart, bundle, server, generate, dev, studio,
 *   lighthouse (fetched from the network on first use), statistics or reach.
 * - `--screen <id>`, `--contender hookform|rjsf`, `--rounds <n>`: for keystrokes. The first two may be repeated.
 * - `--engine sqlite|postgres`: for server (default: SQLite), statistics and reach (default: both). May be repeated.
 * - `--events <n>`: for statistics. May be repeated.
 * - `--documents <n>`: for reach. May be repeated.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
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

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    quick: { type: 'boolean', default: false },
    compare: { type: 'boolean', default: false },
    record: { type: 'boolean', default: false },
    only: { type: 'string' },
    screen: { type: 'string', multiple: true },
    contender: { type: 'string', multiple: true },
    rounds: { type: 'string' },
    events: { type: 'string', multiple: true },
    documents: { type: 'string', multiple: true },
    engine: { type: 'string', multiple: true },
  },
});
const { quick } = values;
const only = values.only ?? positionals[0];
const wants = (part: string) => only === undefined || only === part;

async function measureServers(): Promise<ServerResult[]> {
  const results: ServerResult[] = [];
  for (const engine of SERVER_ENGINES) {
    if (!(values.engine ?? ['sqlite']).includes(engine)) continue;
    results.push(...(await measureServer({ engine, rounds: quick ? 2 : 8, seconds: quick ? 1 : 2 })));
  }
  return results;
}

const info = machine();
const generate = wants('generate')
  ? measureGenerate({ more: quick ? [20] : [100, 1000], runs: quick ? 1 : 3 })
  : undefined;
const development = wants('dev') ? await measureDevelopment({ edits: quick ? 2 : 10 }) : undefined;
const studio = wants('studio') ? await measureStudio({ edits: quick ? 20 : 200 }) : undefined;
const bundle = wants('bundle') ? await measureBundle() : undefined;
const server = wants('server') ? await measureServers() : undefined;
const keystrokes = wants('keystroke')
  ? await measureKeystrokes({
      rounds: values.rounds ? Number(values.rounds) : quick ? 2 : 12,
      screens: values.screen,
      contenders: contenders.filter((name) => name === 'guildhall' || (values.contender?.includes(name) ?? true)),
    })
  : undefined;
const interactions = wants('interaction') ? await measureInteractions({ rounds: quick ? 3 : 50 }) : undefined;
const undo = wants('undo') ? await measureUndo({ steps: quick ? 20 : 200 }) : undefined;
const search = wants('search') ? await measureSearch({ questions: quick ? 5 : 100 }) : undefined;
const chart = wants('chart') ? await measureChart({ rounds: quick ? 1 : 5 }) : undefined;
const lighthouse =
  only === 'lighthouse' ? await measureLighthouse({ rounds: Number(values.rounds ?? (quick ? 1 : 5)) }) : undefined;
const statistics =
  only === 'statistics'
    ? await measureStatistics({
        sizes: values.events?.map(Number) ?? (quick ? [200_000] : [1_000_000, 10_000_000]),
        engines: values.engine ?? ['sqlite', 'postgres'],
      })
    : undefined;
const reach =
  only === 'reach'
    ? await measureReach({
        sizes: values.documents?.map(Number) ?? (quick ? [10_000] : [100_000, 1_000_000]),
        engines: values.engine ?? ['sqlite', 'postgres'],
      })
    : undefined;

console.log(`\n${info.text}\n`);
if (keystrokes) console.log(`${keystrokeTable(keystrokes)}\n\n${renderTable(keystrokes)}\n`);
if (interactions) console.log(`${interactionTable(interactions)}\n`);
if (undo) console.log(`${undoTable(undo)}\n`);
if (search) console.log(`${searchTable(search)}\n`);
if (chart) console.log(`${chartTable(chart)}\n`);
if (bundle) console.log(`${bundleTable(bundle)}\n`);
for (const result of server ?? []) console.log(`${serverTable(result)}\n`);
if (development) console.log(`${developmentTable(development)}\n`);
if (studio) console.log(`${studioTable(studio)}\n`);
if (generate) console.log(`${generateTable(generate)}\n`);
if (lighthouse) console.log(`${lighthouseTable(lighthouse)}\n`);
if (statistics) console.log(`${statisticsTable(statistics)}\n`);
if (reach) console.log(`${reachTable(reach)}\n`);

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
