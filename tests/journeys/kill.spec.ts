import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import Database from 'better-sqlite3';
import { HARBOUR_TAVERN } from '../../src/simulators/demo/world.ts';
import { type Product, startProduct } from './support/product.ts';

const KILLS = 50;
/** How many saves are answered before a kill, from a fixed sequence: from the first one to a full stream. */
const savesBefore = (kill: number) => (kill * 13) % 37;

/** A document that one writer saves again and again, each time with another value. */
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

/** A save whose answer arrived. */
interface Acknowledged {
  document: string;
  field: string;
  revision: number;
  value: string | number;
}

test('no acknowledged save is lost when the process is killed in the middle of saving, fifty times', async () => {
  test.setTimeout(240_000);
  const dataDir = mkdtempSync(join(tmpdir(), 'guildhall-kill-'));
  const acknowledged: Acknowledged[] = [];
  let cookie = '';
  let counter = 0;
  let running: Product | undefined;
  try {
    for (let kill = 0; kill < KILLS; kill++) {
      const product = await startProduct({ dataDir, env: { LIMIT_SAVES: '0', LIMIT_REQUESTS: '0' } });
      running = product;
      expect((await fetch(`${product.url}/healthz`)).status).toBe(200);
      if (kill === 0) cookie = await signIn(product.url);
      else expect(faultsOf(join(dataDir, 'guildhall.db'), acknowledged)).toEqual([]);
      const before = acknowledged.length;
      const writers = TARGETS.map((target) => save(product.url, cookie, target, () => ++counter, acknowledged));
      while (acknowledged.length < before + savesBefore(kill)) await new Promise((resolve) => setTimeout(resolve, 1));
      await product.stop('SIGKILL');
      await Promise.all(writers);
    }
    const product = await startProduct({ dataDir });
    running = product;
    for (const { path, field, document } of TARGETS) {
      const [last] = acknowledged.filter((one) => one.document === document).slice(-1);
      const url = `${product.url}/auth/guilds/${HARBOUR_TAVERN}/${path.replace('save/', '')}`;
      const answer = await fetch(url, { headers: { cookie } });
      const revision = revisionOf(answer);
      expect(revision).toBeGreaterThanOrEqual(last?.revision ?? 1);
      if (revision === last?.revision) expect((await answer.json())[field]).toBe(last.value);
    }
    await product.stop();
    expect(faultsOf(join(dataDir, 'guildhall.db'), acknowledged)).toEqual([]);
    expect(acknowledged.length).toBeGreaterThan(KILLS);
    console.log(`${acknowledged.length} saves were acknowledged over ${KILLS} kills; all of them are stored.`);
  } finally {
    await running?.stop('SIGKILL');
    rmSync(dataDir, { recursive: true, force: true });
  }
});

const revisionOf = (answer: Response) => Number(answer.headers.get('etag')?.replaceAll('"', ''));

/** Signs the owner in through the stand-in, and answers the session's cookie. */
async function signIn(url: string): Promise<string> {
  const cookies = new Map<string, string>();
  const get = async (address: string) => {
    const header = [...cookies].map((cookie) => cookie.join('=')).join('; ');
    const answer = await fetch(address, { redirect: 'manual', headers: { cookie: header } });
    for (const cookie of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split(/=(.*)/s);
      cookies.set(name, value);
    }
    return answer.headers.get('location') ?? '';
  };
  await get(await get(await get(`${url}/auth/login/?login_hint=owner`)));
  return [...cookies].map((cookie) => cookie.join('=')).join('; ');
}

/** Saves one document as fast as answers come, until none comes any more. */
async function save(
  url: string,
  cookie: string,
  { document, path, field, value }: Target,
  next: () => number,
  acknowledged: Acknowledged[],
): Promise<void> {
  const address = `${url}/auth/guilds/${HARBOUR_TAVERN}/${path}`;
  const headers = { cookie, origin: url, 'content-type': 'application/json' };
  for (;;) {
    const wanted = value(next());
    const body = JSON.stringify({ [field]: wanted });
    const answer = await fetch(address, { method: 'POST', headers, body }).catch(() => null);
    if (!answer) return;
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    acknowledged.push({ document, field, revision: revisionOf(answer), value: wanted });
  }
}

interface Row {
  document: string;
  revision: number;
  value: string;
}

/** What is wrong with the file itself, which should hold every acknowledged revision, none twice and none left out. */
function faultsOf(file: string, acknowledged: readonly Acknowledged[]): string[] {
  const db = new Database(file, { readonly: true });
  const rowsOf = (table: string) =>
    db.prepare(`select document, revision, value from ${table} where guild_id = ?`).all(HARBOUR_TAVERN) as Row[];
  try {
    const faults: string[] = [];
    if (db.pragma('integrity_check', { simple: true }) !== 'ok') faults.push('the file is broken');
    const rows = rowsOf('history');
    const history = new Map(rows.map(({ document, revision, value }) => [`${document} ${revision}`, value]));
    if (history.size !== rows.length) faults.push('a revision stands twice');
    for (const { document, field, revision, value } of acknowledged) {
      const stored = history.get(`${document} ${revision}`);
      if (!stored || JSON.parse(stored)[field] !== value) faults.push(`${document} ${revision} is not ${value}`);
    }
    for (const { document, revision, value } of rowsOf('documents')) {
      if (history.get(`${document} ${revision}`) !== value) faults.push(`${document} is not its newest revision`);
      const count = rows.filter((row) => row.document === document).length;
      if (count !== revision) faults.push(`${document} has ${count} revisions, not ${revision}`);
    }
    return faults;
  } finally {
    db.close();
  }
}
