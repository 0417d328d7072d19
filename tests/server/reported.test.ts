import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { SettingsDocument } from '../../src/language/model.ts';
import { effectiveIn } from '../../src/server/services/settings/stored.ts';
import { HARBOUR_TAVERN } from '../../src/simulators/demo/world.ts';
import { moduleIn, type Site, startSite, type Visitor } from './site.ts';

let site: Site;
let owner: Visitor;

beforeEach(async () => {
  await site?.close();
  site = await startSite();
  owner = await site.visit('owner');
});
afterAll(() => site.close());

const URL = `/auth/guilds/${HARBOUR_TAVERN}/lottery/config/`;
const NOTHING = {
  next_end_time: null,
  number_lottery_current_participants: 0,
  ticket_lottery_current_participants: 0,
};
const REPORT = { ...NOTHING, next_end_time: '2030-03-07T20:00:00Z', number_lottery_current_participants: 4 };

const report = (value: SettingsDocument) =>
  site.store.reports.write({ guild: HARBOUR_TAVERN, document: 'lottery.settings', value, at: 1 });

async function loaded() {
  const answer = await owner('GET', URL);
  return { etag: answer.headers.etag, body: answer.json() };
}

describe('a reported value', () => {
  test('has its default until there is a report', async () => {
    expect((await loaded()).body).toMatchObject(NOTHING);
  });

  test('is returned with the settings without changing their revision', async () => {
    const { etag } = await loaded();
    await report(REPORT);
    const after = await loaded();
    expect(after.body).toMatchObject({ ...REPORT, number_max: 100 });
    expect(after.etag).toBe(etag);
    const history = site.store.db.selectFrom('history').selectAll();
    expect(await history.where('document', '=', 'lottery.settings').execute()).toEqual([]);
  });

  test('is ignored unless it is declared and of the declared type', async () => {
    await report({ ...REPORT, number_lottery_current_participants: 'many', number_max: 7 });
    expect((await loaded()).body).toMatchObject({
      next_end_time: REPORT.next_end_time,
      number_lottery_current_participants: 0,
      number_max: 100,
    });
  });

  test('may be part of a save, which does not change it', async () => {
    await report(REPORT);
    const { body, etag } = await loaded();
    const sent = {
      ...body,
      number_max: 50,
      next_end_time: '1999-01-01T00:00:00Z',
      ticket_lottery_current_participants: 9,
    };
    const answer = await owner('POST', URL, { body: sent, headers: { 'if-match': String(etag) } });
    expect(answer.statusCode, answer.body).toBe(200);
    expect((await loaded()).body).toEqual({ ...body, number_max: 50 });
    const documents = await site.store.documents.read(HARBOUR_TAVERN, ['lottery.settings']);
    expect(Object.keys(documents.get('lottery.settings')?.value ?? {})).not.toContain('next_end_time');
    const module = moduleIn(site.catalogue, 'lottery');
    const { lottery = {} } = effectiveIn(documents, [module], 'premium');
    expect(Object.keys(lottery).filter((name) => name in NOTHING)).toEqual([]);
    expect(lottery.number_max).toBe(50);
  });
});
