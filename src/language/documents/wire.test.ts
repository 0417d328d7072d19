import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loadModule } from '../../../generated/catalogue.ts';
import type { DocumentCall, Field, Json, SettingsDocument } from '../model.ts';
import { resolveForPlan } from '../plans/resolveForPlan.ts';
import { documentCallOf, moduleOf } from '../test/module.ts';
import { defaultsOf } from './defaults.ts';
import { formPath, fromWire, orderPath, saveBody, toWire, wirePath, withOrders } from './wire.ts';

const shop = resolveForPlan((await loadModule('shop')).spec, 'premium');
const call = documentCallOf(shop);
const customize = resolveForPlan((await loadModule('customize')).spec, 'free');
const settings = documentCallOf(customize, 1);

describe('the wire format', () => {
  test('rows become a map and keep their order', () => {
    const key = fc.stringMatching(/^[a-z][a-z0-9_]{0,20}$/).filter((id) => id !== 'constructor' && id !== 'prototype');
    fc.assert(
      fc.property(fc.uniqueArray(key), (ids) => {
        const items = ids.map((id, index): Json => ({ id, type: 'role', price: index }));
        const body = toWire(shop, call, { items, enabled: true, message: '', log_channel_id: null });
        expect(Object.keys(body.items ?? {})).toEqual(ids);
        const { values, problems } = fromWire(shop, call, JSON.parse(JSON.stringify(body)));
        expect(problems).toEqual([]);
        expect(values.items).toEqual(items);
      }),
    );
  });

  test('the keys of maps in an order of their owner are listed for the bot', async () => {
    const items = [{ id: 'z' }, { id: 'a' }];
    expect(withOrders(shop, call, { items }, { items: {} })).toEqual({ items: {}, items_order: ['z', 'a'] });
    const roles = resolveForPlan((await loadModule('reactRoles')).spec, 'premium');
    const rows = { button_rows: [{ stamp: '9', role_id: '1', style: 'PRIMARY' }] };
    const body = toWire(roles, documentCallOf(roles), rows);
    expect(withOrders(roles, documentCallOf(roles), rows, body)).toEqual({
      button_roles: { roles: { PRIMARY_9: '1' }, roles_order: ['PRIMARY_9'] },
    });
    const ranks = resolveForPlan((await loadModule('ranks')).spec, 'premium');
    expect(Object.entries(ranks.fields).filter(([name, field]) => orderPath(name, field))).toEqual([]);
  });

  test('unknown keys are reported, at any depth', () => {
    const body = { enabled: true, is_premium: true, items: { a: { type: 'role', colour: 1 } } };
    expect(fromWire(shop, call, body).problems).toEqual([
      { path: 'is_premium', rule: 'unknown', message: "'is_premium' is not a setting. Remove it and save again." },
      { path: 'items.a.colour', rule: 'unknown', message: "'colour' is not a setting. Remove it and save again." },
    ]);
  });

  test('reported values may be sent back, and are ignored', async () => {
    const lottery = resolveForPlan((await loadModule('lottery')).spec, 'premium');
    const body = { number_max: 9, next_end_time: null };
    expect(fromWire(lottery, documentCallOf(lottery), body)).toEqual({ values: { number_max: 9 }, problems: [] });
  });

  test('a key that could reach a prototype is refused and changes none', () => {
    const body = JSON.parse('{"items":{"__proto__":{"type":"role"}}}');
    const { values, problems } = fromWire(shop, call, body);
    expect(problems.map(({ path, rule }) => [path, rule])).toEqual([['items.__proto__', 'key']]);
    expect(Object.getPrototypeOf(values.items)).toBe(Array.prototype);
    expect({}).not.toHaveProperty('type');
  });

  test('fields locked on the plan can be omitted', () => {
    expect(Object.keys(saveBody(customize, settings, defaultsOf(customize)))).toEqual([
      'prefix',
      'enable_slash_commands',
      'timezone',
    ]);
  });

  test('paths are translated both ways', () => {
    const document = { items: [{ id: 'a' }, { id: 'b' }] };
    expect(wirePath(shop, document, ['items', 1, 'price'])).toEqual(['items', 'b', 'price']);
    expect(formPath(shop, document, 'items.b.price')).toEqual(['items', 1, 'price']);
    expect(formPath(shop, document, 'message')).toEqual(['message']);
    const keyed = { items: ['a', 'a.b', '123456789012345678'].map((id) => ({ id })) };
    expect(formPath(shop, keyed, 'items.a.price')).toEqual(['items', 0, 'price']);
    expect(formPath(shop, keyed, 'items.a.b.price')).toEqual(['items', 1, 'price']);
    expect(formPath(shop, keyed, 'items.123456789012345678.price')).toEqual(['items', 2, 'price']);
  });
});

describe('fields at other paths', () => {
  const text = (title: string, path?: string) => ({
    type: 'string' as const,
    title,
    default: '',
    maxLength: 20,
    ...(path ? { wire: { path } } : {}),
  });
  const call: DocumentCall = {
    id: 'roles',
    fields: ['note', 'message', 'channel', 'buttons'],
    load: { path: 'x/', failure: '' },
    save: { path: 'x/', failure: '' },
  };
  const module = resolveForPlan(
    {
      ...shop.spec,
      settings: {
        properties: {
          note: text('Note'),
          message: text('Message', 'button_roles.message'),
          channel: text('Channel', 'button_roles.channel_id'),
          buttons: {
            type: 'array',
            title: 'Buttons',
            default: [],
            maxItems: 5,
            wire: { path: 'button_roles.roles', as: 'map', key: 'stamp', value: 'role', prefix: 'style' },
            items: {
              type: 'object',
              title: 'Button',
              default: {},
              properties: {
                stamp: text('Stamp'),
                style: { ...text('Style'), enum: ['PRIMARY', 'SECONDARY'] },
                role: text('Role', 'roleId'),
              },
            },
          },
        },
      },
    },
    'premium',
  );
  const document = { note: 'a', message: 'b', channel: 'c', buttons: [{ stamp: '17', style: 'SECONDARY', role: '9' }] };
  const body = { note: 'a', button_roles: { message: 'b', channel_id: 'c', roles: { SECONDARY_17: '9' } } };

  test('are nested in objects; keys of maps have a prefix', () => {
    expect(toWire(module, call, document)).toEqual(body);
    expect(fromWire(module, call, body)).toEqual({ values: document, problems: [] });
  });

  test('may have keys with the separator of the prefix', () => {
    const { values } = fromWire(module, call, { button_roles: { roles: { PRIMARY_row_1: '9', other_1: '8' } } });
    expect(values.buttons).toMatchObject([
      { style: 'PRIMARY', stamp: 'row_1' },
      { style: '', stamp: 'other_1' },
    ]);
  });

  test('report unknown keys beside them, and a wrong type of the object around them', () => {
    expect(fromWire(module, call, { button_roles: { colour: 1 } }).problems).toMatchObject([
      { path: 'button_roles.colour', rule: 'unknown' },
    ]);
    expect(fromWire(module, call, { button_roles: 'none' }).problems).toMatchObject([
      { path: 'button_roles', rule: 'type' },
    ]);
  });

  test('have their paths translated both ways', () => {
    const wired = ['button_roles', 'roles', 'SECONDARY_17', 'roleId'];
    expect(wirePath(module, document, ['buttons', 0, 'role'])).toEqual(wired);
    expect(formPath(module, document, wired.join('.'))).toEqual(['buttons', 0, 'role']);
    expect(formPath(module, document, 'button_roles.message')).toEqual(['message']);
  });
});

test.each([
  ['aww', 'aww'],
  ['r/aww', 'aww'],
  ['/r/Aww/top/', 'Aww'],
  ['https://www.reddit.com/r/aww/', 'aww'],
  ['http://old.reddit.com/r/aww/comments/1/x?sort=top#y', 'aww'],
  ['REDDIT.com/r/aww', 'aww'],
  [' https://reddit.com/r/aww?t=day ', 'aww'],
  ['https://evil.example/r/aww', 'https://evil.example/r/aww'],
  ['https://www.reddit.com/user/aww', 'https://www.reddit.com/user/aww'],
])('%j is normalized to the subreddit %j', async (text, stored) => {
  const reddit = resolveForPlan((await loadModule('redditDelivery')).spec, 'premium');
  expect(fromWire(reddit, documentCallOf(reddit), { sources: [text] }).values).toEqual({ sources: [stored] });
});

test('a percentage is sent as a fraction without losing decimals', async () => {
  const rewards = resolveForPlan((await loadModule('rewards')).spec, 'premium');
  const call = documentCallOf(rewards);
  const chance = (wire: number) =>
    fromWire(rewards, call, { daily_reward_premium_chance: wire }).values.daily_reward_premium_chance;
  expect([0.0007, 0.07, 0.1225, 1].map(chance)).toEqual([0.07, 7, 12.25, 100]);
  expect(chance(0.123456)).toBe(12.3456);
});

describe('every kind of field', () => {
  const text = (parts: Partial<Field> = {}): Field => ({ type: 'string', title: 'Text', default: '', ...parts });
  const share: Field = { type: 'number', title: 'Share', default: 0, wire: { as: 'fraction' } };
  const object = (properties: Record<string, Field>): Field => ({
    type: 'object',
    title: 'Box',
    default: {},
    properties,
  });
  const list = (items: Field, parts: Partial<Field> = {}): Field => ({
    type: 'array',
    title: 'List',
    default: [],
    items,
    ...parts,
  });
  const module = resolveForPlan(
    moduleOf({
      share,
      box: object({ share, name: text({ wire: { path: 'label' } }) }),
      shares: list(share),
      boxes: list(object({ share, name: text({ wire: { path: 'label' } }) })),
      map: list(object({ id: text(), share, name: text({ wire: { path: 'label' } }) }), {
        wire: { as: 'map', key: 'id' },
      }),
      short: list(object({ id: text(), kind: text() }), { wire: { as: 'map', key: 'id', value: 'kind' } }),
      open: { type: 'array', default: [], wire: { as: 'map', key: 'id' } },
      locked: text({ plans: { free: { locked: 'stored' } } }),
      loose: { type: 'array', default: [] },
      deep: text({ wire: { path: 'a.b' } }),
    }).spec,
    'free',
  );
  const call: DocumentCall = {
    id: 'main',
    fields: [...Object.keys(module.fields), 'undeclared'],
    load: { path: 'x/', failure: '' },
    save: { path: 'x/', failure: '', constants: { track: true } },
    reported: { count: { type: 'integer', default: 0 } },
  };
  const document: SettingsDocument = {
    share: 12.5,
    box: { share: 50, name: 'B' },
    shares: [7, 100],
    boxes: [{ share: 1, name: 'one' }],
    map: [{ id: 'k', share: 25, name: 'row' }],
    short: [{ id: 's', kind: 'x' }],
    open: [],
    locked: 'kept',
    loose: [{ any: 1 }, 'thing'],
    deep: 'd',
  };
  const body = {
    share: 0.125,
    box: { share: 0.5, label: 'B' },
    shares: [0.07, 1],
    boxes: [{ share: 0.01, label: 'one' }],
    map: { k: { share: 0.25, label: 'row' } },
    short: { s: 'x' },
    open: {},
    locked: 'kept',
    loose: [{ any: 1 }, 'thing'],
    a: { b: 'd' },
  };
  const problemsOf = (invalid: SettingsDocument) =>
    fromWire(module, call, invalid).problems.map(({ path, rule, message }) => [path, rule, message]);

  test('survives a round trip', () => {
    expect(toWire(module, call, document)).toEqual(body);
    expect(fromWire(module, call, body)).toEqual({ values: document, problems: [] });
  });

  test('is sent unless omitted', () => {
    const withoutLocked = { ...call, save: { ...call.save, omitLocked: true } };
    expect(saveBody(module, withoutLocked, document)).not.toHaveProperty('locked');
    const sent = ['box', 'shares', 'boxes', 'short', 'open', 'locked', 'loose', 'track'];
    expect(Object.keys(saveBody(module, call, document, ['share', 'deep', 'map']))).toEqual(sent);
  });

  test('is loaded and not sent where it is read-only', () => {
    const { share } = module.fields;
    const readOnly = {
      ...module,
      fields: { ...module.fields, ...(share && { share: { ...share, readOnly: true as const } }) },
    };
    expect(toWire(readOnly, call, document)).toHaveProperty('share');
    expect(saveBody(readOnly, call, document)).not.toHaveProperty('share');
  });

  test('keeps values of a wrong type, both ways', () => {
    const wrong = { share: '5', box: ['x'], shares: 'none', boxes: [1, null], map: 'none', short: null, loose: 5 };
    expect(fromWire(module, call, wrong).values).toEqual(wrong);
    const { share, shares, boxes, map, short, loose, box } = toWire(module, call, { ...document, ...wrong });
    expect({ share, shares, boxes, map, short, loose, box }).toEqual(wrong);
    expect(fromWire(module, call, { map: { k: 5 } }).values).toEqual({ map: [5] });
    expect(toWire(module, call, { ...document, map: [5, { id: 'k' }] }).map).toEqual({ k: {} });
    expect(toWire(module, call, { ...document, short: [{ id: 's' }] }).short).toEqual({ s: null });
    expect(toWire(module, call, { ...document, box: { share: 50, foreign: 1 } }).box).toEqual({
      share: 0.5,
      foreign: 1,
    });
    expect(toWire(module, call, { ...document, open: [{ id: 'k', foreign: 1 }] }).open).toEqual({ k: { foreign: 1 } });
  });

  test('reports unknown keys, except constants and reported values', () => {
    expect(problemsOf({ track: true, count: 5 })).toEqual([]);
    expect(problemsOf({ a: { b: 'd', track: true } })).toMatchObject([['a.track', 'unknown', expect.any(String)]]);
    expect(problemsOf({ boxes: [{}, { colour: 1 }], box: { name: 'B' } }).map(([path]) => path)).toEqual([
      'boxes.1.colour',
      'box.name',
    ]);
    expect(problemsOf({ map: { k: { colour: 1 } }, other: { deep: 1 } }).map(([path]) => path)).toEqual([
      'map.k.colour',
      'other',
    ]);
    expect(problemsOf({ a: 'none' })).toEqual([['a', 'type', 'type']]);
    expect(problemsOf({ map: { constructor: {}, prototype: {} } }).map(([path, rule]) => [path, rule])).toEqual([
      ['map.constructor', 'key'],
      ['map.prototype', 'key'],
    ]);
  });

  test('has its paths translated both ways', () => {
    const both: [(string | number)[], (string | number)[]][] = [
      [
        ['boxes', 0, 'name'],
        ['boxes', 0, 'label'],
      ],
      [
        ['map', 0, 'name'],
        ['map', 'k', 'label'],
      ],
      [
        ['box', 'name'],
        ['box', 'label'],
      ],
      [
        ['shares', 1],
        ['shares', 1],
      ],
      [['deep'], ['a', 'b']],
      [
        ['gone', 'deeper'],
        ['gone', 'deeper'],
      ],
    ];
    for (const [form, wire] of both) {
      expect(wirePath(module, document, form)).toEqual(wire);
      expect(formPath(module, document, wire.join('.'))).toEqual(form);
    }
    expect(wirePath(module, document, ['map', 7])).toEqual(['map', 7]);
    expect(wirePath(module, document, ['gone', 7])).toEqual(['gone', 7]);
    expect(formPath(module, document, 'map.other.label')).toEqual(['map', 'other', 'label']);
    expect(formPath(module, { map: 'none' }, 'map.k')).toEqual(['map', 'k']);
  });
});
