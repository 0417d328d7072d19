import { describe, expect, it } from 'vitest';
import type { Calls, DocumentCall, SettingsDocument } from '../../language/model.ts';
import { forPlan } from '../../language/plans.ts';
import { view } from '../../language/view.ts';
import { fixtureApi, NETWORK_FAILURE } from '../test/fakeApi.ts';
import { fixtureModule, GUILD } from '../test/fixture.ts';
import { saveScreen } from './save.ts';

const documents = fixtureModule().spec.calls?.documents as DocumentCall[];
const etags = { staff: '"1"', main: '"7"' };

interface Setup {
  api?: ReturnType<typeof fixtureApi>;
  calls?: Partial<Calls>;
  save?: Partial<DocumentCall['save']>;
  dirty?: string[];
  plan?: string;
  document?: SettingsDocument;
}

async function run({
  api = fixtureApi(),
  calls,
  save,
  dirty = ['staff', 'heading'],
  plan = 'premium',
  document,
}: Setup) {
  const changed = documents.map((call) => ({ ...call, save: { ...call.save, ...(call.id === 'main' ? save : {}) } }));
  const planned = forPlan(fixtureModule({ calls: { documents: changed, ...calls } }).spec, plan);
  const edited = view(planned, {
    staff: true,
    heading: 'Edited',
    items: [{ id: 'a', name: 'VIP', price: 5 }],
    ...document,
  });
  const outcome = await saveScreen({ api, planned, guildId: GUILD, document: edited, dirty: new Set(dirty), etags });
  return { api, outcome };
}

describe('saving', () => {
  it('sends the documents in order, in their wire form, with their revisions', async () => {
    const { api, outcome } = await run({});
    expect(api.posts()).toEqual([
      {
        method: 'POST',
        path: '/auth/guilds/100/settings/',
        body: { staff: true },
        headers: { 'If-Match': '"1"' },
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
        headers: { 'If-Match': '"7"' },
      },
    ]);
    expect(outcome.etags).toEqual({ staff: '"2"', main: '"8"' });
    expect(outcome.failure).toBeUndefined();
    expect(outcome.savedFields).toContain('staff');
    expect(outcome.savedFields).toContain('heading');
  });

  it('leaves out what has not changed, unless it is always sent', async () => {
    const { api } = await run({ dirty: ['staff'] });
    expect(api.posts().map(({ path }) => path)).toEqual(['/auth/guilds/100/settings/']);
    const always = await run({ dirty: ['staff'], save: { when: 'always' } });
    expect(always.api.posts()).toHaveLength(2);
  });

  it('leaves out locked fields and adds constants where the call says so', async () => {
    const { api } = await run({ plan: 'free', save: { omitLocked: true, constants: { track: true } } });
    const body = api.posts()[1]?.body as SettingsDocument;
    expect(body).not.toHaveProperty('nickname');
    expect(body.track).toBe(true);
  });

  it('hands on what the server says about its success', async () => {
    const api = fixtureApi();
    api.on('POST fixture/save/', { body: { success: true, message: 'All is well' } });
    expect((await run({ api })).outcome.message).toBe('All is well');
  });
});

describe('a failing save', () => {
  it('stops a sequence', async () => {
    const api = fixtureApi();
    api.on('POST settings/', { status: 500 });
    const { outcome } = await run({ api });
    expect(api.posts()).toHaveLength(1);
    expect(outcome).toMatchObject({ failure: 'Could not save staff', savedFields: [] });
  });

  it('keeps what a sequence has saved before', async () => {
    const api = fixtureApi();
    api.on('POST fixture/save/', { status: 500, body: { error: 'The store is away' } });
    const { outcome } = await run({ api });
    expect(outcome).toMatchObject({ failure: 'The store is away', savedFields: ['staff'] });
    expect(outcome.etags).toEqual({ staff: '"2"', main: '"7"' });
  });

  it('together keeps everything dirty, and knows the new revisions for the next time', async () => {
    const api = fixtureApi();
    api.on('POST settings/', NETWORK_FAILURE);
    const { outcome } = await run({ api, calls: { order: 'together' } });
    expect(api.posts()).toHaveLength(2);
    expect(outcome).toMatchObject({ failure: 'Could not save staff', savedFields: [] });
    expect(outcome.etags).toEqual({ staff: '"1"', main: '"8"' });
  });

  it.each([
    ['an error in a success', { status: 200, body: { error: 'Not really' } }, 'Not really'],
    ['success false', { status: 200, body: { success: false } }, 'Could not save'],
    ['a sentence for the status', { status: 403, body: null }, 'Check the rights'],
    ['the sentence for a status before the server', { status: 403, body: { error: 'Go away' } }, 'Check the rights'],
  ])('says %s', async (_, answer, sentence) => {
    const api = fixtureApi();
    api.on('POST fixture/save/', answer);
    expect((await run({ api, save: { failures: { 403: 'Check the rights' } } })).outcome.failure).toBe(sentence);
  });

  it('finds the fields of what the server complains about', async () => {
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

  it('hands on the current document where somebody else saved', async () => {
    const api = fixtureApi();
    const current = { heading: 'Theirs', items: { a: { name: 'VIP', price: 9 } } };
    api.on('POST fixture/save/', { status: 412, etag: '"9"', body: { error: 'Stale', current } });
    const { outcome } = await run({ api });
    expect(outcome.stale?.current).toEqual({ heading: 'Theirs', items: [{ id: 'a', name: 'VIP', price: 9 }] });
    expect(outcome.etags.main).toBe('"9"');
    expect(outcome.savedFields).toEqual(['staff']);
  });
});
