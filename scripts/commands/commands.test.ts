import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openStore, type Store } from '../../src/server/store/store.ts';
import { bundleScripts } from '../../tests/server/bundled.ts';
import { PLANS, postgres, postgresIsAvailable } from '../../tests/server/engines.ts';
import { runCommand } from '../commandLine/operatorCommand.ts';

const hasPostgres = await postgresIsAvailable();

const COMMANDS = ['plan', 'erase', 'coupon', 'copy-store', 'migrate-dry'];
const script = bundleScripts(...COMMANDS.map((name) => new URL(`${name}.ts`, import.meta.url)));
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'guildhall-command-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a command in the folder with the `.env` file. */
function run(command: string, ...args: string[]): Promise<{ code: number; said: string }> {
  const { DATABASE_URL: _, DATA_DIR: __, ...env } = process.env;
  return new Promise((done) => {
    execFile(process.execPath, [script(command), ...args], { cwd: folder, env }, (error, out, complaint) =>
      done({ code: Number(error?.code ?? 0), said: `${out}${complaint}`.trim() }),
    );
  });
}

const inEnv = (text: string) => writeFileSync(join(folder, '.env'), text);
const elsewhere = () => join(folder, 'elsewhere');
const open = () => openStore({ databaseUrl: null, dataDir: elsewhere(), plans: PLANS });

describe('commands beside the server', () => {
  test('work on the store configured in .env', async () => {
    inEnv('DATA_DIR=./elsewhere\n');
    await (await open()).close();
    expect(await run('plan', 'grant', '7', 'premium')).toMatchObject({ code: 0 });
    expect(readdirSync(folder).sort()).toEqual(['.env', 'elsewhere']);
    const store = await open();
    expect(await store.subscriptions.planOf('7', Date.now())).toBe('premium');
    await store.close();
    expect(await run('erase', '--guild', '7')).toMatchObject({
      code: 0,
      said: expect.stringContaining('subscriptions: 1'),
    });
    expect(await run('coupon', '--months', '0')).toEqual({
      code: 1,
      said: expect.stringContaining('--months must be'),
    });
    expect(await run('copy-store')).toEqual({ code: 1, said: expect.stringContaining('Set DATABASE_URL') });
  });

  test.each([
    ['plan', 'grant', '7', 'premium'],
    ['erase', '--user', '7', '--yes'],
    ['coupon', '--months', '1'],
    ['copy-store'],
  ])('report a missing store and create none: %s', async (command, ...args) => {
    inEnv('DATA_DIR=./elsewhere\n');
    const said = `There is no store in ${elsewhere()} yet. The server creates it on its first start.`;
    expect(await run(command, ...args)).toEqual({ code: 1, said: expect.stringContaining(said) });
    expect(readdirSync(folder)).toEqual(['.env']);
  });

  test('explain a damaged store like the server', async () => {
    inEnv('DATA_DIR=./elsewhere\n');
    mkdirSync(elsewhere());
    writeFileSync(join(elsewhere(), 'guildhall.db'), 'This is no database. '.repeat(500));
    const { code, said } = await run('plan', 'show', '7');
    expect(said).toBe(
      `The store in ${elsewhere()} is damaged (file is not a database). Stop all processes that use it and restore guildhall.db from a backup.`,
    );
    expect(code).toBe(1);
  });

  test.skipIf(!hasPostgres)('copy into the PostgreSQL database configured in .env', async () => {
    const engine = postgres();
    await engine.prepare();
    try {
      const store = await open();
      await store.subscriptions.grant({ guild: '7', plan: 'premium', now: 1 });
      await store.close();
      inEnv(`DATA_DIR=./elsewhere\nDATABASE_URL=${engine.location().databaseUrl}\n`);
      expect(await run('copy-store')).toEqual({ code: 0, said: expect.stringContaining('subscriptions: 1') });
      expect(await run('plan', 'show', '7')).toMatchObject({
        code: 0,
        said: expect.stringContaining('7 is on premium'),
      });
    } finally {
      await engine.clear();
    }
  });
});

test.skipIf(!hasPostgres)('statements of commands have no time limit, unlike those of the server', async () => {
  const engine = postgres();
  await engine.prepare();
  const limit = async ({ store }: { store: Store }) => {
    const { rows } = await sql<{ statement_timeout: string }>`show statement_timeout`.execute(store.db);
    return String(rows[0]?.statement_timeout);
  };
  const printed = vi.spyOn(console, 'log').mockReturnValue();
  vi.stubEnv('DATABASE_URL', String(engine.location().databaseUrl));
  try {
    await runCommand('Usage', limit);
    expect(printed).toHaveBeenCalledWith('0');
    const store = await engine.open();
    expect(await limit({ store })).toBe('10s');
    await store.close();
  } finally {
    vi.unstubAllEnvs();
    printed.mockRestore();
    await engine.clear();
  }
});

describe('migrate:dry', () => {
  test('reports a missing store and creates none', async () => {
    inEnv('DATA_DIR=./elsewhere\n');
    const said = `There is no store in ${elsewhere()} yet. The server creates it on its first start.`;
    expect(await run('migrate-dry')).toEqual({ code: 1, said });
    expect(readdirSync(folder)).toEqual(['.env']);
  });

  test('reports a store with an older schema and does not change it', async () => {
    inEnv('DATA_DIR=./elsewhere\n');
    const store = await open();
    await store.db.schema.dropTable('bot_state').execute();
    await store.db.deleteFrom('migrations').where('name', '=', '006-bot-state').execute();
    await store.close();
    const file = join(elsewhere(), 'guildhall.db');
    const before = readFileSync(file);
    expect(await run('migrate-dry')).toEqual({
      code: 0,
      said: 'The tables are outdated too: the server migrates them when it starts (006-bot-state).\nNo stored document would change.',
    });
    expect(readFileSync(file).equals(before)).toBe(true);
    expect(readdirSync(elsewhere())).toEqual(['guildhall.db']);
    expect(existsSync(join(folder, 'data'))).toBe(false);
  });

  test.skipIf(!hasPostgres)('creates no tables in PostgreSQL', async () => {
    const engine = postgres();
    await engine.prepare({ bare: true });
    try {
      inEnv(`DATABASE_URL=${engine.location().databaseUrl}\n`);
      const said = 'There is no store in the database of DATABASE_URL yet. The server creates it on its first start.';
      expect(await run('migrate-dry')).toEqual({ code: 1, said });
      expect(await run('migrate-dry')).toEqual({ code: 1, said });
    } finally {
      await engine.clear();
    }
  });
});
