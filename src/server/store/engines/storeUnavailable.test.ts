import { type CompiledQuery, type DatabaseConnection, type Driver, Kysely, type QueryResult, sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { sqlite } from '../../../../tests/server/engines.ts';
import { sqliteDialect } from './sqlite.ts';
import { StoreUnavailable, withErrorClassification } from './storeUnavailable.ts';

type Step = 'connect' | 'query' | 'begin' | 'commit' | 'rollback';

/** What a caller gets from an engine that fails at some steps: the kind of a StoreUnavailable, or the error itself. */
async function heard(failures: Partial<Record<Step, unknown>>, work: (db: Kysely<unknown>) => Promise<unknown>) {
  const engine = sqlite();
  await engine.prepare();
  const dialect = sqliteDialect(engine.location().dataDir);
  const failing = (step: Step) => {
    if (failures[step]) throw failures[step];
  };
  const over = (driver: Driver): Driver => ({
    init: () => driver.init(),
    async acquireConnection() {
      failing('connect');
      const connection = await driver.acquireConnection();
      const { executeQuery } = connection;
      return Object.assign(connection, {
        async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
          if (query.sql.startsWith('select')) failing('query');
          return executeQuery.call<DatabaseConnection, [CompiledQuery], Promise<QueryResult<Row>>>(connection, query);
        },
      });
    },
    async beginTransaction(connection, settings) {
      failing('begin');
      return driver.beginTransaction(connection, settings);
    },
    async commitTransaction(connection) {
      failing('commit');
      return driver.commitTransaction(connection);
    },
    async rollbackTransaction(connection) {
      failing('rollback');
      return driver.rollbackTransaction(connection);
    },
    releaseConnection: (connection) => driver.releaseConnection(connection),
    destroy: () => driver.destroy(),
  });
  const db = new Kysely<unknown>({
    dialect: withErrorClassification({ ...bound(dialect), createDriver: () => over(dialect.createDriver()) }),
  });
  try {
    return await work(db).then(
      () => 'nothing',
      (error: unknown) => (error instanceof StoreUnavailable ? error.kind : error),
    );
  } finally {
    await db.destroy();
    await engine.clear();
  }
}

function bound(dialect: ReturnType<typeof sqliteDialect>) {
  return {
    createAdapter: () => dialect.createAdapter(),
    createIntrospector: (db: Kysely<unknown>) => dialect.createIntrospector(db),
    createQueryCompiler: () => dialect.createQueryCompiler(),
  };
}

const ask = (db: Kysely<unknown>) => sql`select 1`.execute(db);
const inTransaction = (db: Kysely<unknown>) => db.transaction().execute(async () => {});
const failure = (code: string, parts: object = {}) =>
  Object.assign(new Error(`the engine says ${code}`), { code, ...parts });

describe('a store', () => {
  test.each([
    'SQLITE_FULL',
    'SQLITE_READONLY',
    'SQLITE_IOERR_WRITE',
    'SQLITE_CANTOPEN',
    '53100',
    '25006',
    '42501',
    '58030',
  ])('that cannot be written to is unwritable: %s', async (code) => {
    expect(await heard({ query: failure(code) }, ask)).toBe('unwritable');
  });

  test.each([
    'SQLITE_BUSY',
    'SQLITE_LOCKED',
    'SQLITE_PROTOCOL',
    '08006',
    '28P01',
    '3D000',
    '40001',
    '40P01',
    '53300',
    '55P03',
    '57P01',
    '57014',
    'ECONNREFUSED',
  ])('that does not answer is unreachable: %s', async (code) => {
    expect(await heard({ query: failure(code) }, ask)).toBe('unreachable');
  });

  test.each([
    ['of a statement', failure('SQLITE_ERROR')],
    ['of a value', failure('23502', { severity: 'ERROR' })],
    ['of a name that only begins so', failure('3D0001', { severity: 'ERROR' })],
    ['of the program', new TypeError('undefined is no function')],
    ['of a number', new RangeError('too large')],
    ['of something that is no error', 'gone'],
  ])('passes on an error %s unchanged', async (_, fault) => {
    expect(await heard({ query: fault }, ask)).toBe(fault);
  });

  test('is unreachable if its connection is closed or its driver fails by itself', async () => {
    expect(await heard({ query: new TypeError('The database connection is not open') }, ask)).toBe('unreachable');
    expect(await heard({ query: new Error('timeout expired') }, ask)).toBe('unreachable');
  });

  test('classifies errors of every step', async () => {
    const full = failure('SQLITE_FULL');
    expect(await heard({ connect: full }, ask)).toBe('unwritable');
    for (const step of ['begin', 'commit'] as const)
      expect(await heard({ [step]: full }, inTransaction)).toBe('unwritable');
    const error = new Error('undone');
    const undo = (db: Kysely<unknown>) => db.transaction().execute(() => Promise.reject(error));
    expect(await heard({ rollback: full }, undo)).toBe('unwritable');
    expect(await heard({}, inTransaction)).toBe('nothing');
  });

  test('that has rolled back by itself reports why', async () => {
    const full = failure('SQLITE_FULL');
    const undo = (db: Kysely<unknown>) => db.transaction().execute(() => Promise.reject(full));
    const none = failure('SQLITE_ERROR', { message: 'cannot rollback - no transaction is active' });
    expect(await heard({ rollback: none }, undo)).toBe(full);
  });

  test("keeps the engine's error for the log", async () => {
    const seen: unknown[] = [];
    const look = (db: Kysely<unknown>) => ask(db).catch((error: unknown) => seen.push(error));
    const full = failure('SQLITE_FULL');
    await heard({ query: full }, look);
    await heard({ query: Object.assign(new Error('gone'), { code: 7 }) }, look);
    expect(seen).toMatchObject([
      { name: 'StoreUnavailable', code: 'SQLITE_FULL', message: full.message, cause: full },
      { name: 'StoreUnavailable', code: undefined },
    ]);
  });
});
