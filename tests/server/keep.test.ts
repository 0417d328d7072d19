import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Calls, DocumentCall, SettingsDocument } from '../../src/language/model.ts';
import { documentName } from '../../src/server/catalogue.ts';
import { HARBOUR_CHANNELS, HARBOUR_TAVERN } from '../../src/simulators/demo/world.ts';
import { moduleIn, type Site, startSite, type Visitor } from './site.ts';

let site: Site;
let owner: Visitor;

beforeAll(async () => {
  site = await startSite({ LIMIT_SAVES: '0' });
  owner = await site.visit('owner');
});
afterAll(() => site.close());

const URL = `/auth/guilds/${HARBOUR_TAVERN}/lottery/config/`;
// A prize in the server's currency would require the economy to be on.
const on = {
  enabled: true,
  announcement_channel_id: HARBOUR_CHANNELS.general,
  prize_type: 'custom',
  custom_prize_text: 'A hug',
};

/** Stores settings as the bot does: users can only send that a lottery is over or off. */
async function running(values: SettingsDocument): Promise<void> {
  const module = moduleIn(site.catalogue, 'lottery');
  const { documents } = module.spec.calls as Calls;
  const [call] = documents as [DocumentCall];
  const document = documentName('lottery', call);
  const value = { ...on, ...values };
  const rest = { version: module.migrations.length, expectedRevision: null, user: '0', at: 0 };
  await site.store.documents.save({ guild: HARBOUR_TAVERN, document, value, ...rest });
}

async function saved(body: object): Promise<SettingsDocument> {
  const answer = await owner('POST', URL, { body });
  expect(answer.statusCode, answer.body).toBe(200);
  return (await owner('GET', URL)).json();
}

describe('a setting that is kept while a condition holds', () => {
  test('keeps its stored value while everything else is saved', async () => {
    await running({ state: 'active' });
    expect(await saved({ ...on, state: 'completed', number_max: 7 })).toMatchObject({ state: 'active', number_max: 7 });
  });

  test('is decided by the whole document, not by what was sent', async () => {
    await running({ state: 'active' });
    expect(await saved({ state: 'completed' })).toMatchObject({ state: 'active' });
  });

  test('is saved if the new settings end the condition', async () => {
    await running({ state: 'active' });
    const off = { enabled: false, active_lottery_type: 'none', state: 'inactive' };
    expect(await saved(off)).toMatchObject({ state: 'inactive', enabled: false });
  });

  test.each(['inactive', 'completed'])('is saved if the stored value is %s', async (state) => {
    await running({ state });
    expect(await saved({ ...on, state: 'completed' })).toMatchObject({ state: 'completed' });
  });

  test('is saved if the stored lottery was off', async () => {
    await running({ state: 'active', enabled: false });
    expect(await saved({ ...on, state: 'completed' })).toMatchObject({ state: 'completed' });
  });
});
