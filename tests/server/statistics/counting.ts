/**
 * A process that counts batches of events concurrently, over the same PostgreSQL as others. Prints which batches it counted, and
 * all errors of the engine, including those that were retried.
 */
import { readFileSync } from 'node:fs';
import { NO_TIMEOUTS, postgresDialect } from '../../../src/server/store/engines/postgres.ts';
import type { EventBatch } from '../../../src/server/store/statistics/count.ts';
import { storeOver } from '../../../src/server/store/store.ts';
import { instrumentDialect } from '../instrumentedDialect.ts';

const AT_ONCE = 4;

const {
  databaseUrl,
  batches,
}: {
  databaseUrl: string;
  batches: Omit<EventBatch, 'isReported'>[];
} = JSON.parse(readFileSync(0, 'utf8'));

const errors: string[] = [];
async function noted<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    errors.push(String(error instanceof Error && 'code' in error ? error.code : error));
    throw error;
  }
}

const store = storeOver(instrumentDialect(postgresDialect(databaseUrl, { timeouts: NO_TIMEOUTS }), noted), [
  'free',
  'premium',
]);
const counted: string[] = [];
const left = [...batches];
async function countAll(): Promise<void> {
  for (let batch = left.shift(); batch; batch = left.shift()) {
    const { duplicate } = await store.statistics.count({ ...batch, isReported: () => true });
    if (!duplicate) counted.push(batch.id);
  }
}
await Promise.all(Array.from({ length: AT_ONCE }, countAll));
await store.close();
console.log(JSON.stringify({ counted, errors }));
