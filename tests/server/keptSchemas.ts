/**
 * PostgreSQL schemas that tests use one after the other, since emptying one takes a tenth of the time that it takes to create one.
 * They are dropped when the run ends.
 */
import { createHash } from 'node:crypto';
import pg from 'pg';
import { migrations } from '../../src/server/store/migrations/migrations.ts';
import { RUN_FOLDER } from '../runFolder.ts';

export const ADDRESS = process.env.TEST_DATABASE_URL ?? 'postgres://root@127.0.0.1:5432/test';

/** What the names of this run's schemas begin with. Vitest gives it to its processes as `KEPT_SCHEMAS`. */
export const KEPT_SCHEMAS = `store_${createHash('sha256').update(RUN_FOLDER).digest('hex').slice(0, 12)}_`;

/** Runs `use` with a connection to the database for tests. @throws Error if it cannot be reached */
export async function withClient<Result>(use: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: ADDRESS, connectionTimeoutMillis: 2000 });
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}

/** Empties all tables of a store that have rows. */
const emptyTables = (schema: string) => `do $$
  declare
    place text;
    filled boolean;
    tables text[];
  begin
    for place in
      select format('%I.%I', schemaname, tablename) from pg_tables
      where schemaname = '${schema}' and tablename <> 'migrations'
    loop
      execute 'select exists (select from ' || place || ')' into filled;
      if filled then tables := tables || place; end if;
    end loop;
    if tables is not null then execute 'truncate ' || array_to_string(tables, ', '); end if;
  end $$`;

/**
 * Empties a store in a schema, so that it can be used again.
 * @returns whether it could: not if it was not migrated by this version, or somebody is still connected to it, who names the schema as
 * the connection's application
 */
export async function emptySchema(schema: string): Promise<boolean> {
  return withClient(async (client) => {
    const { rows } = await client.query(
      `select to_regclass($1 || '.migrations') is not null
        and not exists (select from pg_stat_activity where application_name = $1) as free`,
      [schema],
    );
    if (!rows[0].free) return false;
    const { rows: done } = await client.query(`select name from ${schema}.migrations order by name`);
    if (done.map(({ name }) => name).join() !== migrations.map(({ name }) => name).join()) return false;
    await client.query(emptyTables(schema));
    return true;
  });
}

/** Called by Vitest before a run; the returned function is called afterwards. */
export default function setup(): () => Promise<void> {
  return () =>
    withClient(async (client) => {
      const { rows } = await client.query('select nspname from pg_namespace where starts_with(nspname, $1)', [
        KEPT_SCHEMAS,
      ]);
      for (const { nspname } of rows) await client.query(`drop schema ${nspname} cascade`);
    }).catch(() => {
      // Tests have said that there is no database.
    });
}
