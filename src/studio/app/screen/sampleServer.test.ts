import { expect, test } from 'vitest';
import type { Field } from '../../../language/model.ts';
import { fetchScreen } from '../../../renderer/calls/load.ts';
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
  const api = sampleServer(module, [], settings, undefined, new Map());
  const outcome = await fetchScreen({ api, module, guildId: GUILD, loadModule: async () => module });
  if (!('loaded' in outcome)) throw new Error(outcome.failure);
  expect(outcome.loaded.module.fields.count).toMatchObject(field);
  expect(outcome.loaded.stored).toEqual({ count: value });
});
