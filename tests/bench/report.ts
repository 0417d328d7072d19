import { cpus, totalmem } from 'node:os';
import { KINDS, type RouteWeight } from './bundle/measure.ts';
import type { ChartResult } from './chart/measure.ts';
import type { DevelopmentResult } from './dev/measure.ts';
import type { GenerateResult } from './generate/measure.ts';
import type { InteractionResult } from './interaction/measure.ts';
import type { ScreenResult } from './keystroke/measure.ts';
import type { PageReport } from './lighthouse/measure.ts';
import type { ReachResult } from './reach/measure.ts';
import type { SearchResult } from './search/measure.ts';
import type { ServerResult } from './server/measure.ts';
import type { StatisticsResult } from './statistics/measure.ts';
import { median, percentile, type Ratio } from './statistics.ts';
import type { StudioResult } from './studio/measure.ts';
import { table } from './table.ts';
import type { RetraceResult } from './undo/measure.ts';

export function machine() {
  const [first] = cpus();
  const facts = { cpu: first?.model.trim() ?? '', cores: cpus().length, memory: totalmem(), node: process.version };
  const gib = Math.round(facts.memory / 2 ** 30);
  return { ...facts, text: `${facts.cpu}, ${facts.cores} cores, ${gib} GiB, Node ${facts.node}, ${process.platform}` };
}

export function keystrokeTable(results: readonly ScreenResult[]): string {
  const rows = results.flatMap(({ screen, timings }) =>
    timings.map(({ contender, elements, keystrokes, paint, handler, script, task, toProduct }) => [
      screen.title,
      contender,
      String(elements),
      String(keystrokes),
      `${digits(paint.median)} / ${digits(paint.p95)}`,
      `${digits(handler.median)} / ${digits(handler.p95)}`,
      digits(script),
      digits(task),
      times(toProduct?.paint),
      times(toProduct?.handler),
      times(toProduct?.script),
      times(toProduct?.task),
    ]),
  );
  const head = ['screen', 'contender', 'elements', 'keys', 'to paint', 'handlers', 'script', 'task'];
  return [
    'Keystrokes at 4x CPU throttle, in milliseconds: median / p95; script and task are means and include deferred work.',
    'x: time relative to Guildhall, with the 95 % interval. Above 1, Guildhall is faster.',
    table([...head, 'x paint', 'x handlers', 'x script', 'x task'], rows),
  ].join('\n');
}

export function renderTable(results: readonly ScreenResult[]): string {
  const rows = results.flatMap(({ screen, renders }) =>
    Object.entries(renders).map(([contender, { letter, lastLetter }]) => [
      screen.title,
      contender,
      String(letter.components),
      contender === 'guildhall' ? letter.fields.join(', ') : '',
      lastLetter ? String(lastLetter.components) : '',
      contender === 'guildhall' && lastLetter ? lastLetter.fields.join(', ') : '',
    ]),
  );
  return [
    'Components rendered by a keystroke, and by one that disables another field.',
    table(['screen', 'contender', 'a letter', 'in fields', 'the last letter', 'in fields'], rows),
  ].join('\n');
}

export function interactionTable(results: readonly InteractionResult[]): string {
  const rows = results.map(({ what, count, p75, p98 }) => [what, String(count), p75.toFixed(0), p98.toFixed(0)]);
  return [
    'From an input to the next paint at 4x CPU throttle, in milliseconds, on the built demo.',
    table(['what', 'times', 'p75', 'p98'], rows),
  ].join('\n');
}

export function undoTable(results: readonly RetraceResult[]): string {
  const rows = results.map(({ key, throttle, steps, handler, paint, task }) => [
    key,
    `${throttle}x`,
    String(steps),
    `${digits(handler.median)} / ${digits(handler.p95)}`,
    `${digits(paint.median)} / ${digits(paint.p95)}`,
    `${digits(task.median)} / ${digits(task.p95)}`,
  ]);
  return [
    'Undo and redo with 1,000 fields, in milliseconds: median / p95; task is processor time and includes deferred work.',
    table(['key', 'throttle', 'steps', 'handlers', 'to paint', 'task'], rows),
  ].join('\n');
}

export function searchTable({
  settings,
  keystrokes,
  answer,
  handler,
  paint,
  script,
  first,
  bytes,
}: SearchResult): string {
  const spread = ({ median, p95 }: { median: number; p95: number }) => `${digits(median)} / ${digits(p95)}`;
  const sizes = bytes.map(({ language, plain, gzip, brotli }) => [language, ...[plain, gzip, brotli].map(kilobytes)]);
  return [
    `Search over ${settings} settings at 4x CPU throttle, in milliseconds: median / p95. first: index and first answer.`,
    table(
      ['keys', 'answer', 'handlers', 'to paint', 'script', 'first'],
      [[String(keystrokes), spread(answer), spread(handler), spread(paint), spread(script), digits(first)]],
    ),
    '',
    'The index of the product, in kB.',
    table(['language', 'plain', 'gzip', 'brotli'], sizes),
  ].join('\n');
}

export function chartTable(results: readonly ChartResult[]): string {
  const rows = results.map(({ contender, points, mount, whole, move, task, toProduct }) => [
    contender,
    String(points),
    `${digits(mount.median)} / ${digits(mount.p95)}`,
    `${digits(whole.median)} / ${digits(whole.p95)}`,
    `${digits(move.median)} / ${digits(move.p95)}`,
    digits(task),
    times(toProduct?.mount),
    times(toProduct?.whole),
    times(toProduct?.move),
    times(toProduct?.task),
  ]);
  return [
    'Timeline of nine lines at 4x CPU throttle, in milliseconds: median / p95; task is the mean per pointer movement.',
    'x: time relative to Guildhall with 720 points, with the 95 % interval.',
    table(
      [
        'chart',
        'points',
        'lines to paint',
        'with axes',
        'pointer to paint',
        'task',
        'x lines',
        'x with axes',
        'x pointer',
        'x task',
      ],
      rows,
    ),
  ].join('\n');
}

export function bundleTable(weights: readonly RouteWeight[]): string {
  const rows = weights.map(({ route, requests, kinds, executed }) => [
    route,
    String(requests),
    ...KINDS.map((kind) => `${kinds[kind].requests} / ${kilobytes(kinds[kind].bytes)}`),
    `${(executed * 100).toFixed(0)} %`,
  ]);
  return [
    'First visit of a route: requests / kB of compressed bodies, and the part of the JavaScript that was executed.',
    table(['route', 'requests', ...KINDS, 'executed'], rows),
  ].join('\n');
}

const ENGINE_NAMES = { sqlite: 'SQLite', postgres: 'PostgreSQL and Redis' };

export function serverTable({ engine, lines, answeredSaves, storedSaves }: ServerResult): string {
  const rows = lines.map(({ what, rate, least, p50, p99, cpu, toConstant }) => [
    what,
    rate.toFixed(0),
    least.toFixed(0),
    p50?.toFixed(1) ?? '',
    p99?.toFixed(1) ?? '',
    cpu?.toFixed(0) ?? '',
    times(toConstant?.rate),
    times(toConstant?.cpu),
  ]);
  return [
    `Server: requests per second with ${ENGINE_NAMES[engine]}. CPU: of the server per response, in microseconds.`,
    '÷: relative to the constant response, by rate and by CPU time, with the 95 % interval. Below 1, it costs more.',
    table(['what', 'per second', 'minimum', 'p50 ms', 'p99 ms', 'CPU', '÷ rate', '÷ CPU'], rows),
    `${answeredSaves} saves succeeded and ${storedSaves} were stored; saves in flight at the end of a round have no response.`,
  ].join('\n');
}

export function generateTable(results: readonly GenerateResult[]): string {
  const rows = results.map(({ count, total, generate, check }) => [
    String(count),
    `${total.toFixed(0)} ms`,
    `${generate.toFixed(0)} ms`,
    `${(generate / count).toFixed(1)} ms`,
    `${check.toFixed(0)} ms`,
    `${(check / count).toFixed(1)} ms`,
  ]);
  return [
    'npm run generate, cold, and npm run check -- --schemas',
    table(['modules', 'generate', 'without startup', 'per module', 'check', 'per module'], rows),
  ].join('\n');
}

export function developmentTable(results: readonly DevelopmentResult[]): string {
  const rows = results.map(({ edit, times }) => [
    edit,
    ...[median(times), percentile(times, 1)].map((time) => `${time.toFixed(0)} ms`),
    times.map((time) => time.toFixed(0)).join(', '),
  ]);
  return [
    'npm run dev: from a saved schema to the updated screen',
    table(['edit', 'median', 'maximum', 'each'], rows),
  ].join('\n');
}

export function studioTable(results: readonly StudioResult[]): string {
  const all = { edit: 'all', times: results.flatMap(({ times }) => times) };
  const rows = [...results, all].map(({ edit, times }) => [
    edit,
    String(times.length),
    ...[median(times), percentile(times, 0.95), percentile(times, 1)].map((time) => `${time.toFixed(0)} ms`),
  ]);
  return [
    'npm run studio: from a key to the live screen that has it',
    table(['edit', 'edits', 'median', '95 of 100 within', 'maximum'], rows),
  ].join('\n');
}

export function lighthouseTable(reports: readonly PageReport[]): string {
  const scores = reports.map(({ page, scores, firstPaint, largestPaint, blocked, shift }) => [
    page,
    ...Object.values(scores).map((score) => score.toFixed(0)),
    ...[firstPaint, largestPaint, blocked].map((time) => `${time.toFixed(0)} ms`),
    shift.toFixed(3),
  ]);
  const bytes = reports.map(({ page, bytes, requests }) => [
    page,
    ...Object.values(bytes).map(kilobytes),
    String(requests),
  ]);
  const faults = reports.flatMap(({ page, faults }) => faults.map((fault) => `${page}  ${fault}`));
  return [
    'Lighthouse, mobile, medians: scores out of 100; layout shift is the maximum of all runs.',
    table(
      ['page', 'performance', 'accessibility', 'practices', 'SEO', 'first paint', 'largest', 'blocked', 'shift'],
      scores,
    ),
    '',
    'Transferred on a first visit (kB, compressed). Public pages are complete without their JavaScript.',
    table(['page', ...Object.keys(reports[0]?.bytes ?? {}), 'requests'], bytes),
    ...(faults.length > 0 ? ['', 'Audits that cost points in some run:', ...faults] : []),
  ].join('\n');
}

export function statisticsTable(results: readonly StatisticsResult[]): string {
  const counted = results.map(({ engine, events, rate, least, hour, bytes }) => [
    engine,
    String(events),
    rate.toFixed(0),
    least.toFixed(0),
    `${digits(hour)} ms`,
    `${(bytes / 1e6).toFixed(0)} MB`,
  ]);
  const read = results.flatMap(({ engine, events, overviews }) =>
    overviews.map(({ period, median, most, raw }) => [
      engine,
      String(events),
      period,
      `${digits(median)} ms`,
      `${digits(most)} ms`,
      `${raw.toFixed(0)} ms`,
      (raw / median).toFixed(1),
    ]),
  );
  return [
    'Counting 30 days of events of a server with 100,000 members, in batches of 5,000. hour: to advance all windows by one.',
    table(['engine', 'events', 'per second', 'slowest tenth', 'hour', 'size'], counted),
    '',
    'Reading the overview, and computing the same figures from individual events. x: how many times as long that takes.',
    table(['engine', 'events', 'period', 'median', 'maximum', 'individual', 'x'], read),
  ].join('\n');
}

export function reachTable(results: readonly ReachResult[]): string {
  const rows = results.map(({ engine, documents, saves, servers, seconds, empty, cpu, peak, processes }) => [
    engine,
    String(servers),
    String(documents),
    String(saves),
    `${digits(seconds)} s`,
    `${digits(seconds - empty)} s`,
    `${digits(cpu)} s`,
    `${(peak / 1e6).toFixed(0)} MB`,
    String(processes),
  ]);
  return [
    'npm run schema:reach for changes of four modules, without and with saves. count: without what it takes with one server. peak: memory of all processes.',
    table(['engine', 'servers', 'documents', 'saves', 'time', 'count', 'CPU', 'peak', 'processes'], rows),
  ].join('\n');
}

function times(ratio: Ratio | undefined): string {
  return ratio ? `${ratio.ratio.toFixed(2)} [${ratio.low.toFixed(2)}, ${ratio.high.toFixed(2)}]` : '';
}

function digits(value: number): string {
  return value.toFixed(value < 10 ? 2 : 1);
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}
