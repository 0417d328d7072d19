import Database from 'better-sqlite3';
import { sql } from 'kysely';
import { afterEach, describe, expect, test } from 'vitest';
import { postgresDialect } from '../../src/server/store/engines/postgres.ts';
import { sqliteFile } from '../../src/server/store/engines/sqlite.ts';
import { StoreUnavailable } from '../../src/server/store/engines/storeUnavailable.ts';
import { storeOver } from '../../src/server/store/store.ts';
import { HARBOUR_TAVERN } from '../../src/simulators/demo/world.ts';
import { PLANS, postgres, postgresIsAvailable } from './engines.ts';
import { type Site, startSite, type Visitor, visitorWith } from './site.ts';

const closing: (() => Promise<unknown> | unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

const UNWRITABLE = 'Nothing can be saved at the moment. Please try again in a minute.';
const UNREACHABLE = 'Our database is not responding at the moment. Please try again in a minute.';
const SAVE = `/auth/guilds/${HARBOUR_TAVERN}/customize/`;
const HTML = { accept: 'text/html' };

async function start(databaseUrl = ''): Promise<Site> {
  const site = await startSite({ DATABASE_URL: databaseUrl, LIMIT_REQUESTS: '0', LIMIT_LOGINS: '0' });
  closing.push(() => site.close());
  return site;
}

/** Status, message and Retry-After of a failed call. */
async function failure(visitor: Visitor, method: string, url: string, body?: unknown) {
  const answer = await visitor(method, url, { body });
  return [answer.statusCode, answer.json().error, answer.headers['retry-after']];
}

/** Signs in through Discord. @returns the last answer and the cookies */
async function signInAgain(site: Site) {
  const jar: Record<string, string> = {};
  const visitor = visitorWith(site.app, jar);
  const begin = await visitor('GET', '/auth/login/?login_hint=owner');
  const consent = await fetch(String(begin.headers.location), { redirect: 'manual' });
  const { pathname, search } = new URL(consent.headers.get('location') ?? '');
  return { answer: await visitor('GET', pathname + search, { headers: HTML }), jar };
}

/** Expects every write to fail with a message, without details of the engine. */
async function expectNothingSaved(site: Site, owner: Visitor, sentence: string): Promise<void> {
  const body = { prefix: '!' };
  expect(await failure(owner, 'POST', SAVE, body)).toEqual([503, sentence, '60']);
  const { answer, jar } = await signInAgain(site);
  expect([answer.statusCode, answer.headers['retry-after'], jar.session]).toEqual([503, '60', undefined]);
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(answer.body).toContain(sentence);
  expect(answer.body).not.toMatch(/SQLITE|full|read-only|transaction/);
  const nobody = await site.visit();
  site.advance(2000);
  expect(await failure(nobody, 'GET', '/readyz')).toEqual([503, UNREACHABLE, '60']);
  expect((await nobody('GET', '/healthz')).statusCode).toBe(200);
  // Reads still work.
  expect((await owner('GET', SAVE)).statusCode).toBe(200);
}

describe('an embedded store', () => {
  test('that is full makes writes fail with a message and the server unready', async () => {
    const site = await start();
    const owner = await site.visit('owner');
    const { db } = site.store;
    expect((await owner('POST', SAVE, { body: { prefix: '?' } })).statusCode).toBe(200);
    await sql`pragma max_page_count = 1`.execute(db);
    const fill = async (size: number) => {
      for (let count = 0; ; count++) {
        const row = { id: `fill-${size}-${count}`, user_id: '1', data: 'x'.repeat(size), tokens: '', expires_at: 1e15 };
        await db.insertInto('sessions').values(row).execute();
      }
    };
    for (const size of [4000, 100, 1]) await expect(fill(size)).rejects.toThrow(StoreUnavailable);
    // Fill up even small gaps, like a full disk.
    await expect(
      (async () => {
        for (let count = 0; ; count++) {
          await db
            .insertInto('history')
            .values({
              guild_id: '1',
              document: 'x',
              revision: count,
              version: 1,
              kind: 'save',
              actor: 'user',
              user_id: '1',
              value: 'x',
              at: 1,
              bytes: 1,
            })
            .execute();
        }
      })(),
    ).rejects.toThrow(StoreUnavailable);
    await expectNothingSaved(site, owner, UNWRITABLE);
    await sql`pragma max_page_count = 1000000`.execute(db);
    site.advance(2000);
    expect((await (await site.visit())('GET', '/readyz')).statusCode).toBe(200);
    expect((await owner('POST', SAVE, { body: { prefix: '!' } })).statusCode).toBe(200);
  });

  test('that another process has locked makes writes fail after a while', async () => {
    const site = await start();
    const owner = await site.visit('owner');
    const other = new Database(sqliteFile(site.config.dataDir));
    closing.push(() => other.close());
    other.exec('begin immediate');
    expect(await failure(owner, 'POST', SAVE, { prefix: '!' })).toEqual([503, UNREACHABLE, '60']);
    other.exec('rollback');
    expect((await owner('POST', SAVE, { body: { prefix: '!' } })).statusCode).toBe(200);
  });
});

describe.skipIf(!(await postgresIsAvailable()))('a store in PostgreSQL', () => {
  async function place(): Promise<string> {
    const engine = postgres();
    await engine.prepare();
    closing.push(() => engine.clear());
    return String(engine.location().databaseUrl);
  }

  test('that is read-only makes writes fail with a message and the server unready', async () => {
    const databaseUrl = await place();
    const site = await start(databaseUrl);
    const owner = await site.visit('owner');
    const url = new URL(databaseUrl);
    url.searchParams.set('options', `${url.searchParams.get('options')} -c default_transaction_read_only=on`);
    const store = storeOver(postgresDialect(url.href), PLANS);
    closing.push(() => store.close());
    // As if the engine's settings had changed under the running application.
    Object.assign(site.store.documents, store.documents);
    Object.assign(site.store.sessions, store.sessions);
    site.store.tryWriting = store.tryWriting;
    await expectNothingSaved(site, owner, UNWRITABLE);
  });

  test('whose connections are closed or exhausted recovers afterwards', async () => {
    const site = await start(await place());
    const owner = await site.visit('owner');
    const stuck = sql`select pg_sleep(30)`.execute(site.store.db);
    const ended = expect(stuck).rejects.toMatchObject({ name: 'StoreUnavailable', kind: 'unreachable' });
    await expect
      .poll(async () => {
        const { rows } = await sql<{ count: number }>`select count(pg_terminate_backend(pid)) as count
          from pg_stat_activity where query like 'select pg_sleep(30)%' and state = 'active'`.execute(site.store.db);
        return rows[0]?.count;
      })
      .toBe(1);
    await ended;
    // A terminated connection stays in the pool until it closes, so query all of them.
    const all = () => Promise.all(Array.from({ length: 10 }, () => sql`select 1`.execute(site.store.db)));
    await expect.poll(() => all().then(Boolean, () => false)).toBe(true);
    const taken = Array.from({ length: 10 }, () => sql`select pg_sleep(7)`.execute(site.store.db));
    expect(await failure(owner, 'POST', SAVE, { prefix: '!' })).toEqual([503, UNREACHABLE, '60']);
    await Promise.all(taken);
    expect((await owner('POST', SAVE, { body: { prefix: '!' } })).statusCode).toBe(200);
  });

  test('never answers a URL with an internal error', async () => {
    const site = await start(await place());
    const owner = await site.visit('owner');
    for (const id of ['%00', '%ed%a0%80', 'x'.repeat(1000), "'; drop table invoices; --", '%2500']) {
      const answer = await owner('GET', `/auth/premium/invoice/${encodeURI(id).replaceAll('%25', '%')}/`);
      expect([id, answer.statusCode < 500]).toEqual([id, true]);
    }
  });
});

test('an unreachable Discord is reported with Retry-After', async () => {
  const site = await startSite();
  closing.push(() => site.close());
  const owner = await site.visit('owner');
  site.discord.faults.set({ kind: 'down' });
  expect(await failure(owner, 'GET', `/auth/guilds/${HARBOUR_TAVERN}/channels/`)).toEqual([
    503,
    'Discord is not responding at the moment. Please try again in a minute.',
    '60',
  ]);
});
