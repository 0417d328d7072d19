import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { PlanGains } from '../../src/server/api/premium.ts';
import { HARBOUR_TAVERN, NEW_WORKSHOP, QUIET_LIBRARY } from '../../src/simulators/demo/world.ts';
import { type BillingSite, startBillingSite } from './billingSite.ts';
import { availableEngines } from './engines.ts';

describe.each(await availableEngines())('the preview of an order, with $name', (engine) => {
  let site: BillingSite;
  beforeEach(async () => {
    await engine.prepare();
    site = await startBillingSite({}, { store: await engine.open() });
  });
  afterEach(async () => {
    await site.close();
    await engine.clear();
  });

  async function preview(guild: string, language = 'en'): Promise<PlanGains & { starts_at: string | null }> {
    const headers = { 'accept-language': language };
    const answer = await site.owner('GET', `/auth/premium/preview/?guild_id=${guild}&plan=premium`, { headers });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json();
  }

  async function store(document: string, value: Record<string, string>): Promise<void> {
    const save = { document, value, guild: QUIET_LIBRARY, version: 0, expectedRevision: null, user: '1' };
    expect(await site.store.documents.save({ ...save, at: site.now() })).toMatchObject({ ok: true });
  }

  test('names the modules that open and the settings that come back, until the server has the plan', async () => {
    await store('customize.settings', { bot_name: 'Scribe', prefix: '?' });
    const { modules, settings, starts_at } = await preview(QUIET_LIBRARY);
    expect(starts_at).toBeNull();
    expect(modules).toContainEqual({ id: 'lottery', title: 'Lottery', requires: null, stored: false });
    expect(modules.map(({ id }) => id)).not.toContain('customize');
    expect(settings.map(({ module, address }) => `${module}#${address}`)).toEqual(['customize#bot_name']);
    const translated = await preview(QUIET_LIBRARY, 'ro');
    expect(translated.modules.find(({ id }) => id === 'lottery')?.title).toBe('Loterie');
    await site.buy(QUIET_LIBRARY);
    expect(await preview(QUIET_LIBRARY)).toEqual({ starts_at: null, modules: [], settings: [] });
    const { invoices } = (await site.owner('GET', '/auth/premium/my-invoices/')).json();
    expect(invoices).toEqual([expect.objectContaining({ guild_name: 'Quiet Library' })]);
  });

  test('needs no bot in the server, but its owner and a plan that is sold', async () => {
    expect((await preview(NEW_WORKSHOP)).modules.length).toBeGreaterThan(0);
    const asked = async (guild: string, plan: string, visitor = site.owner) =>
      (await visitor('GET', `/auth/premium/preview/?guild_id=${guild}&plan=${plan}`)).statusCode;
    expect(await asked(QUIET_LIBRARY, 'free')).toBe(400);
    expect(await asked(HARBOUR_TAVERN, 'premium', await site.visit('admin'))).toBe(403);
    expect(await asked(QUIET_LIBRARY, 'premium', await site.visit())).toBe(401);
  });
});
