import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Json } from '../../src/language/model.ts';
import { getIn } from '../../src/language/path.ts';
import { placeOf } from '../../src/language/wire.ts';
import { loadCatalogue } from '../../src/server/catalogue.ts';
import { HARBOUR_TAVERN } from '../../src/simulators/demo/world.ts';
import { type Engine, postgres, postgresIsThere, sqlite } from './engines.ts';
import { type Site, startSite, type Visitor } from './site.ts';

/** Stored values of a type that no control can show: what a form leaves out of a save stays, and what it sends replaces it. */

const { modules } = await loadCatalogue();
const documents = modules.flatMap((module) =>
  (module.spec.calls?.documents ?? []).map((call) => [`${module.spec.id}.${call.id}`, module, call] as const),
);
const engines: Engine[] = [sqlite(), ...((await postgresIsThere()) ? [postgres()] : [])];

describe.each(engines)('on $name', (engine) => {
  let site: Site;
  let owner: Visitor;

  beforeAll(async () => {
    await engine.prepare();
    site = await startSite({ LIMIT_SAVES: '0', LIMIT_REQUESTS: '0' }, { store: await engine.open() });
    owner = await site.visit('owner');
    // Some modules need it.
    const value = { currency_system_enabled: true, primary_currency_name: 'Doubloons', primary_currency_emoji: '🪙' };
    const rest = { guild: HARBOUR_TAVERN, version: 0, expectedRevision: null, user: '0', at: 0 };
    await site.store.documents.save({ document: 'economy.currency', value, ...rest });
  });
  afterAll(async () => {
    const { store } = site;
    await site.close();
    await store.close();
    await engine.clear();
  });

  it.each(documents)(
    'a document of %s with one stays as it is, but for what is sent',
    async (document, module, call) => {
      const { store } = site;
      const write = (value: Record<string, Json>) =>
        store.documents.save({
          guild: HARBOUR_TAVERN,
          document,
          value,
          version: module.migrations.length,
          expectedRevision: null,
          user: '0',
          at: 0,
        });
      const read = async (): Promise<Record<string, Json>> =>
        (await store.documents.read(HARBOUR_TAVERN, [document])).get(document)?.value ?? {};
      const whole = await read();
      const loadPath = `/auth/guilds/${HARBOUR_TAVERN}/${call.load.from === 'permissions' ? 'permissions/' : call.load.path}`;
      const savePath = `/auth/guilds/${HARBOUR_TAVERN}/${call.save.path}`;
      await write(whole);

      for (const name of call.fields) {
        const field = module.spec.settings.properties[name];
        if (!field?.ui || call.save.omit?.includes(name)) continue;
        const wrong: Json = field.type === 'object' ? 'none' : { from: 'an older version' };
        await write({ ...whole, [name]: wrong });
        const answer = (await owner('GET', loadPath)).json();
        const fields = call.load.nested ? answer[call.load.nested] : answer;
        const body: Record<string, Json> = {};
        for (const other of call.fields) {
          const [key = other, ...below] = placeOf(other, module.spec.settings.properties[other] ?? {});
          if (other === name || below.length > 0 || call.save.omit?.includes(other)) continue;
          body[key] = getIn(fields, [key]) as Json;
        }
        const saved = await owner('POST', savePath, { body: { ...body, ...call.save.constants } });
        expect([name, saved.statusCode, saved.statusCode === 200 || saved.body]).toEqual([name, 200, true]);
        expect((await read())[name], name).toEqual(wrong);
      }
      // Other modules look at it.
      await write(whole);
    },
  );
});
