import type { LightMyRequestResponse } from 'fastify';
import { afterEach, beforeEach, expect } from 'vitest';
import type { Env } from '../../src/server/environment/env.ts';
import type { BackupSlot } from '../../src/server/store/backups.ts';
import type { Store } from '../../src/server/store/store.ts';
import { HARBOUR_TAVERN } from '../../src/simulators/demo/world.ts';
import type { Engine } from './engines.ts';
import { type Site, startSite, type Visitor } from './site.ts';
import { storePerTest } from './storePerTest.ts';

/** The path of the server whose backups are tested. It has Premium. */
export const TAVERN = `/auth/guilds/${HARBOUR_TAVERN}`;

const BOT_TOKEN = 'the-credential-of-the-bot-in-tests';
const METRICS_TOKEN = 'the-credential-for-metrics-in-tests';

/** A site with shorthands for calls about the backups of one server. Calls are made as the owner by default. */
export class BackupSite {
  private constructor(
    readonly site: Site,
    readonly owner: Visitor,
    readonly admin: Visitor,
    readonly anonymous: Visitor,
  ) {}

  /** @param store closed by the caller; by default a store of its own */
  static async start(env: Env = {}, store?: Store): Promise<BackupSite> {
    const site = await startSite({ BOT_API_TOKEN: BOT_TOKEN, METRICS_TOKEN, ...env }, { store });
    return new BackupSite(site, await site.visit('owner'), await site.visit('admin'), await site.visit());
  }

  close(): Promise<void> {
    return this.site.close();
  }

  async get(path: string, visitor = this.owner) {
    return answerOf(await visitor('GET', `${TAVERN}/${path}`));
  }

  async post(path: string, body: unknown, visitor = this.owner, headers?: Record<string, string>) {
    const answer = await visitor('POST', `${TAVERN}/${path}`, { body, headers });
    return { etag: answer.headers.etag, ...answerOf(answer) };
  }

  /** A save that has to succeed. */
  async save(path: string, body: object): Promise<void> {
    expect([path, (await this.post(path, body)).status]).toEqual([path, 200]);
  }

  /** Makes a backup. @returns its ID */
  async backUp(type: string): Promise<string> {
    return (await this.post('backups/', { type })).backup.id;
  }

  /** The list of backups. */
  async list() {
    return (await this.get('backups/')).backup_history;
  }

  preview(id: string, visitor = this.owner, mapping?: object) {
    const query = mapping ? `?mapping=${encodeURIComponent(JSON.stringify(mapping))}` : '';
    return this.get(`backups/${id}/restore/${query}`, visitor);
  }

  /** Restores like a browser, with the ETag of the preview. */
  async restore(id: string, visitor = this.owner, mapping: object = {}) {
    const { etag } = (await visitor('GET', `${TAVERN}/backups/${id}/restore/`)).headers;
    return this.post(`backups/${id}/restore/`, { mapping }, visitor, { 'if-match': String(etag ?? '*') });
  }

  /** A call of the bot. */
  async asBot(method: string, path: string, body?: unknown) {
    const headers = { authorization: `Bearer ${BOT_TOKEN}` };
    return answerOf(await this.anonymous(method, `/api/bot/${path}`, { body, headers }));
  }

  async metrics(): Promise<string> {
    const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
    return (await this.anonymous('GET', '/metrics', { headers })).body;
  }

  /** Stores a backup of any content. */
  async store(type: string, value: object, slot?: BackupSlot): Promise<void> {
    const at = slot?.due ?? Date.now();
    const backup = { guild: HARBOUR_TAVERN, type, value: JSON.stringify(value), at, keep: 5 };
    await this.site.store.backups.add({ ...backup, ...(slot && { slot }) });
  }

  /** The number of stored versions of all documents. */
  async historyRows(): Promise<number> {
    return (await this.site.store.db.selectFrom('history').selectAll().where('document', 'is not', null).execute())
      .length;
  }

  /** Lets the cached lists of the server expire. */
  expireLists(): void {
    this.site.advance(61_000);
  }
}

/** Starts a site over an empty store before each test of a suite, and closes both afterwards. */
export function backupSitePerTest(engine: Engine, use: (site: BackupSite) => void): void {
  let store: Store;
  let site: BackupSite;
  storePerTest(engine, (opened) => {
    store = opened;
  });
  beforeEach(async () => {
    site = await BackupSite.start({}, store);
    use(site);
  });
  afterEach(() => site.close());
}

function answerOf(answer: LightMyRequestResponse) {
  return { status: answer.statusCode, ...answer.json() };
}
