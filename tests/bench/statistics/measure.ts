import { mkdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { NO_TIMEOUTS } from '../../../src/server/store/engines/postgres.ts';
import { type StatisticsPeriod, WINDOWS } from '../../../src/server/store/schema/statisticsPeriods.ts';
import { openStore, type Store } from '../../../src/server/store/store.ts';
import { PLANS, postgres, postgresIsAvailable } from '../../server/engines.ts';
import { median } from '../statistics.ts';
import { CACHE } from '../synthetic/project.ts';
import { batches, GUILD } from './events.ts';
import { type RawEvents, rawEvents } from './raw.ts';

const HOUR = 3_600_000;
const NOW = Date.parse('2026-11-20T18:03:07Z');
/** How often each overview is read, and the number of hours by which the windows are advanced. */
const READS = 9;
const HOURS = 5;

export interface StatisticsResult {
  engine: string;
  events: number;
  /** Events per second: on average, and in the slowest tenth of the batches. */
  rate: number;
  least: number;
  overviews: {
    period: StatisticsPeriod;
    /** Milliseconds. */
    median: number;
    most: number;
    /** Milliseconds to compute the same figures from the raw events, once. */
    raw: number;
  }[];
  /** The size of the tables. */
  bytes: number;
  /** Milliseconds to advance all windows by an hour. */
  hour: number;
}

/** A store to measure. */
interface Target {
  engine: string;
  store: Store;
  raw: RawEvents;
  bytes(): Promise<number>;
  close(): Promise<void>;
}

/** Measures a guild with 100,000 members and 30 days of events, for each number of events on each engine. */
export async function measureStatistics({
  sizes,
  engines,
}: {
  sizes: readonly number[];
  engines: readonly string[];
}): Promise<StatisticsResult[]> {
  const results: StatisticsResult[] = [];
  for (const [name, open] of Object.entries({ sqlite: onSqlite, postgres: onPostgres })) {
    for (const events of engines.includes(name) ? sizes : []) {
      const target = await open();
      if (!target) continue;
      try {
        results.push(await measureIn(target, events));
      } finally {
        await target.close();
      }
    }
  }
  return results;
}

async function measureIn({ engine, store, raw, bytes }: Target, events: number): Promise<StatisticsResult> {
  const { statistics } = store;
  const rates: number[] = [];
  let [done, spent, reported] = [0, 0, 0];
  for (const { at, events: batchEvents } of batches(events, NOW)) {
    await raw.add(batchEvents);
    const batch = { id: `batch-${done}`, events: batchEvents, body: null, now: at, isReported: () => true };
    const start = performance.now();
    await statistics.count(batch);
    const took = performance.now() - start;
    done += batchEvents.length;
    spent += took;
    rates.push((batchEvents.length * 1000) / took);
    if (done - reported >= events / 10) {
      reported = done;
      console.log(
        `statistics: ${engine}, ${done} of ${events} events, ${Math.round((done * 1000) / spent)} per second`,
      );
    }
  }
  const overviews = [];
  for (const { period } of WINDOWS) {
    const reads: number[] = [];
    for (let read = 0; read < READS; read++)
      reads.push(await timed(() => statistics.read({ guild: GUILD, period, now: NOW })));
    const fromRaw = await timed(() => raw.scan(period, NOW));
    overviews.push({ period, median: median(reads), most: Math.max(...reads), raw: fromRaw });
  }
  const hours: number[] = [];
  for (let hour = 1; hour <= HOURS; hour++) {
    hours.push(await timed(() => statistics.advanceAll(NOW + hour * HOUR)));
  }
  const least = rates.toSorted((a, b) => a - b)[Math.floor(rates.length / 10)] ?? 0;
  return { engine, events, rate: (done * 1000) / spent, least, overviews, bytes: await bytes(), hour: median(hours) };
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

async function onSqlite(): Promise<Target> {
  const dataDir = join(CACHE, 'statistics');
  rmSync(dataDir, { recursive: true, force: true });
  mkdirSync(join(dataDir, 'raw'), { recursive: true });
  const open = (folder: string) => openStore({ databaseUrl: null, dataDir: folder, plans: PLANS });
  // The raw events are in a file of their own, which does not count towards the size.
  const [store, rawStore] = await Promise.all([open(dataDir), open(join(dataDir, 'raw'))]);
  return {
    engine: 'SQLite',
    store,
    raw: await rawEvents(rawStore.db),
    async bytes() {
      await sql`pragma wal_checkpoint(truncate)`.execute(store.db);
      return statSync(join(dataDir, 'guildhall.db')).size;
    },
    async close() {
      await Promise.all([store.close(), rawStore.close()]);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function onPostgres(): Promise<Target | null> {
  if (!(await postgresIsAvailable())) return null;
  const engine = postgres();
  await engine.prepare();
  const store = await engine.open();
  // Scans may exceed the server's statement timeout.
  const rawStore = await openStore({ ...engine.location(), plans: PLANS, timeouts: NO_TIMEOUTS });
  return {
    engine: 'PostgreSQL',
    store,
    raw: await rawEvents(rawStore.db),
    async bytes() {
      const { rows } = await sql<{ bytes: string }>`
        select sum(pg_total_relation_size(oid)) as bytes from pg_class
        where relnamespace = current_schema()::regnamespace and relkind = 'r' and relname like 'statistics%'`.execute(
        store.db,
      );
      return Number(rows[0]?.bytes);
    },
    async close() {
      await Promise.all([store.close(), rawStore.close()]);
      await engine.clear();
    },
  };
}
