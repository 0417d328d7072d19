import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newRow } from '../../src/language/documents/defaults.ts';
import { fieldWirePath } from '../../src/language/documents/wire.ts';
import type { CompiledModule, DocumentCall, Field, Json } from '../../src/language/model.ts';
import { resolveForPlan } from '../../src/language/plans/resolveForPlan.ts';
import { getIn } from '../../src/language/values/path.ts';
import { HARBOUR_TAVERN } from '../../src/simulators/demo/world.ts';
import { catalogue, modules } from '../modules.ts';
import { availableEngines } from './engines.ts';
import { type Site, startSite, type Visitor } from './site.ts';

/** Stored values of a wrong type, which no control can show: those left out of a save stay, those sent are replaced. */

const documents = modules.flatMap((module) =>
  (module.spec.calls?.documents ?? []).map((call) => [`${module.spec.id}.${call.id}`, module, call] as const),
);
const withRows = documents.filter(([, module, call]) => partsOfRows(module, call).length > 0);
const STORED_BEFORE = 'an older version';
const misfitOf = ({ type }: Pick<Field, 'type'>): Json => (type === 'object' ? STORED_BEFORE : { from: STORED_BEFORE });

/** The fields of list rows except their keys: the list, the field's name and the field. */
function partsOfRows({ spec }: CompiledModule, call: DocumentCall): (readonly [string, string, Field])[] {
  return call.fields.flatMap((name) => {
    const { wire, items } = spec.settings.properties[name] ?? {};
    const keys: unknown[] = wire?.as === 'map' ? [wire.key, wire.prefix] : [];
    const parts = Object.entries(items?.properties ?? {});
    return parts
      .filter(([part, { ui }]) => ui && !keys.includes(part))
      .map(([part, field]) => [name, part, field] as const);
  });
}

const engines = await availableEngines();

describe.each(engines)('on $name', (engine) => {
  let site: Site;
  let owner: Visitor;

  beforeAll(async () => {
    await engine.prepare();
    site = await startSite({ LIMIT_SAVES: '0', LIMIT_REQUESTS: '0' }, { catalogue, store: await engine.open() });
    owner = await site.visit('owner');
    // Some modules require it.
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

  /** Functions to write, load and save a document. */
  async function stored(document: string, module: CompiledModule, call: DocumentCall) {
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
    await write(whole);
    const path = (end: string) => `/auth/guilds/${HARBOUR_TAVERN}/${end}`;
    /** The document's fields that the form loads and sends. */
    async function load(): Promise<Record<string, Json>> {
      const answer = (
        await owner('GET', path(call.load.from === 'permissions' ? 'permissions/' : call.load.path))
      ).json();
      const fields = call.load.nested ? answer[call.load.nested] : answer;
      const sent = call.fields.filter((name) => !module.spec.settings.properties[name]?.readOnly);
      const keys = sent.map((name) => fieldWirePath(name, module.spec.settings.properties[name] ?? {})[0] ?? name);
      return Object.fromEntries(keys.map((key) => [key, getIn(fields, [key]) as Json]));
    }
    const send = (fields: Record<string, Json>) =>
      owner('POST', path(call.save.path), { body: { ...fields, ...call.save.constants } });
    return { write, whole, read, load, send };
  }

  test.each(documents)(
    'a document of %s with such a value changes only in what is sent',
    async (document, module, call) => {
      const { write, whole, read, load, send } = await stored(document, module, call);
      for (const name of call.fields) {
        const field = module.spec.settings.properties[name];
        if (!field?.ui || field.readOnly) continue;
        const wrong = misfitOf(field);
        await write({ ...whole, [name]: wrong });
        const fields = await load();
        for (const other of call.fields) {
          const [key = other, ...below] = fieldWirePath(other, module.spec.settings.properties[other] ?? {});
          if (other === name || below.length > 0) delete fields[key];
        }
        const saved = await send(fields);
        expect([name, saved.statusCode, saved.statusCode === 200 || saved.body]).toEqual([name, 200, true]);
        expect((await read())[name], name).toEqual(wrong);
      }
      // Other modules depend on it.
      await write(whole);
    },
  );

  test.each(withRows)(
    'a row of %s with such a value changes only in what is edited',
    async (document, module, call) => {
      const { write, whole, read, load, send } = await stored(document, module, call);
      for (const [name, property, part] of partsOfRows(module, call)) {
        const list = resolveForPlan(module.spec, 'premium').fields[name];
        const row = list && { ...newRow(list), id: 'first', [property]: misfitOf(part) };
        await write({ ...whole, [name]: [row] as Json });
        const saved = await send(await load());
        expect([name, property, saved.statusCode === 200 || saved.body]).toEqual([name, property, true]);
        expect((await read())[name], property).toMatchObject([{ [property]: misfitOf(part) }]);

        const other = JSON.stringify(await load()).replace(STORED_BEFORE, STORED_BEFORE.toUpperCase());
        expect([name, property, (await send(JSON.parse(other))).statusCode]).toEqual([name, property, 400]);
      }
      await write(whole);
    },
  );
});
