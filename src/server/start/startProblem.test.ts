import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { bundleScripts } from '../../../tests/server/bundled.ts';
import { availableEngines } from '../../../tests/server/engines.ts';
import { portOf } from '../../../tests/server/portOf.ts';
import { startProblem } from './startProblem.ts';

const engines = await availableEngines();

const script = bundleScripts(new URL('../main.ts', import.meta.url));
let dataDir: string;
const closing: (() => unknown)[] = [];
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'guildhall-start-'));
});
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
  rmSync(dataDir, { recursive: true, force: true });
});

const file = () => join(dataDir, 'guildhall.db');

/** Runs the server, which is expected to exit. */
function start(env: Record<string, string> = {}): SpawnSyncReturns<string> {
  const credentials = { DISCORD_CLIENT_ID: 'x', DISCORD_CLIENT_SECRET: 'x', DISCORD_BOT_TOKEN: 'x' };
  const { PATH, HOME } = process.env;
  return spawnSync(process.execPath, [script('main')], {
    cwd: dataDir,
    encoding: 'utf8',
    env: { PATH, HOME, ...credentials, DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'silent', ...env },
    timeout: 300_000,
  });
}

/** Expects a single line of output, without stack or internals. */
function expectSentence({ stdout, stderr, status }: SpawnSyncReturns<string>, sentence: RegExp): void {
  expect([stdout, stderr.trim()]).toEqual(['', expect.stringMatching(sentence)]);
  expect(stderr.trim().split('\n')).toHaveLength(1);
  expect(stderr).not.toMatch(/\bat .*:\d+:\d+|Error:|node_modules/);
  expect(status).toBe(1);
}

describe('the server explains in one line why it cannot start', () => {
  test('if the store is not a database', () => {
    writeFileSync(file(), 'This is no database. '.repeat(500));
    expectSentence(start(), /^The store in \S+ is damaged \(file is not a database\)\. .*restore/);
  });

  test('if the store is damaged', async () => {
    const database = new Database(file());
    database.exec('create table a (b)');
    database.close();
    const bytes = Buffer.alloc(8192, 0xff);
    bytes.write('SQLite format 3\0');
    writeFileSync(file(), bytes);
    expectSentence(start(), /^The store in \S+ is damaged \(/);
  });

  test('if another process has locked the store', () => {
    const other = new Database(file());
    closing.push(() => other.close());
    other.exec('begin exclusive');
    expectSentence(start(), /^The store in \S+ is locked by another process\. Stop that process, or set DATA_DIR/);
  });

  test('if the data folder is not writable', () => {
    const taken = join(dataDir, 'file');
    writeFileSync(taken, '');
    expectSentence(start({ DATA_DIR: join(taken, 'data') }), /^This account cannot write to \S+\. .*DATA_DIR/);
    mkdirSync(join(dataDir, 'dir', 'guildhall.db'), { recursive: true });
    expectSentence(start({ DATA_DIR: join(dataDir, 'dir') }), /^This account cannot write to \S+\. .*DATA_DIR/);
  });

  test('if the port is in use', async () => {
    const other = createServer();
    await new Promise<void>((done) => other.listen(0, '127.0.0.1', done));
    closing.push(() => other.close());
    const port = portOf(other);
    expectSentence(start({ PORT: String(port) }), new RegExp(`^Port ${port} is in use by another program\\. .*PORT`));
  });

  test('if the machine does not have the address', () => {
    expectSentence(start({ HOST: '192.0.2.1' }), /^This machine does not have the address 192\.0\.2\.1\. Set HOST/);
  });

  test('if the address is none', () => {
    expectSentence(start({ HOST: '999.1.1.1' }), /^This machine does not have the address 999\.1\.1\.1\. Set HOST/);
  });

  test('if the configuration cannot be read', () => {
    mkdirSync(join(dataDir, '.env'));
    const { stdout, stderr, status } = start();
    expect([stdout, status]).toEqual(['', 1]);
    expect(stderr).toBe(
      'The configuration is incomplete or invalid:\n  - .env cannot be read. Let this account read it, or remove it\n',
    );
  });

  test('if the database cannot be reached', () => {
    const secret = 'postgres://user:a-secret@127.0.0.1:1/guildhall';
    const ended = start({ DATABASE_URL: secret });
    expectSentence(
      ended,
      /^The database 127\.0\.0\.1:1\/guildhall cannot be reached \(ECONNREFUSED\)\. .*DATABASE_URL/,
    );
    expect(ended.stderr).not.toContain('a-secret');
  });

  test.each(engines)('if a newer version wrote the store, in $name', async (engine) => {
    await engine.prepare();
    closing.push(() => engine.clear());
    const store = await engine.open();
    await store.db.insertInto('migrations').values({ name: '999-of-tomorrow', at: 1 }).execute();
    await store.close();
    const { databaseUrl, dataDir: folder } = engine.location();
    expectSentence(
      start({ DATABASE_URL: databaseUrl ?? '', DATA_DIR: folder || dataDir }),
      /^The (store|database) .* was written by a newer version of Guildhall \(999-of-tomorrow\)\. Install that version/,
    );
  });
});

// What a test cannot bring about on every machine.
test.each([
  [{ code: 'EACCES', port: 80 }, null, 'This account may not use port 80. Set PORT to a port above 1023.'],
  [{ code: 'ENOSPC' }, null, 'There is no disk space left for the store in /data. Free some space.'],
  [{ code: 'SQLITE_FULL' }, null, 'There is no disk space left for the store in /data. Free some space.'],
  [
    { code: '28P01' },
    'postgres://ada:secret@db/hall',
    "The database db/hall refused the connection (No). Check the user, password and database in DATABASE_URL, and the user's permissions.",
  ],
  [
    { code: '08006' },
    'postgres://db/hall',
    'The database db/hall cannot be reached (08006). Start it, or correct DATABASE_URL.',
  ],
  [
    { code: 'SQLITE_NOTADB' },
    'postgres://db/hall',
    'The store in /data is damaged (No). Stop all processes that use it and restore guildhall.db from a backup.',
  ],
  [{ code: 'ERR_OF_OURS' }, null, null],
])('the error %j is explained', (error, databaseUrl, sentence) => {
  expect(startProblem(Object.assign(new Error('No'), error), { databaseUrl, dataDir: '/data' })).toBe(sentence);
});

test('only this account can read the files of the store, even if others could before', async () => {
  writeFileSync(file(), '');
  chmodSync(file(), 0o644);
  const { openStore } = await import('../store/store.ts');
  const modes = () => ['', '-wal', '-shm'].map((end) => (statSync(file() + end).mode & 0o777).toString(8));
  for (const spoil of [false, true]) {
    const store = await openStore({ databaseUrl: null, dataDir, plans: ['free'] });
    await store.sessions.destroy('x');
    expect(modes()).toEqual(['600', '600', '600']);
    if (spoil) {
      for (const end of ['', '-wal', '-shm']) chmodSync(file() + end, 0o666);
      const second = await openStore({ databaseUrl: null, dataDir, plans: ['free'] });
      expect(modes()).toEqual(['600', '600', '600']);
      await second.close();
    }
    await store.close();
  }
});
