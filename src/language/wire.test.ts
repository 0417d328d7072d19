import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loadModule } from '../../generated/catalogue.ts';
import { defaultsOf } from './defaults.ts';
import type { DocumentCall, Json, SettingsDocument } from './model.ts';
import { forPlan } from './plans.ts';
import { formPath, fromWire, toWire, wirePath } from './wire.ts';

const shop = forPlan((await loadModule('shop')).spec, 'premium');
const call = shop.spec.calls?.documents[0] as DocumentCall;
const customize = forPlan((await loadModule('customize')).spec, 'free');
const settings = customize.spec.calls?.documents[1] as DocumentCall;

describe('wire form', () => {
  test('rows travel as a map and come back in their order', () => {
    const key = fc.stringMatching(/^[a-z][a-z0-9_]{0,20}$/).filter((id) => id !== 'constructor' && id !== 'prototype');
    fc.assert(
      fc.property(fc.uniqueArray(key), (ids) => {
        const items = ids.map((id, index): Json => ({ id, type: 'role', price: index }));
        const body = toWire(shop, call, { items, enabled: true, message: '', log_channel_id: null });
        expect(Object.keys(body.items as SettingsDocument)).toEqual(ids);
        const { values, problems } = fromWire(shop, call, JSON.parse(JSON.stringify(body)));
        expect(problems).toEqual([]);
        expect(values.items).toEqual(items);
      }),
    );
  });

  test('unknown keys are named, at any depth', () => {
    const body = { enabled: true, is_premium: true, items: { a: { type: 'role', colour: 1 } } };
    expect(fromWire(shop, call, body).problems).toEqual([
      { path: 'is_premium', rule: 'unknown', message: "'is_premium' is not a setting. Remove it and save again." },
      { path: 'items.a.colour', rule: 'unknown', message: "'colour' is not a setting. Remove it and save again." },
    ]);
  });

  test('what the bot reports may come back, and is no setting', async () => {
    const lottery = forPlan((await loadModule('lottery')).spec, 'premium');
    const [config] = lottery.spec.calls?.documents ?? [];
    const body = { number_max: 9, next_end_time: null };
    expect(fromWire(lottery, config as DocumentCall, body)).toEqual({ values: { number_max: 9 }, problems: [] });
  });

  test('a key that reaches for the prototype is refused and changes no prototype', () => {
    const body = JSON.parse('{"items":{"__proto__":{"type":"role"}}}') as SettingsDocument;
    const { values, problems } = fromWire(shop, call, body);
    expect(problems.map(({ path, rule }) => [path, rule])).toEqual([['items.__proto__', 'key']]);
    expect(Object.getPrototypeOf(values.items)).toBe(Array.prototype);
    expect(({} as Record<string, unknown>).type).toBeUndefined();
  });

  test('fields locked on the plan can be left out', () => {
    expect(Object.keys(toWire(customize, settings, defaultsOf(customize), { omitLocked: true }))).toEqual([
      'prefix',
      'enable_slash_commands',
      'timezone',
    ]);
  });

  test('paths translate both ways', () => {
    const document = { items: [{ id: 'a' }, { id: 'b' }] };
    expect(wirePath(shop, document, ['items', 1, 'price'])).toEqual(['items', 'b', 'price']);
    expect(formPath(shop, document, ['items', 'b', 'price'])).toEqual(['items', 1, 'price']);
    expect(formPath(shop, document, ['message'])).toEqual(['message']);
  });
});

describe('places in the API', () => {
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
  const module = forPlan(
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

  test('objects are made and taken apart, keys carry their prefix', () => {
    expect(toWire(module, call, document)).toEqual(body);
    expect(fromWire(module, call, body)).toEqual({ values: document, problems: [] });
  });

  test('a key may hold the mark that ends its prefix', () => {
    const { values } = fromWire(module, call, { button_roles: { roles: { PRIMARY_row_1: '9', other_1: '8' } } });
    expect(values.buttons).toMatchObject([
      { style: 'PRIMARY', stamp: 'row_1' },
      { style: '', stamp: 'other_1' },
    ]);
  });

  test('unknown keys inside are named, and an object that is none is of the wrong kind', () => {
    expect(fromWire(module, call, { button_roles: { colour: 1 } }).problems).toMatchObject([
      { path: 'button_roles.colour', rule: 'unknown' },
    ]);
    expect(fromWire(module, call, { button_roles: 'none' }).problems).toMatchObject([
      { path: 'button_roles', rule: 'type' },
    ]);
  });

  test('paths lead there and back', () => {
    const wired = ['button_roles', 'roles', 'SECONDARY_17', 'roleId'];
    expect(wirePath(module, document, ['buttons', 0, 'role'])).toEqual(wired);
    expect(formPath(module, document, wired)).toEqual(['buttons', 0, 'role']);
    expect(formPath(module, document, ['button_roles', 'message'])).toEqual(['message']);
  });
});
