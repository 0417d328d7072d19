import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { availableEngines } from '../../../../tests/server/engines.ts';
import { type CookieJar, type Site, startSite, type Visitor, visitorWith } from '../../../../tests/server/site.ts';
import { HARBOUR_TAVERN } from '../../../simulators/demo/world.ts';
import { buildApp } from '../../app.ts';
import type { Store } from '../../store/store.ts';

const TAVERN = `/auth/guilds/${HARBOUR_TAVERN}`;
const engines = await availableEngines();

describe.each(engines)('two processes over $name that restore at once', (engine) => {
  const stores: Store[] = [];
  let site: Site;
  let second: ReturnType<typeof buildApp>;
  /** The owner's browser at each of them. */
  let visitors: Visitor[];

  beforeEach(async () => {
    await engine.prepare();
    stores.push(await engine.open(), await engine.open());
    const [store, other] = stores;
    site = await startSite({ LIMIT_SAVES: '0' }, { store });
    second = buildApp(site.config, { catalogue: site.catalogue, store: other, logStream: { write() {} } });
    await second.ready();
    const jar: CookieJar = {};
    visitors = [await site.visit('owner', jar), visitorWith(second, jar)];
    for (const prefix of ['!', '?', '#']) await post('customize/', { prefix });
  });
  afterEach(async () => {
    await second.close();
    await site.close();
    await Promise.all(stores.splice(0).map((store) => store.close()));
    await engine.clear();
  });

  async function post(path: string, body: object, headers?: Record<string, string>, [visitor] = visitors) {
    const answer = await visitor?.('POST', `${TAVERN}/${path}`, { body, headers });
    return { status: answer?.statusCode, etag: String(answer?.headers.etag), ...answer?.json() };
  }

  /** The versions of the document, newest first. */
  async function versions(): Promise<{ cursor: string; kind: string; revision: number }[]> {
    const answer = await visitors[0]?.('GET', `${TAVERN}/history/?module=customize`);
    return answer?.json().entries;
  }

  /** Restores versions at once, one in each process. @returns the statuses and the versions that were made, oldest first */
  async function race(revisions: readonly number[], headersOf: (etag: string, at: number) => Record<string, string>) {
    const known = await versions();
    const paths = revisions.map(
      (revision) => `history/${known.find((version) => version.revision === revision)?.cursor}/restore/`,
    );
    const etags: string[] = [];
    for (const path of paths) etags.push((await post(`${path}preview/`, {})).etag);
    const answers = await Promise.all(
      paths.map((path, at) => post(path, {}, headersOf(etags[at] ?? '', at), visitors.slice(at))),
    );
    const cursors = new Set(known.map(({ cursor }) => cursor));
    const made = (await versions()).filter(({ cursor }) => !cursors.has(cursor));
    return { statuses: answers.map(({ status }) => status).sort(), made: made.map(({ kind }) => kind).reverse() };
  }

  const keys = ['the-key-of-one-browser', 'the-key-of-another-browser'];

  test.each([
    ['the same version', [1, 1]],
    ['different versions', [1, 2]],
  ])('write one version, and show the other one again: %s', async (_, revisions) => {
    const seen = (etag: string, at: number) => ({ 'if-match': etag, 'idempotency-key': keys[at] ?? '' });
    expect(await race(revisions, seen)).toEqual({ statuses: [200, 412], made: ['restore'] });
  });

  test('write one version for one key', async () => {
    const repeated = (etag: string) => ({ 'if-match': etag, 'idempotency-key': keys[0] ?? '' });
    expect(await race([1, 1], repeated)).toEqual({ statuses: [200, 200], made: ['restore'] });
  });

  test('are all written if none wants to see it, however much others save', async () => {
    const cursors = (await versions()).map(({ cursor }) => cursor);
    const answers = await Promise.all(
      Array.from({ length: 48 }, (_, index) => {
        const visitor = visitors.slice(index % 2);
        if (index % 3 === 0) return post('customize/', { prefix: `s${index}` }, { 'if-match': '*' }, visitor);
        return post(`history/${cursors[index % 3]}/restore/`, {}, { 'if-match': '*' }, visitor);
      }),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  });

  test('are refused for a while if others save each time before they are written', async () => {
    const [version] = await versions();
    for (const store of stores) {
      store.documents.saveAll = async () => {
        site.advance(3000);
        return false;
      };
    }
    const answer = await visitors[0]?.('POST', `${TAVERN}/history/${version?.cursor}/restore/`, {
      body: { version: 'before' },
      headers: { 'if-match': '*' },
    });
    expect(answer?.statusCode).toBe(503);
    expect(answer?.headers['retry-after']).toBe('60');
    expect(answer?.json().error).toBe('Others keep saving settings of this server. Please try again in a minute.');
  });

  test.each([
    ['the same version', [1, 1], ['restore']],
    ['different versions', [1, 2], ['restore', 'restore']],
  ])('write what is left to restore, if neither wants to see it: %s', async (_, revisions, made) => {
    expect(await race(revisions, () => ({ 'if-match': '*' }))).toEqual({ statuses: [200, 200], made });
  });
});
