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
/** How often each overview is read, and by how many hours the windows are moved on. */
const READS = 9;
const HOURS = 5;

export interface StatisticsResult {
  engine: string;
  events: number;
  /** Events a second: of all, and of the slowest tenth. */
  rate: number;
  least: number;
  overviews: {
    period: StatisticsPeriod;
    /** Milliseconds. */
    median: number;
    most: number;
    /** Milliseconds of the same figures from the raw events, once. */
    raw: number;
  }[];
  /** Of the tables, with what stands in them of raw batches. */
  bytes: number;
  /** Milliseconds to move all windows on by an hour. */
  hour: number;
}

/** A place for statistics, and how much they take there. */
interface Place {
  engine: string;
  store: Store;
  raw: RawEvents;
  bytes(): Promise<number>;
  close(): Promise<void>;
}

/** One server with 100,000 members and so many events of 30 days, on each engine. */
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
      const place = await open();
      if (!place) continue;
      try {
        results.push(await measureIn(place, events));
      } finally {
        await place.close();
      }
    }
  }
  return results;
}

async function measureIn({ engine, store, raw, bytes }: Place, events: number): Promise<StatisticsResult> {
  const { statistics } = store;
  const rates: number[] = [];
  let [done, spent, shown] = [0, 0, 0];
  for (const { at, events: some } of batches(events, NOW)) {
    await raw.add(some);
    const batch = { id: `batch-${done}`, events: some, body: null, now: at, isReported: () => true };
    const start = performance.now();
    await statistics.count(batch);
    const took = performance.now() - start;
    done += some.length;
    spent += took;
    rates.push((some.length * 1000) / took);
    if (done - shown >= events / 10) {
      shown = done;
      console.log(`statistics: ${engine}, ${done} of ${events} events, ${Math.round((done * 1000) / spent)} a second`);
    }
  }
  const overviews = [];
  for (const { period } of WINDOWS) {
    const reads: number[] = [];
    for (let read = 0; read < READS; read++) reads.push(await time(() => statistics.read(GUILD, period, NOW)));
    const ofRaw = await time(() => raw.scan(period, NOW));
    overviews.push({ period, median: median(reads), most: Math.max(...reads), raw: ofRaw });
  }
  const hours: number[] = [];
  for (let hour = 1; hour <= HOURS; hour++) {
    hours.push(await time(() => statistics.advanceAll(NOW + hour * HOUR)));
  }
  const least = rates.toSorted((a, b) => a - b)[Math.floor(rates.length / 10)] ?? 0;
  return { engine, events, rate: (done * 1000) / spent, least, overviews, bytes: await bytes(), hour: median(hours) };
}

async function time(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

async function onSqlite(): Promise<Place> {
  const dataDir = join(CACHE, 'statistics');
  rmSync(dataDir, { recursive: true, force: true });
  mkdirSync(join(dataDir, 'raw'), { recursive: true });
  const open = (folder: string) => openStore({ databaseUrl: null, dataDir: folder, plans: PLANS });
  // The raw events stand in a file of their own, which is not counted.
  const [store, beside] = await Promise.all([open(dataDir), open(join(dataDir, 'raw'))]);
  return {
    engine: 'SQLite',
    store,
    raw: await rawEvents(beside.db),
    async bytes() {
      await sql`pragma wal_checkpoint(truncate)`.execute(store.db);
      return statSync(join(dataDir, 'guildhall.db')).size;
    },
    async close() {
      await Promise.all([store.close(), beside.close()]);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function onPostgres(): Promise<Place | null> {
  if (!(await postgresIsAvailable())) return null;
  const engine = postgres();
  await engine.prepare();
  const store = await engine.open();
  // A scan may take longer than a statement of the server should.
  const beside = await openStore({ ...engine.location(), plans: PLANS, timeouts: NO_TIMEOUTS });
  return {
    engine: 'PostgreSQL',
    store,
    raw: await rawEvents(beside.db),
    async bytes() {
      const { rows } = await sql<{ bytes: string }>`
        select sum(pg_total_relation_size(oid)) as bytes from pg_class
        where relnamespace = current_schema()::regnamespace and relkind = 'r' and relname like 'statistics%'`.execute(
        store.db,
      );
      return Number(rows[0]?.bytes);
    },
    async close() {
      await Promise.all([store.close(), beside.close()]);
      await engine.clear();
    },
  };
}
