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

/** What an answer says of a failure: its status, its sentence, and when to try again. */
async function failure(visitor: Visitor, method: string, url: string, body?: unknown) {
  const answer = await visitor(method, url, { body });
  return [answer.statusCode, answer.json().error, answer.headers['retry-after']];
}

/** Up to the identity provider and back; answers how the sign-in ends, and what it left in the browser. */
async function signInAgain(site: Site) {
  const jar: Record<string, string> = {};
  const visitor = visitorWith(site.app, jar);
  const begin = await visitor('GET', '/auth/login/?login_hint=owner');
  const consent = await fetch(String(begin.headers.location), { redirect: 'manual' });
  const { pathname, search } = new URL(consent.headers.get('location') ?? '');
  return { answer: await visitor('GET', pathname + search, { headers: HTML }), jar };
}

/** Nothing that is stored fails silently, or in the words of an engine. */
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
  // What can be read is still read.
  expect((await owner('GET', SAVE)).statusCode).toBe(200);
}

describe('an embedded store', () => {
  test('without room says so in a sentence, and the server is not ready', async () => {
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
    // Leave room for next to nothing, as a full disk does.
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
              value: 'x',
              user_id: '1',
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

  test('that somebody else keeps locked says so after a while', async () => {
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

  test('that may only be read says so in a sentence, and the server is not ready', async () => {
    const databaseUrl = await place();
    const site = await start(databaseUrl);
    const owner = await site.visit('owner');
    const url = new URL(databaseUrl);
    url.searchParams.set('options', `${url.searchParams.get('options')} -c default_transaction_read_only=on`);
    const store = storeOver(postgresDialect(url.href), PLANS);
    closing.push(() => store.close());
    // As after a change of the engine's own settings: the application keeps its store.
    Object.assign(site.store.documents, store.documents);
    Object.assign(site.store.sessions, store.sessions);
    site.store.tryWriting = store.tryWriting;
    await expectNothingSaved(site, owner, UNWRITABLE);
  });

  test('whose connections end or are all taken says so, and goes on afterwards', async () => {
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
    // The engine's last word comes before the end of the connection, which is in the pool until then: ask on all of them.
    const all = () => Promise.all(Array.from({ length: 10 }, () => sql`select 1`.execute(site.store.db)));
    await expect.poll(() => all().then(Boolean, () => false)).toBe(true);
    const taken = Array.from({ length: 10 }, () => sql`select pg_sleep(7)`.execute(site.store.db));
    expect(await failure(owner, 'POST', SAVE, { prefix: '!' })).toEqual([503, UNREACHABLE, '60']);
    await Promise.all(taken);
    expect((await owner('POST', SAVE, { body: { prefix: '!' } })).statusCode).toBe(200);
  });

  test('answers no address with an error of its own', async () => {
    const site = await start(await place());
    const owner = await site.visit('owner');
    for (const id of ['%00', '%ed%a0%80', 'x'.repeat(1000), "'; drop table invoices; --", '%2500']) {
      const answer = await owner('GET', `/auth/premium/invoice/${encodeURI(id).replaceAll('%25', '%')}/`);
      expect([id, answer.statusCode < 500]).toEqual([id, true]);
    }
  });
});

test('Discord out of reach is told with the time after which to try again', async () => {
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
