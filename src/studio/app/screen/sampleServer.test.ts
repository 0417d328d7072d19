import { expect, test } from 'vitest';
import type { Example } from '../../../language/compile/lint/types.ts';
import type { Field } from '../../../language/model.ts';
import type { Api } from '../../../renderer/calls/api.ts';
import { fetchScreen } from '../../../renderer/calls/load.ts';
import { guildPath } from '../../../renderer/calls/paths.ts';
import { fixtureModule } from '../../../renderer/test/fixture.ts';
import { GUILD, sampleServer } from './sampleServer.ts';
import { DEFAULTS } from './settings.ts';

const count: Field = {
  type: 'integer',
  title: 'Count',
  default: 3,
  maximum: 10,
  rollout: { from: '2027-01-10', share: 0, to: { title: 'Fewer', default: 2, maximum: 5 } },
  ui: { widget: 'number' },
};

const module = fixtureModule({
  fields: { count },
  screen: { layout: [{ section: 'main', title: 'Main', fields: ['count'] }] },
  calls: {
    documents: [
      {
        id: 'main',
        fields: ['count'],
        load: { path: 'fixture/', failure: 'Could not load' },
        save: { path: 'fixture/', failure: 'Could not save' },
      },
    ],
  },
});

test.each([
  [false, { title: 'Count', maximum: 10 }, 3],
  [true, { title: 'Fewer', maximum: 5 }, 2],
])('shows what rollouts bring to a server that they have reached (%s)', async (reached, field, value) => {
  const settings = {
    plan: 'free',
    visitor: 'owner',
    language: 'en',
    theme: 'light',
    example: DEFAULTS,
    reached,
  } as const;
  const loaded = await load(sampleServer(module, [], settings, undefined, new Map()));
  expect(loaded.module.fields.count).toMatchObject(field);
  expect(loaded.stored).toEqual({ count: value });
});

test('what is saved stays with the example or the server that it was saved on', async () => {
  const saved = new Map();
  const choose = (chosen: string | undefined, example?: Example) => {
    const settings = { plan: 'free', visitor: 'owner', language: 'en', theme: 'light', example: chosen } as const;
    return sampleServer(module, [], settings, example, saved);
  };
  const busy = { name: 'Busy', plan: 'free', document: { count: 7 } };
  const servers = [() => choose(undefined), () => choose(DEFAULTS), () => choose('Busy', busy)];
  for (const [index, server] of servers.entries())
    await server().post(guildPath(GUILD, 'fixture/'), { count: index + 4 });
  expect(await Promise.all(servers.map(async (server) => (await load(server())).stored))).toEqual([
    { count: 4 },
    { count: 5 },
    { count: 6 },
  ]);
  expect((await load(choose('Quiet', { ...busy, name: 'Quiet' }))).stored).toEqual({ count: 7 });
});

async function load(api: Api) {
  const outcome = await fetchScreen({ api, module, guildId: GUILD, loadModule: async () => module });
  if (!('loaded' in outcome)) throw new Error(outcome.failure);
  return outcome.loaded;
}
