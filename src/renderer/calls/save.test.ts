import { describe, expect, test } from 'vitest';
import type { Calls, DocumentCall, SettingsDocument } from '../../language/model.ts';
import { resolveForPlan } from '../../language/plans/resolveForPlan.ts';
import { view } from '../../language/resolved/view.ts';
import { contextOf } from '../../language/test/context.ts';
import { fixtureApi, NETWORK_FAILURE } from '../test/fakeApi.ts';
import { fixtureModule, GUILD } from '../test/fixture.ts';
import { present } from '../test/present.ts';
import { saveScreen, type Unsettled } from './save.ts';

const documents = present(fixtureModule().spec.calls?.documents);
const etags = { staff: '"1"', main: '"7"' };

interface Setup {
  api?: ReturnType<typeof fixtureApi>;
  calls?: Partial<Calls>;
  save?: Partial<DocumentCall['save']>;
  dirty?: string[];
  plan?: string;
  document?: SettingsDocument;
  unsettled?: Unsettled;
  known?: Record<string, string | null>;
}

async function run({
  api = fixtureApi(),
  calls,
  save,
  dirty = ['staff', 'heading'],
  plan = 'premium',
  document,
  unsettled,
  known = etags,
}: Setup) {
  const changed = documents.map((call) => ({ ...call, save: { ...call.save, ...(call.id === 'main' ? save : {}) } }));
  const moduleForPlan = resolveForPlan(fixtureModule({ calls: { documents: changed, ...calls } }).spec, plan);
  const edited = view(moduleForPlan, {
    staff: true,
    heading: 'Edited',
    items: [{ id: 'a', name: 'VIP', price: 5 }],
    ...document,
  });
  const outcome = await saveScreen({
    api,
    moduleForPlan,
    user: contextOf().user,
    guildId: GUILD,
    document: edited,
    dirty: new Set(dirty),
    etags: known,
    unsettled,
  });
  return { api, outcome };
}

describe('saving', () => {
  test('sends the documents in order, in their wire form, with their revisions', async () => {
    const { api, outcome } = await run({});
    expect(api.posts()).toEqual([
      {
        method: 'POST',
        path: '/auth/guilds/100/settings/',
        body: { staff: true },
        headers: { 'If-Match': '"1"', 'Idempotency-Key': expect.stringMatching(/^[\da-f-]{36}$/) },
      },
      {
        method: 'POST',
        path: '/auth/guilds/100/fixture/save/',
        body: {
          enabled: false,
          heading: 'Edited',
          rate: 1,
          greeting: '',
          nickname: 'Bot',
          carried: 300,
          items: { a: { name: 'VIP', price: 5, note: '' } },
        },
        headers: { 'If-Match': '"7"', 'Idempotency-Key': expect.stringMatching(/^[\da-f-]{36}$/) },
      },
    ]);
    expect(outcome.etags).toEqual({ staff: '"2"', main: '"8"' });
    expect(outcome.failure).toBeUndefined();
    expect(outcome.savedFields).toContain('staff');
    expect(outcome.savedFields).toContain('heading');
  });

  test('leaves out what has not changed, unless it is always sent', async () => {
    const { api } = await run({ dirty: ['staff'] });
    expect(api.posts().map(({ path }) => path)).toEqual(['/auth/guilds/100/settings/']);
    const always = await run({ dirty: ['staff'], save: { when: 'always' } });
    expect(always.api.posts()).toHaveLength(2);
  });

  test('leaves out locked fields and adds constants, if declared', async () => {
    const { api } = await run({ plan: 'free', save: { omitLocked: true, constants: { track: true } } });
    const body = api.posts()[1]?.body as SettingsDocument;
    expect(body).not.toHaveProperty('nickname');
    expect(body.track).toBe(true);
  });

  test('returns the success message of the server', async () => {
    const api = fixtureApi();
    api.on('POST fixture/save/', { body: { success: true, message: 'All is well' }, etag: '"8"' });
    expect((await run({ api })).outcome.message).toBe('All is well');
  });
});

describe('a failing save', () => {
  test('stops a sequence', async () => {
    const api = fixtureApi();
    api.on('POST settings/', { status: 500 });
    const { outcome } = await run({ api });
    expect(api.posts()).toHaveLength(1);
    expect(outcome).toMatchObject({ failure: 'Could not save staff', savedFields: [] });
  });

  test('keeps what the sequence saved before it', async () => {
    const api = fixtureApi();
    api.on('POST fixture/save/', { status: 500, body: { error: 'The store is away' } });
    const { outcome } = await run({ api });
    expect(outcome).toMatchObject({ failure: 'The store is away', savedFields: ['staff'] });
    expect(outcome.etags).toEqual({ staff: '"2"', main: '"7"' });
  });

  test('of documents saved together keeps everything dirty, and repeats what was stored with the rest', async () => {
    const api = fixtureApi();
    api.on('POST settings/', NETWORK_FAILURE);
    const { outcome } = await run({ api, calls: { order: 'together' } });
    expect(api.posts()).toHaveLength(2);
    expect(outcome).toMatchObject({ failure: 'Could not save staff', savedFields: [] });
    expect(Object.keys(outcome.unsettled).sort()).toEqual(['main', 'staff']);
    const stored = api.posts().find(({ path }) => path.endsWith('fixture/save/'));
    const again = await run({ api, calls: { order: 'together' }, unsettled: outcome.unsettled });
    expect(api.posts().slice(2)).toContainEqual(stored);
    expect(again.outcome.unsettled).toHaveProperty('main');
  });

  test.each([
    ['an error in a success', { status: 200, body: { error: 'Not really' } }, 'Not really'],
    ['success false', { status: 200, body: { success: false } }, 'Could not save'],
    ['a sentence for the status', { status: 403, body: null }, 'Check the rights'],
    ['the sentence for a status before the server', { status: 403, body: { error: 'Go away' } }, 'Check the rights'],
  ])('says %s', async (_, answer, sentence) => {
    const api = fixtureApi();
    api.on('POST fixture/save/', answer);
    expect((await run({ api, save: { failures: { 403: 'Check the rights' } } })).outcome.failure).toBe(sentence);
  });

  test('maps problems of the server to fields of the form', async () => {
    const api = fixtureApi();
    const problems = [
      { path: 'items.a.price', rule: 'rule:1', message: 'Too cheap' },
      { path: 'heading', rule: 'maxLength', message: 'Too long' },
      'nonsense',
    ];
    api.on('POST fixture/save/', { status: 400, body: { error: 'Too cheap', problems } });
    const { outcome } = await run({ api });
    expect(outcome.problems.map(({ path }) => path)).toEqual(['items.0.price', 'heading']);
  });

  test('returns the current document if someone else has saved', async () => {
    const api = fixtureApi();
    const current = { heading: 'Theirs', items: { a: { name: 'VIP', price: 9 } } };
    api.on('POST fixture/save/', { status: 412, etag: '"9"', body: { error: 'Stale', current } });
    const { outcome } = await run({ api });
    expect(outcome.stale?.current).toEqual({ heading: 'Theirs', items: [{ id: 'a', name: 'VIP', price: 9 }] });
    expect(outcome.etags.main).toBe('"9"');
    expect(outcome.savedFields).toEqual(['staff']);
  });
});

describe('a document that was never loaded', () => {
  test.each<Record<string, string | null>>([{}, { staff: '"1"', main: null }])('is never sent: %j', async (known) => {
    const { api, outcome } = await run({ known, dirty: ['heading'] });
    expect(api.posts()).toEqual([]);
    expect(outcome).toMatchObject({ failure: 'Could not load', savedFields: [] });
  });
});

describe('a save whose response is lost', () => {
  const LOST = [
    ['the network', NETWORK_FAILURE],
    ['status 502', { status: 502, body: null }],
    ['a page', { status: 200, body: null, etag: '"8"' }],
    ['nothing', { status: 204, body: null, etag: null }],
    ['a list', { status: 200, body: [], etag: '"8"' }],
    ['no revision', { status: 200, body: { success: true }, etag: null }],
    ['no word of success', { status: 200, body: {}, etag: '"8"' }],
  ] as const;

  /** Loses the response of one save, and returns the saves with an unknown outcome. */
  async function lost(reaction: (typeof LOST)[number][1] = NETWORK_FAILURE) {
    const api = fixtureApi();
    api.on('POST fixture/save/', reaction);
    const { outcome } = await run({ api, dirty: ['heading'] });
    const [first] = api.posts();
    api.on('POST fixture/save/', { body: { success: true }, etag: '"8"' });
    return { api, first, outcome };
  }

  test.each(LOST)('by %s has an unknown outcome', async (_, reaction) => {
    const { outcome } = await lost(reaction);
    expect(outcome).toMatchObject({ failure: 'Could not save', savedFields: [], etags: { main: '"7"' } });
    expect(Object.keys(outcome.unsettled)).toEqual(['main']);
  });

  test('is repeated unchanged, and then succeeds', async () => {
    const { api, first, outcome } = await lost();
    const again = await run({ api, dirty: ['heading'], unsettled: outcome.unsettled });
    expect(api.posts().slice(1)).toEqual([first]);
    expect(again.outcome).toMatchObject({ unsettled: {}, etags: { main: '"8"' }, settled: {} });
    expect(again.outcome.savedFields).toContain('heading');
  });

  test('is settled before later edits are sent with their own key', async () => {
    const { api, first, outcome } = await lost();
    let revision = 7;
    api.on('POST fixture/save/', () => ({ body: { success: true }, etag: `"${++revision}"` }));
    const again = await run({ api, dirty: [], unsettled: outcome.unsettled, document: { heading: 'Newer' } });
    const [, second, third] = api.posts();
    expect(second).toEqual(first);
    expect(third).toMatchObject({ body: { heading: 'Newer' }, headers: { 'If-Match': '"8"' } });
    expect(third?.headers?.['Idempotency-Key']).not.toBe(first?.headers?.['Idempotency-Key']);
    expect(again.outcome).toMatchObject({ etags: { main: '"9"' }, settled: { heading: 'Edited' }, unsettled: {} });
  });

  test('and refused when repeated is followed by later edits', async () => {
    const { api, outcome } = await lost();
    let count = 0;
    api.on('POST fixture/save/', () =>
      count++ === 0 ? { status: 400, body: { error: 'Wrong' } } : { body: { success: true }, etag: '"8"' },
    );
    const again = await run({ api, dirty: ['heading'], unsettled: outcome.unsettled, document: { heading: 'Newer' } });
    expect(again.outcome).toMatchObject({ unsettled: {}, settled: {}, etags: { main: '"8"' } });
    expect(again.outcome.failure).toBeUndefined();
  });

  test.each([401, 429, 500])('stays unsettled if the next attempt responds with %i', async (status) => {
    const { api, first, outcome } = await lost();
    api.on('POST fixture/save/', { status, body: { error: 'Not now' } });
    const again = await run({ api, dirty: ['heading'], unsettled: outcome.unsettled, document: { heading: 'Newer' } });
    expect(api.posts().slice(1)).toEqual([first]);
    expect(again.outcome).toMatchObject({ failure: 'Not now', unsettled: outcome.unsettled });
  });

  test('and not made, while someone else saved, is merged with that', async () => {
    const { api, outcome } = await lost();
    const current = { heading: 'Theirs', items: {} };
    api.on('POST fixture/save/', { status: 412, etag: '"9"', body: { error: 'Stale', current } });
    const again = await run({ api, dirty: ['heading'], unsettled: outcome.unsettled });
    expect(again.outcome).toMatchObject({ unsettled: {}, stale: { current: { heading: 'Theirs' } } });
  });
});

describe('the outcome of a save', () => {
  test('has a success message only if it is a text', async () => {
    for (const message of ['', 5, null]) {
      const api = fixtureApi();
      api.on('POST fixture/save/', { body: { success: true, message }, etag: '"8"' });
      expect((await run({ api })).outcome).not.toHaveProperty('message');
    }
  });

  test('has problems only if they have a path', async () => {
    const api = fixtureApi();
    const problem = { path: 'heading', rule: 'pattern', message: 'Taken' };
    const problems = [
      { message: 'No path' },
      { path: 'heading' },
      null,
      { path: 5, message: 'x' },
      ['heading'],
      problem,
    ];
    api.on('POST fixture/save/', { status: 400, body: { error: 'No', problems } });
    expect((await run({ api })).outcome.problems).toEqual([problem]);
    api.on('POST fixture/save/', { status: 400, body: { error: 'No', problems: 'many' } });
    expect((await run({ api })).outcome.problems).toEqual([]);
  });

  test('has a current document only with status 412', async () => {
    const api = fixtureApi();
    api.on('POST fixture/save/', { status: 400, etag: '"9"', body: { error: 'No', current: { heading: 'Theirs' } } });
    const refused = await run({ api });
    expect(refused.outcome).toMatchObject({ etags: { main: '"7"' }, unsettled: {} });
    expect(refused.outcome.stale).toBeUndefined();
    api.on('POST fixture/save/', { status: 412, etag: '"9"', body: { error: 'No' } });
    const stale = await run({ api });
    expect(stale.outcome).toMatchObject({ failure: 'No', etags: { main: '"7"' } });
    expect(stale.outcome.stale).toBeUndefined();
  });

  test('of documents saved together is a success if nothing failed', async () => {
    const { outcome } = await run({ calls: { order: 'together' } });
    expect(outcome.savedFields).toContain('heading');
    expect(outcome.failure).toBeUndefined();
  });

  test('is empty if there is nothing to send', async () => {
    const { api, outcome } = await run({ dirty: [] });
    expect(api.posts()).toEqual([]);
    expect(outcome).toEqual({ savedFields: [], settled: {}, etags, unsettled: {}, problems: [] });
  });
});
