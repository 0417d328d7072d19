import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { product } from '../../generated/product.ts';
import type { Calls, CompiledModule, SettingsDocument } from '../../src/language/model.ts';
import { type Catalogue, catalogueOf, loadCatalogue } from '../../src/server/catalogue.ts';
import { HARBOUR_TAVERN } from '../../src/simulators/demo/world.ts';
import { type Site, startSite, type Visitor } from './site.ts';

const TAVERN = `/auth/guilds/${HARBOUR_TAVERN}`;
const FIELD = 'voice_rate';

let site: Site;
let owner: Visitor;

beforeAll(async () => {
  site = await startSite({ LIMIT_SAVES: '0' }, { catalogue: await changed(await loadCatalogue()) });
  owner = await site.visit('owner');
});
afterAll(() => site.close());

/** The product after a release that moved a setting of the economy and renamed all documents of Customize Bot. */
async function changed(catalogue: Catalogue): Promise<Catalogue> {
  const modules = catalogue.modules.map((module): CompiledModule => {
    const { id, calls } = module.spec;
    if (id === 'economy' && calls) return withCalls(module, movedTo('currency', calls));
    return id === 'customize' && calls ? withCalls(module, renamed(calls)) : module;
  });
  const byId = new Map(modules.map((module) => [module.spec.id, module]));
  const { plans, history, productName, adminAccess } = catalogue;
  const roles = { defaultLanguage: 'en', backups: { ...product.backups } } as const;
  return catalogueOf(
    new Map([
      ['en', byId],
      ['ro', byId],
    ]),
    { ...roles, adminAccess: { module: 'customize', field: adminAccess.field } },
    { plans, history, productName },
  );
}

function withCalls(module: CompiledModule, calls: Calls): CompiledModule {
  return { ...module, spec: { ...module.spec, calls } };
}

function movedTo(target: string, calls: Calls): Calls {
  const documents = calls.documents.map((call) => {
    const others = call.fields.filter((name) => name !== FIELD);
    return { ...call, fields: call.id === target ? [...others, FIELD] : others };
  });
  return { ...calls, documents };
}

function renamed(calls: Calls): Calls {
  const documents = calls.documents.map((call) => ({ ...call, id: `${call.id}2` }));
  return { ...calls, documents, formerDocuments: calls.documents.map(({ id }) => id) };
}

async function store(document: string, value: SettingsDocument): Promise<void> {
  const rest = { version: 0, expectedRevision: null, user: '0', at: 0 };
  await site.store.documents.save({ guild: HARBOUR_TAVERN, document, value, ...rest });
}

const get = async (path: string) => (await owner('GET', `${TAVERN}/${path}`)).json();
const save = async (path: string, body: object) => {
  const answer = await owner('POST', `${TAVERN}/${path}`, { body });
  expect(answer.statusCode, answer.body).toBe(200);
};

describe('a setting that was moved to another document', () => {
  test('keeps its value until it is saved in its new document', async () => {
    await store('economy.farming', { [FIELD]: 5, voice_enabled: true });
    expect(await get('currency-config/')).toMatchObject({ [FIELD]: 5 });
    await save('currency-config/', { [FIELD]: 9 });
    expect(await get('currency-config/')).toMatchObject({ [FIELD]: 9 });
    await save('currency-config/', { primary_currency_name: 'Doubloons' });
    expect(await get('currency-config/')).toMatchObject({ [FIELD]: 9 });
  });

  test('is restored by a backup from before the move', async () => {
    await store('economy.farming', { [FIELD]: 5 });
    await store('economy.currency', { [FIELD]: 9 });
    for (const settings of [
      { 'economy.farming': { version: 0, value: { [FIELD]: 3 } }, 'economy.currency': { version: 0, value: {} } },
      { 'economy.farming': { version: 0, value: { [FIELD]: 4 } } },
    ]) {
      const value = JSON.stringify({ settings });
      const add = { guild: HARBOUR_TAVERN, type: 'settings', value, at: Date.now(), keep: 5 } as const;
      const backup = await site.store.backups.add(add);
      const path = `${TAVERN}/backups/${backup?.id}/restore/`;
      expect((await owner('POST', path, { body: {}, headers: { 'if-match': '*' } })).statusCode).toBe(200);
      const was = settings['economy.farming'].value[FIELD];
      expect(await get('currency-config/')).toMatchObject({ [FIELD]: was });
    }
  });
});

describe('a renamed document', () => {
  test('has the values stored under its former id, for all readers', async () => {
    await store('customize.settings', { prefix: '?' });
    expect(await get('customize/')).toMatchObject({ prefix: '?' });
    await save('customize/', { prefix: '#' });
    expect(await get('customize/')).toMatchObject({ prefix: '#' });

    const { field } = site.catalogue.adminAccess;
    await store('customize.admin2', {});
    const admin = await site.visit('admin');
    for (const allowed of [false, true]) {
      await store('customize.admin', { [field]: allowed });
      const { statusCode } = await admin('POST', `${TAVERN}/customize/`, { body: { prefix: '!' } });
      expect(statusCode).toBe(allowed ? 200 : 403);
    }
  });
});
