import type { Kysely } from 'kysely';
import { retrying } from '../engines/retry.ts';
import { continueCursors } from '../history/cursors.ts';
import type { Tables } from '../schema/tables.ts';
import { migrations } from './migrations.ts';

/** The store has migrations that this version does not know. */
export class NewerStore extends Error {
  override name = 'NewerStore';

  constructor(readonly migrations: readonly string[]) {
    super(`The store was written by a newer version: ${migrations.join(', ')}`);
  }
}

/**
 * Runs all pending migrations.
 * Kysely's own migrator takes an advisory lock, which not every engine that speaks PostgreSQL's protocol has. Here, the row
 * that records a migration is the lock: it is written first, in the migration's transaction, so a second process waits for
 * that row and then finds it.
 * @throws NewerStore
 */
export async function migrateStore(db: Kysely<Tables>, now = Date.now): Promise<void> {
  await retrying(() =>
    db.schema
      .createTable('migrations')
      .ifNotExists()
      .addColumn('name', 'varchar(128)', (column) => column.notNull().primaryKey())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .execute(),
  );
  const known = new Set(migrations.map(({ name }) => name));
  const done = new Set((await db.selectFrom('migrations').select('name').execute()).map(({ name }) => name));
  const newer = [...done].filter((name) => !known.has(name));
  if (newer.length > 0) throw new NewerStore(newer);
  for (const migration of migrations.filter(({ name }) => !done.has(name))) {
    await retrying(() =>
      db.transaction().execute(async (trx) => {
        const taken = await trx
          .insertInto('migrations')
          .values({ name: migration.name, at: now() })
          .onConflict((conflict) => conflict.column('name').doNothing())
          .returning('name')
          .executeTakeFirst();
        if (taken) await migration.up(trx);
      }),
    );
  }
  await retrying(() => db.transaction().execute(continueCursors));
}

/** Names of the pending migrations; all of them if the store is empty. */
export async function pendingMigrations(db: Kysely<Tables>): Promise<string[]> {
  const done = await db
    .selectFrom('migrations')
    .select('name')
    .execute()
    .catch((error: unknown) => {
      if (isNoTable(error)) return [];
      throw error;
    });
  const names = new Set(done.map(({ name }) => name));
  return migrations.map(({ name }) => name).filter((name) => !names.has(name));
}

function isNoTable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && error.code === '42P01') || error.message.startsWith('no such table');
}
