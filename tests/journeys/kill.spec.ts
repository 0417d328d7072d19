import { expect, test } from '@playwright/test';
import { sql } from 'kysely';
import type { Store } from '../../src/server/store/store.ts';
import { HARBOUR_TAVERN } from '../../src/simulators/demo/world.ts';
import { type Engine, postgres, postgresIsAvailable, sqlite } from '../server/engines.ts';
import { signIn } from '../server/signIn.ts';
import { startProduct } from './support/product.ts';

/** `KILLS=50 npm run journeys -- kill` kills the product of each engine that often. */
const { KILLS } = process.env;
/** Milliseconds that a round may take: a start, saves, a kill, and a check of everything stored. */
const ROUND = 60_000;

/** The number of saves answered before a kill, from a fixed sequence: from a single one to a full stream. */
const savesBefore = (kill: number) => ((kill + 1) * 13) % 37;

/** A document that one writer saves repeatedly with different values. */
interface Target {
  document: string;
  path: string;
  field: string;
  value(n: number): string | number;
}

const TARGETS: Target[] = [
  { document: 'customize.settings', path: 'customize/', field: 'prefix', value: (n) => String(n % 99_999) },
  { document: 'welcomeLeave.settings', path: 'welcome-leave/save/', field: 'leave_message', value: (n) => `Bye ${n}` },
  { document: 'economy.farming', path: 'farming/config/', field: 'message_min_length', value: (n) => n % 2000 },
  {
    document: 'userVerification.settings',
    path: 'user-verification/save/',
    field: 'verification_instructions',
    value: (n) => `Step ${n}`,
  },
];

/** A save that was answered. */
interface Acknowledged {
  document: string;
  field: string;
  revision: number;
  value: string | number;
}

for (const { engine, kills, there } of [
  { engine: sqlite(), kills: Number(KILLS ?? 2), there: async () => true },
  { engine: postgres(), kills: Number(KILLS ?? 1), there: postgresIsAvailable },
]) {
  test(`no acknowledged save is lost when the process is killed in the middle of saving, over ${engine.name}`, async () => {
    test.skip(!(await there()), `needs ${engine.name}`);
    test.setTimeout(Math.max(test.info().timeout, (kills + 1) * ROUND));
    await engine.prepare();
    const { databaseUrl, dataDir } = engine.location();
    const env = { LIMIT_SAVES: '0', LIMIT_REQUESTS: '0', DATABASE_URL: databaseUrl ?? '' };
    const acknowledged: Acknowledged[] = [];
    let cookie = '';
    let counter = 0;
    let product = await startProduct({ dataDir: dataDir || undefined, env });
    try {
      for (let kill = 0; kill < kills; kill++) {
        expect((await fetch(`${product.url}/healthz`)).status).toBe(200);
        if (kill > 0) expect(await faultsOf(engine, acknowledged)).toEqual([]);
        // The simulated Discord was killed as well, and its tokens with it.
        cookie = await signIn(product.url, 'owner');
        const { url } = product;
        const wanted = acknowledged.length + savesBefore(kill);
        let writers: Promise<void>[] = [];
        const enough = new Promise<void>((resolve) => {
          const acknowledge = (one: Acknowledged) => {
            if (acknowledged.push(one) >= wanted) resolve();
          };
          if (acknowledged.length >= wanted) resolve();
          writers = TARGETS.map((target) => save(url, cookie, target, () => ++counter, acknowledge));
        });
        await Promise.race([enough, ...writers]);
        await product.stop('SIGKILL');
        await Promise.all(writers);
        product = await startProduct({ dataDir: product.dataDir, env });
      }
      cookie = await signIn(product.url, 'owner');
      for (const { path, field, document } of TARGETS) {
        const [last] = acknowledged.filter((one) => one.document === document).slice(-1);
        const url = `${product.url}/auth/guilds/${HARBOUR_TAVERN}/${path.replace('save/', '')}`;
        const answer = await fetch(url, { headers: { cookie } });
        const revision = revisionOf(answer);
        // On a busy machine the others may be answered often enough before one is answered at all.
        expect(revision).toBeGreaterThanOrEqual(last?.revision ?? 0);
        if (revision === last?.revision) expect((await answer.json())[field]).toBe(last.value);
      }
      await product.stop();
      expect(await faultsOf(engine, acknowledged)).toEqual([]);
      expect(acknowledged.length).toBeGreaterThan(kills);
      console.log(`${engine.name}: ${acknowledged.length} saves acknowledged over ${kills} kills; all are stored.`);
    } finally {
      await product.dispose();
      await engine.clear();
    }
  });
}

const revisionOf = (answer: Response) => Number(answer.headers.get('etag')?.replaceAll('"', ''));

/** Saves a document as fast as it is answered, until there is no answer. */
async function save(
  url: string,
  cookie: string,
  { document, path, field, value }: Target,
  next: () => number,
  acknowledge: (one: Acknowledged) => void,
): Promise<void> {
  const address = `${url}/auth/guilds/${HARBOUR_TAVERN}/${path}`;
  const headers = { cookie, origin: url, 'content-type': 'application/json', 'if-match': '*' };
  for (;;) {
    const wanted = value(next());
    const body = JSON.stringify({ [field]: wanted });
    const answer = await fetch(address, { method: 'POST', headers, body }).catch(() => null);
    if (!answer) return;
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    acknowledge({ document, field, revision: revisionOf(answer), value: wanted });
  }
}

/** Problems of the store, which should contain every acknowledged revision exactly once, without gaps. */
async function faultsOf(engine: Engine, acknowledged: readonly Acknowledged[]): Promise<string[]> {
  const store = await engine.open();
  try {
    const faults: string[] = [];
    if (engine.name === 'SQLite' && !(await isWhole(store))) faults.push('the file is broken');
    const rows = await rowsOf(store, 'history');
    const history = new Map(rows.map(({ document, revision, value }) => [`${document} ${revision}`, value]));
    if (history.size !== rows.length) faults.push('a revision stands twice');
    for (const { document, field, revision, value } of acknowledged) {
      const stored = history.get(`${document} ${revision}`);
      if (!stored || JSON.parse(stored)[field] !== value) faults.push(`${document} ${revision} is not ${value}`);
    }
    for (const { document, revision, value } of await rowsOf(store, 'documents')) {
      if (history.get(`${document} ${revision}`) !== value) faults.push(`${document} is not its newest revision`);
      const count = rows.filter((row) => row.document === document).length;
      if (count !== revision) faults.push(`${document} has ${count} revisions, not ${revision}`);
    }
    return faults;
  } finally {
    await store.close();
  }
}

const rowsOf = ({ db }: Store, table: 'documents' | 'history') =>
  db.selectFrom(table).select(['document', 'revision', 'value']).where('guild_id', '=', HARBOUR_TAVERN).execute();

async function isWhole({ db }: Store): Promise<boolean> {
  const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db);
  return rows.length === 1 && rows[0]?.integrity_check === 'ok';
}
