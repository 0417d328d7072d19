import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newRow } from '../../src/language/documents/defaults.ts';
import { rowKey } from '../../src/language/documents/rows.ts';
import { toWire } from '../../src/language/documents/wire.ts';
import type { CompiledModule, DocumentCall, Field, Json, Problem, SettingsDocument } from '../../src/language/model.ts';
import { type FieldForPlan, resolveForPlan } from '../../src/language/plans/resolveForPlan.ts';
import {
  FOREIGN_CHANNEL,
  FOREIGN_KEEP,
  FOREIGN_ROLE,
  HARBOUR_CHANNELS,
  HARBOUR_TAVERN,
  QUIET_LIBRARY,
} from '../../src/simulators/demo/world.ts';
import { type Site, startSite, type Visitor } from './site.ts';

let site: Site;
let owner: Visitor;
let routes: Route[];

/** A call that saves settings, with its fields. */
interface Route {
  module: CompiledModule;
  call: DocumentCall;
  path: string;
  fields: [string, Field][];
}

beforeAll(async () => {
  site = await startSite({ LIMIT_REQUESTS: '0', LIMIT_SAVES: '0' });
  owner = await site.visit('owner');
  // With the economy on, the shop is validated instead of being refused outright.
  const economy = { currency_system_enabled: true, primary_currency_emoji: '🪙' };
  const answer = await owner('POST', `/auth/guilds/${HARBOUR_TAVERN}/currency-config/`, { body: economy });
  expect(answer.statusCode).toBe(200);
  routes = site.catalogue.modules.flatMap((module) =>
    (module.spec.calls?.documents ?? []).map((call) => ({
      module,
      call,
      path: call.save.path,
      // Fields that the form never sends are ignored, not refused.
      fields: call.fields
        .filter((name) => !module.spec.settings.properties[name]?.readOnly)
        .map((name): [string, Field] => [name, module.spec.settings.properties[name] as Field]),
    })),
  );
});
afterAll(() => site.close());

/** All stored settings and their history. */
async function stored(): Promise<unknown[]> {
  return [
    ...(await site.store.db.selectFrom('documents').selectAll().orderBy('guild_id').orderBy('document').execute()),
    ...(await site.store.db.selectFrom('history').selectAll().orderBy('at').orderBy('revision').execute()),
  ];
}

interface Attempt {
  body: unknown;
  guild?: string;
  visitor?: Visitor;
  headers?: Record<string, string>;
}

/** Sends an attempt to a route, and expects a refusal with a message and nothing stored. */
async function refused(path: string, { body, guild = HARBOUR_TAVERN, visitor = owner, headers }: Attempt) {
  const before = await stored();
  const answer = await visitor('POST', `/auth/guilds/${guild}/${path}`, { body, headers });
  const { error, problems } = answer.json();
  const said = `${path} ${String(JSON.stringify(body)).slice(0, 200)}: ${answer.statusCode} ${error}`;
  expect(answer.statusCode, said).toBeGreaterThanOrEqual(400);
  expect(answer.statusCode, said).toBeLessThan(500);
  expect(error, said).toMatch(/^\S.{8,}$/);
  expect(await stored(), said).toEqual(before);
  return { status: answer.statusCode, error, problems, size: answer.body.length };
}

const everywhere = async (attempts: (route: Route) => Attempt[]) => {
  let count = 0;
  for (const route of routes) {
    for (const attempt of attempts(route)) {
      await refused(route.path, attempt);
      count++;
    }
  }
  expect(count).toBeGreaterThanOrEqual(routes.length);
};

/** Functions that make rows of a list: new rows, and minimal ones. */
function rowsOf(list: FieldForPlan): ((at: number) => Json)[] {
  const { items } = list;
  if (!items?.properties) return [(at) => (items?.type === 'string' ? `w${at}` : at), () => items?.enum?.[0] ?? true];
  const key = rowKey(list);
  const prefix = list.wire?.as === 'map' && list.wire.prefix;
  const named = (at: number): SettingsDocument => ({
    ...(key && { [key]: `k${at}` }),
    ...(prefix && { [prefix]: newRow(list)[prefix] as Json }),
  });
  return [(at) => ({ ...newRow(list), ...named(at) }), named];
}

/** A body with as many rows as its maximum size allows. */
function asManyAsFit(make: (rows: number) => SettingsDocument): SettingsDocument {
  const room = site.config.limits.bodyBytes;
  const rows = Math.floor((room * 1000) / JSON.stringify(make(1000)).length);
  for (let less = rows; ; less = Math.floor(less * 0.95)) {
    const body = make(less);
    if (JSON.stringify(body).length <= room) return body;
  }
}

const ofType = ({ fields }: Route, fits: (field: Field) => boolean) => fields.filter(([, field]) => fits(field));
const bodies = (fields: [string, Field][], values: Json[]): Attempt[] =>
  fields.flatMap(([name]) => values.map((value) => ({ body: { [name]: value } })));

describe('every call that saves settings refuses, and stores nothing of', () => {
  test('users without permission, and users of another server', async () => {
    const [nobody, member, admin] = [await site.visit(), await site.visit('member'), await site.visit('admin')];
    await everywhere(() => [
      { body: {}, visitor: nobody },
      { body: {}, visitor: member },
      { body: {}, visitor: admin, guild: QUIET_LIBRARY },
      ...[FOREIGN_KEEP, '1', '99999999999999999999'].map((guild) => ({ body: {}, guild })),
      ...['abc', '1e5', `${HARBOUR_TAVERN}%00`, '%2e%2e', '-1', '0x10'].map((guild) => ({ body: {}, guild })),
    ]);
  });

  test('keys that are not settings, like the plan', async () => {
    for (const key of ['is_premium', 'plan', 'can_modify', 'guild_id', 'revision', '$ref', '']) {
      for (const { path } of routes) {
        const { status, problems } = await refused(path, { body: { [key]: true } });
        expect([status, problems]).toMatchObject([400, [{ path: key, rule: 'unknown' }]]);
      }
    }
  });

  test('is_premium on a server without Premium', async () => {
    await everywhere(() => [{ body: { is_premium: true }, guild: QUIET_LIBRARY }]);
    const answer = await owner('GET', `/auth/guilds/${QUIET_LIBRARY}/permissions`);
    expect(answer.json().is_premium).toBe(false);
  });

  test('roles and channels of other servers or of the wrong kind', async () => {
    const values = [FOREIGN_ROLE, FOREIGN_CHANNEL, '0', '00', '1'.repeat(20)];
    const ofAnotherKind = ({ refers }: Field) =>
      refers?.to === 'category' ? HARBOUR_CHANNELS.general : HARBOUR_CHANNELS.quayCategory;
    let count = 0;
    for (const route of routes) {
      for (const id of ofType(route, ({ refers }) => refers !== undefined)) {
        for (const attempt of bodies([id], [...values, ofAnotherKind(id[1])])) {
          expect((await refused(route.path, attempt)).problems[0].rule).toBe('reference');
          count++;
        }
      }
    }
    expect(count).toBeGreaterThan(20);
    const item = { type: 'role', role_id: FOREIGN_ROLE };
    const { problems } = await refused('shop/config/', { body: { items: { one: item } } });
    expect(problems).toMatchObject([{ path: 'items.one.role_id', rule: 'reference' }]);
  });

  test('ids as numbers, which would lose digits', async () => {
    for (const route of routes) {
      const ids = ofType(route, ({ refers }) => refers !== undefined);
      for (const attempt of bodies(ids, [Number(HARBOUR_CHANNELS.general), 12, -1])) {
        expect((await refused(route.path, attempt)).problems[0].rule).toBe('type');
      }
    }
    const body = `{"welcome_channel_id": ${HARBOUR_CHANNELS.general}}`;
    expect((await refused('welcome-leave/save/', { body })).problems[0].rule).toBe('type');
  });

  test('values of wrong types for each field', async () => {
    const wrong: Record<string, Json[]> = {
      string: [1, true, null, [], {}, ['a']],
      number: ['1', true, null, [], {}, [1]],
      integer: ['1', 1.5, true, null],
      boolean: ['true', 'on', 1, 0, null, [], {}],
      array: ['text', 1, true, null, { a: 1 }, { a: null }],
      object: ['text', 1, true, null, []],
    };
    await everywhere(({ fields }) =>
      fields.flatMap(([name, { type }]) => bodies([[name, {} as Field]], wrong[String(type)] ?? [1, true, [], {}])),
    );
  });

  test('numbers beyond precision', async () => {
    const numeric = (route: Route) => ofType(route, ({ type }) => type === 'number' || type === 'integer');
    await everywhere((route) => [
      ...bodies(numeric(route), [1e308, 2 ** 60, -1e308, -1]),
      ...numeric(route).flatMap(([name]) => [{ body: `{"${name}":1e999}` }, { body: `{"${name}":-1e999}` }]),
      { body: '{"x":1e999}' },
    ]);
    const item = (price: string) => `{"items":{"a":{"type":"exchange","name":"x","price":${price}}}}`;
    for (const price of ['1e999', '-0', '1e308', '0']) await refused('shop/config/', { body: item(price) });
  });

  test('rows with invalid keys', async () => {
    const keys = ['__proto__', 'constructor', 'prototype', 'a.b', 'a b', '', '🎮', '../x', 'x'.repeat(65), 'a\\u0000'];
    for (const key of keys) {
      const body = `{"items":{"${key}":{"type":"exchange","name":"x","price":1}}}`;
      await refused('shop/config/', { body });
    }
    expect(({} as Record<string, unknown>).price).toBeUndefined();
    const nested = '{"items":{"a":{"__proto__":{"price":1}}}}';
    expect((await refused('shop/config/', { body: nested })).error).toBe('The key "__proto__" is not allowed.');
  });

  test('as many rows as the body allows, for each list, with a short answer', async () => {
    let count = 0;
    for (const { module, call, path, fields } of routes) {
      for (const [name] of fields.filter(([, { type }]) => type === 'array')) {
        const moduleForPlan = resolveForPlan(module.spec, 'premium');
        for (const row of rowsOf(moduleForPlan.fields[name] as FieldForPlan)) {
          const body = asManyAsFit((rows) =>
            toWire(
              moduleForPlan,
              { ...call, fields: [name] },
              { [name]: Array.from({ length: rows }, (_, at) => row(at)) },
            ),
          );
          const { problems, size } = await refused(path, { body });
          expect([path, problems.map(({ rule }: Problem) => rule)]).toEqual([path, ['maxItems']]);
          expect(size).toBeLessThan(1000);
          count++;
        }
      }
    }
    expect(count).toBeGreaterThan(10);
  });

  test('as many keys as the body allows, with a short answer', async () => {
    const body = Object.fromEntries(Array.from({ length: 20_000 }, (_, at) => [`k${at}`, 1]));
    for (const { path } of routes) expect((await refused(path, { body })).problems).toHaveLength(20);
  });

  test('texts that cannot be stored, at any depth', async () => {
    const broken = ['a\u0000b', '\u0000', '\ud800', 'x\udc00y', '\udc00\ud800'];
    await everywhere((route) =>
      bodies(
        ofType(route, ({ type }) => String(type).includes('string')),
        broken,
      ).concat(broken.map((text) => ({ body: { items: { a: { name: text } } } }))),
    );
  });

  test('duplicate keys', async () => {
    await everywhere(({ fields: [first] }) => {
      const name = first?.[0] ?? '';
      return [{ body: `{"${name}":null,"${name}":null}` }, { body: `{"a":{"b":[{"c":1,"\\u0063":2}]}}` }];
    });
    expect((await refused('customize/', { body: '{"prefix":"!","prefix":"?"}' })).error).toBe(
      'The key "prefix" appears twice in the same object.',
    );
  });

  test('bodies that are not settings', async () => {
    const deep = (open: string, close: string, depth: number) => `${open.repeat(depth)}1${close.repeat(depth)}`;
    await everywhere(() => [
      ...['', ' ', 'null', 'true', '0', '""', '[]', '[{}]', '{', '{}{}', "{'a':1}", '\ufeff{}', 'NaN'].map((body) => ({
        body,
      })),
      { body: deep('{"a":', '}', 33) },
      { body: deep('[', ']', 5000) },
      { body: deep('{"a":[', ']}', 3000) },
      { body: JSON.stringify({ a: 'x'.repeat(262_144) }) },
      { body: `[${'{},'.repeat(80_000)}{}]` },
    ]);
  });

  test('forms and texts, which browsers send for other sites', async () => {
    const json = JSON.stringify({ prefix: '!' });
    const types = [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'text/json',
      '',
    ];
    await everywhere(() => types.map((type) => ({ body: json, headers: { 'content-type': type } })));
    await everywhere(() =>
      ['https://evil.example', 'null', 'http://localhost:3000.evil.example', 'http://localhost:30001'].flatMap(
        (origin): Attempt[] => [
          { body: 'prefix=!', headers: { origin, 'content-type': 'application/x-www-form-urlencoded' } },
          { body: {}, headers: { origin } },
        ],
      ),
    );
  });

  test('malformed revisions', async () => {
    const revisions = ['"-1"', '1', '"x"', '"99999999999999999999"', '""', '"1", "2"', '"9"', 'W/'];
    await everywhere(() => revisions.map((revision) => ({ body: {}, headers: { 'if-match': revision } })));
  });
});

describe('any input', () => {
  const answered = async (path: string, body: string) => {
    const before = await stored();
    const answer = await owner('POST', `/auth/guilds/${HARBOUR_TAVERN}/${path}`, {
      body,
    });
    expect(answer.statusCode).toBeLessThan(500);
    if (answer.statusCode === 200) return answer.json();
    expect(typeof answer.json().error).toBe('string');
    expect(await stored()).toEqual(before);
    return answer.json();
  };
  const path = fc.nat().map((at) => routes[at % routes.length]?.path ?? '');

  test('of JSON is saved or refused with a message', async () => {
    const property = fc.asyncProperty(path, fc.json({ maxDepth: 5 }), async (to, text) => {
      await answered(to, text);
    });
    await fc.assert(property, { numRuns: 100 });
  });

  test('under the names of settings is saved or refused with a message', async () => {
    const property = fc.asyncProperty(
      fc.nat(),
      fc.infiniteStream(fc.jsonValue({ maxDepth: 3 })),
      async (at, values) => {
        const route = routes[at % routes.length] as Route;
        const body: SettingsDocument = {};
        for (const [name] of route.fields) body[name] = values.next().value as Json;
        await answered(route.path, JSON.stringify(body));
      },
    );
    await fc.assert(property, { numRuns: 100 });
  });

  test('of text is refused with a message', async () => {
    const texts = fc.string({ unit: 'binary', maxLength: 400 });
    const property = fc.asyncProperty(path, texts, async (to, text) => {
      await answered(to, text);
    });
    await fc.assert(property, { numRuns: 100 });
  });
});
