/**
 * A process that counts batches of events, several at the same moment, over the same PostgreSQL as others. Prints which of them
 * it counted, and every error of the engine, those included after which it tried again.
 */
import { readFileSync } from 'node:fs';
import type { DatabaseConnection, Dialect } from 'kysely';
import { postgresDialect } from '../../../src/server/store/postgres.ts';
import type { Batch } from '../../../src/server/store/statistics/count.ts';
import { storeOver } from '../../../src/server/store/store.ts';

const AT_ONCE = 4;

const { databaseUrl, batches } = JSON.parse(readFileSync(0, 'utf8')) as {
  databaseUrl: string;
  batches: Omit<Batch, 'isReported'>[];
};

const errors: string[] = [];
function watched(dialect: Dialect): Dialect {
  return {
    createAdapter: () => dialect.createAdapter(),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createDriver() {
      const driver = dialect.createDriver();
      const { acquireConnection } = driver;
      const known = new WeakSet<DatabaseConnection>();
      return Object.assign(driver, {
        async acquireConnection() {
          const connection = await acquireConnection.call(driver);
          if (known.has(connection)) return connection;
          known.add(connection);
          const { executeQuery } = connection;
          connection.executeQuery = ((query) =>
            executeQuery.call(connection, query).catch((error: unknown) => {
              errors.push(String((error as { code?: string }).code ?? error));
              throw error;
            })) as DatabaseConnection['executeQuery'];
          return connection;
        },
      });
    },
  };
}

const store = await storeOver(watched(postgresDialect(databaseUrl)), ['free', 'premium']);
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
