import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Store } from '../../src/server/store/store.ts';
import { GRAND_ASSEMBLY, HARBOUR_TAVERN } from '../../src/simulators/demo/world.ts';
import { bundleScripts } from './bundled.ts';
import { postgres, postgresIsAvailable, sqlite } from './engines.ts';
import { type CookieJar, type Site, startSite, type Visitor } from './site.ts';

const script = bundleScripts(new URL('siteKilledAt.ts', import.meta.url));
/** `npm run fuzz -- kills` kills it at every point. */
const EVERY_POINT = process.env.FUZZ_KILLS === 'all';
/** Somewhere among the statements. */
const AMID = 20;
const BEFORE_ANSWER = 0;
const SOURCE = `/auth/guilds/${HARBOUR_TAVERN}`;
const TARGET = `/auth/guilds/${GRAND_ASSEMBLY}`;
/** Of one setting in each of two modules, which are documents of their own. */
const COPY = {
  source: { from: 'server', guild_id: HARBOUR_TAVERN },
  select: { customize: ['prefix'], welcomeLeave: ['leave_message'] },
};

/** A request that writes, as it is sent to any process. */
interface Write {
  path: string;
  body: object;
  headers: { 'if-match': string; 'idempotency-key': string };
}

interface Killed {
  /** Of the answer; undefined if there was none. */
  status: number | undefined;
  /** Whether the process was killed: there are as many points. */
  killed: boolean;
}

const hasPostgres = await postgresIsAvailable();

describe.each([
  { name: 'SQLite', engine: sqlite(), there: true },
  { name: 'PostgreSQL', engine: postgres(), there: hasPostgres },
])('over HTTP and $name', ({ engine, there }) => {
  let store: Store;
  let site: Site;
  let owner: Visitor;
  const jar: CookieJar = {};
  let round = 0;

  beforeAll(async () => {
    if (!there) return;
    await engine.prepare();
    store = await engine.open();
    site = await startSite({ LIMIT_REQUESTS: '0', LIMIT_SAVES: '0' }, { store });
    owner = await site.visit('owner', jar);
  });
  afterAll(async () => {
    await site?.close();
    await store?.close();
    if (there) await engine.clear();
  });

  async function post(path: string, body: object, headers?: Record<string, string>) {
    const answer = await owner('POST', path, { body, headers });
    return { status: answer.statusCode, etag: String(answer.headers.etag), ...answer.json() };
  }

  const prefixOf = (number: number) => '!?#$%&'[number % 6];
  const texts = () => ({ prefix: prefixOf(round), leave_message: `Bye ${round}` });

  /** What the target has stored of the two documents, and how often it got them with one request. */
  async function stored() {
    const [customize, welcome] = await Promise.all(
      ['customize/', 'welcome-leave/'].map(async (path) => (await owner('GET', `${TARGET}/${path}`)).json()),
    );
    const rows = await store.db
      .selectFrom('history')
      .select(['kind', 'document'])
      .where('guild_id', '=', GRAND_ASSEMBLY)
      .where('document', 'is not', null)
      .execute();
    return { prefix: customize.prefix, leave_message: welcome.leave_message, versions: rows.length };
  }

  /** Changes the source, so that a copy has something to write. @returns the copy as it was previewed */
  async function copying(): Promise<Write> {
    round++;
    const { prefix, leave_message } = texts();
    expect((await post(`${SOURCE}/customize/`, { prefix })).status).toBe(200);
    expect((await post(`${SOURCE}/welcome-leave/save/`, { leave_message })).status).toBe(200);
    const { etag, changes } = await post(`${TARGET}/transfer/preview/`, COPY);
    expect(changes).toHaveLength(2);
    return writing(`${TARGET}/transfer/`, COPY, etag);
  }

  /** Changes a setting of the target, so that the version before can be restored. */
  async function restoring(): Promise<Write> {
    round++;
    expect((await post(`${TARGET}/customize/`, { prefix: prefixOf(round) })).status).toBe(200);
    expect((await post(`${TARGET}/customize/`, { prefix: prefixOf(round + 1) })).status).toBe(200);
    const { entries } = (await owner('GET', `${TARGET}/history/?module=customize&limit=2`)).json();
    const { etag } = await post(`${TARGET}/history/${entries[1].cursor}/restore/preview/`, {});
    return writing(`${TARGET}/history/${entries[1].cursor}/restore/`, {}, etag);
  }

  /** Makes a backup and changes both settings, so that the backup has something to restore. */
  async function restoringBackup(): Promise<Write> {
    round++;
    const { prefix, leave_message } = texts();
    expect((await post(`${TARGET}/customize/`, { prefix })).status).toBe(200);
    expect((await post(`${TARGET}/welcome-leave/save/`, { leave_message })).status).toBe(200);
    const { backup } = await post(`${TARGET}/backups/`, { type: 'settings' });
    expect((await post(`${TARGET}/customize/`, { prefix: prefixOf(round + 1) })).status).toBe(200);
    expect((await post(`${TARGET}/welcome-leave/save/`, { leave_message: 'Changed' })).status).toBe(200);
    const path = `${TARGET}/backups/${backup.id}/restore/`;
    return writing(path, { mapping: {} }, String((await owner('GET', path)).headers.etag));
  }

  const writing = (path: string, body: object, etag: string): Write => ({
    path,
    body,
    headers: { 'if-match': etag, 'idempotency-key': `${engine.name}-round-${round}-0123456789` },
  });

  /** Sends a request to a process of its own that is killed at a point. */
  async function sendToKilled({ path, body, headers }: Write, killAt: number): Promise<Killed> {
    const child = spawn(process.execPath, [script('siteKilledAt')], { stdio: ['pipe', 'pipe', 'inherit'] });
    child.stdin.end(JSON.stringify({ ...engine.location(), env: site.env, killAt }));
    const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
    try {
      const origin = `http://127.0.0.1:${(await lines.next()).value}`;
      const cookie = Object.entries(jar).map(([name, value]) => `${name}=${value}`);
      const answer = await fetch(`${origin}${path}`, {
        method: 'POST',
        headers: { ...headers, origin, cookie: cookie.join('; '), 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }).catch(() => undefined);
      // A process that goes on says so.
      return { status: answer?.status, killed: (await lines.next()).done === true };
    } finally {
      child.kill('SIGKILL');
    }
  }

  /** Kills a request at a point, and repeats it with the same key elsewhere. @returns what happened, and what it had written */
  async function survives(write: () => Promise<Write>, documents: number, point: number) {
    const request = await write();
    const before = await stored();
    const { status, killed } = await sendToKilled(request, point);
    const after = await stored();
    const all = { ...before, ...(documents === 2 ? texts() : { prefix: texts().prefix }) };
    const written = { ...all, versions: before.versions + documents };
    const isWritten = after.versions !== before.versions;
    // All of it or nothing.
    expect([point, after]).toEqual([point, isWritten ? written : before]);
    // An answer may be on its way while the process is killed.
    if (status !== undefined) expect([point, status, isWritten]).toEqual([point, 200, true]);
    // The browser repeats what was not answered.
    expect([point, (await post(request.path, request.body, request.headers)).status]).toEqual([point, 200]);
    expect([point, await stored()]).toEqual([point, written]);
    return { killed, isWritten };
  }

  test
    .skipIf(!there)
    .each([
      ['a copy', 2, copying],
      ['a restored version', 1, restoring],
      ...(EVERY_POINT ? ([['a restored backup', 2, restoringBackup]] as const) : []),
    ] as const)(
    '%s is written as a whole and once, wherever the server is killed meanwhile',
    async (what, documents, write) => {
      expect(await survives(write, documents, BEFORE_ANSWER)).toEqual({ killed: true, isWritten: true });
      expect(await survives(write, documents, 1)).toEqual({ killed: true, isWritten: false });
      if (!EVERY_POINT) return expect(await survives(write, documents, AMID)).toMatchObject({ killed: true });
      let point = 2;
      while ((await survives(write, documents, point)).killed) point++;
      console.log(
        `${engine.name}: killed at ${point} points, the answer included, ${what} is written as a whole and once.`,
      );
    },
    EVERY_POINT ? 3_600_000 : 300_000,
  );
});
