import { describe, expect, test } from 'vitest';
import { loadModule } from '../../../generated/catalogue.ts';
import { defaultsOf } from '../documents/defaults.ts';
import type { Json, SettingsDocument } from '../model.ts';
import { resolveForPlan } from '../plans/resolveForPlan.ts';
import { moduleOf } from '../test/module.ts';
import { effectiveDocument, view } from './view.ts';

const customize = (await loadModule('customize')).spec;
const verification = (await loadModule('userVerification')).spec;
const shopModule = await loadModule('shop');
const shop = shopModule.spec;

describe('view', () => {
  const stored = { bot_name: 'Keeper', embed_color: '#ff0000', message_type: 'classic', prefix: '!' };

  test('shows locked fields at their default without changing what is stored', () => {
    expect(view(resolveForPlan(customize, 'free'), stored)).toMatchObject({
      bot_name: 'Guildhall',
      embed_color: '#ffffff',
      message_type: 'embed',
      prefix: '!',
    });
    expect(view(resolveForPlan(customize, 'premium'), stored)).toMatchObject(stored);
    expect(stored.bot_name).toBe('Keeper');
  });

  test('keeps the value of a field that is locked as stored', () => {
    const document = { timeout_minutes: 45, kick_on_timeout: true };
    expect(view(resolveForPlan(verification, 'free'), document)).toMatchObject({
      timeout_minutes: 45,
      kick_on_timeout: false,
    });
  });

  test('completes an older document, in rows too, and drops unknown keys', () => {
    const document = view(resolveForPlan(shop, 'premium'), { items: [{ id: 'a', price: 5 }], gone: true });
    expect(document).not.toHaveProperty('gone');
    expect(document.items).toMatchObject([{ id: 'a', price: 5, type: 'role', use_primary_currency: true }]);
  });
});

describe('effective document', () => {
  const on = { economy: { currency_system_enabled: true } };

  test('is within the limits of the plan', () => {
    const rows = Array.from({ length: 60 }, (_, index) => ({ id: `i${index}`, price: 1 }));
    const document = effectiveDocument(shopModule, { items: rows }, { plan: 'premium', modules: on });
    expect(document.items).toHaveLength(50);
  });

  test('has defaults in place of values of a wrong type in rows', () => {
    const rows: Json[] = [
      { id: 'a', price: { amount: 5 } },
      { id: 'b', price: 7, name: 'Cup' },
    ];
    const document = effectiveDocument(shopModule, { items: rows }, { plan: 'premium', modules: on });
    const price = resolveForPlan(shop, 'premium').fields.items?.items?.properties?.price?.default;
    expect(document.items).toMatchObject([
      { id: 'a', price },
      { id: 'b', price: 7, name: 'Cup' },
    ]);
  });

  test('has all defaults if the plan does not include the module', () => {
    const document = effectiveDocument(shopModule, { enabled: true, message: 'Hello' }, { plan: 'free', modules: on });
    expect(document).toEqual(defaultsOf(resolveForPlan(shop, 'free')));
  });

  test('has all defaults while a required module is off', () => {
    const stored = { enabled: true, message: 'Hello' };
    const off = { economy: { currency_system_enabled: false } };
    expect(effectiveDocument(shopModule, stored, { plan: 'premium', modules: off })).toEqual(
      defaultsOf(resolveForPlan(shop, 'premium')),
    );
    expect(effectiveDocument(shopModule, stored, { plan: 'premium', modules: on })).toMatchObject(stored);
  });

  test('has defaults in place of values of a wrong type', () => {
    const stored = { enabled: true, message: { from: 'an older version' }, items: 'none' };
    const document = effectiveDocument(shopModule, stored, { plan: 'premium', modules: on });
    const { message, items } = defaultsOf(resolveForPlan(shopModule.spec, 'premium'));
    expect(document).toMatchObject({ enabled: true, message, items });
  });

  test('has defaults in place of choices that the plan does not include', () => {
    const module = moduleOf({
      period: { type: 'string', default: '24h', enum: ['1h', '24h', '30d'], plans: { free: { enum: ['1h', '24h'] } } },
      style: {
        type: 'string',
        default: 'plain',
        enum: ['plain', 'gold'],
        ui: {
          widget: 'select',
          options: [
            { value: 'plain', title: 'Plain' },
            { value: 'gold', title: 'Gold', plan: 'premium' },
          ],
        },
      },
      auto: {
        type: 'boolean',
        default: false,
        ui: {
          widget: 'cards',
          options: [
            { value: false, title: 'Off' },
            { value: true, title: 'On', plan: 'premium' },
          ],
        },
      },
      days: {
        type: 'array',
        default: [1],
        minItems: 1,
        maxItems: 3,
        items: { type: 'integer', title: 'Day', default: 1, enum: [1, 2, 3], plans: { free: { enum: [1, 2] } } },
      },
    });
    const stored = { period: '30d', style: 'gold', auto: true, days: [2, 3] };
    const on = (plan: string, document: SettingsDocument = stored) =>
      effectiveDocument(module, document, { plan, modules: {} });
    expect(on('free')).toEqual({ period: '24h', style: 'plain', auto: false, days: [2] });
    expect(on('free', { ...stored, days: [3] }).days).toEqual([1]);
    expect(on('premium')).toEqual(stored);
    expect(on('royal')).toEqual(stored);
    expect(on('free', { period: '1h' }).period).toBe('1h');
  });

  test.each([
    ['Hello there', 'Hello ther'],
    ['Hello you{user}', 'Hello you'],
    ['Hello {user}', 'Hello '],
    ['Hi {user}, welcome', 'Hi {user},'],
    ['Hi {user} ', 'Hi {user} '],
    ['Go to <#123456>', 'Go to '],
    ['123456789🎮', '123456789'],
    ['12345👨‍👩‍👧', '12345'],
    ['12👨‍👩‍👧3', '12👨‍👩‍👧'],
    ['1234567 <b', '1234567 <b'],
  ])('truncates the text %j to %j', (stored, expected) => {
    const text = { type: 'string', default: '', maxLength: 100, plans: { free: { maxLength: 10 } } } as const;
    const module = moduleOf({ text, rows: { type: 'array', default: [], items: { ...text, title: 'Row' } } });
    const document = { text: stored, rows: [stored] };
    expect(effectiveDocument(module, document, { plan: 'free', modules: {} })).toEqual({
      text: expected,
      rows: [expected],
    });
    expect(effectiveDocument(module, document, { plan: 'premium', modules: {} })).toEqual(document);
  });
});

describe('values beyond the limits of a plan', () => {
  const number = { type: 'number', title: 'Number', default: 5 } as const;
  const module = moduleOf({
    low: { ...number, plans: { free: { minimum: 3 } } },
    high: { ...number, plans: { free: { maximum: 9 } } },
    above: { ...number, exclusiveMinimum: 0, plans: { free: { exclusiveMinimum: 2 } } },
    box: {
      type: 'object',
      default: {},
      properties: { size: { ...number, plans: { free: { maximum: 9 } } }, mode: { ...number, enum: [1, 2] } },
    },
    rows: {
      type: 'array',
      default: [],
      plans: { free: { maxItems: 2 } },
      items: { type: 'object', title: 'Row', default: {}, properties: { size: { ...number, maximum: 9 } } },
    },
    loose: { type: 'array', default: [], plans: { free: { maxItems: 1 } } },
    few: { type: 'array', default: [1], minItems: 2, items: { ...number, enum: [1, 2] } },
  });
  const cut = (document: SettingsDocument, plan = 'free') => effectiveDocument(module, document, { plan, modules: {} });

  test('are clamped if numbers', () => {
    expect(cut({ low: 1, high: 1 })).toMatchObject({ low: 3, high: 1 });
    expect(cut({ low: 20, high: 20 })).toMatchObject({ low: 20, high: 9 });
    expect(cut({ low: 1, high: 20 }, 'premium')).toMatchObject({ low: 1, high: 20 });
    // No number is the next one above a limit.
    expect([cut({ above: 2 }).above, cut({ above: 2.5 }).above, cut({ above: 2 }, 'premium').above]).toEqual([
      5, 2.5, 2,
    ]);
  });

  test('are cut in objects, rows and lists', () => {
    expect(cut({ box: { size: 20, mode: 7 } }).box).toEqual({ size: 9, mode: 5 });
    expect(cut({ rows: [{ size: 20 }, { size: 1 }, { size: 2 }], loose: ['a', {}] })).toMatchObject({
      rows: [{ size: 9 }, { size: 1 }],
      loose: ['a'],
    });
  });

  test('leave a list unchanged that was already too short', () => {
    expect(cut({ few: [2] }).few).toEqual([2]);
    expect(cut({ few: [2, 7] }).few).toEqual([1]);
    expect(cut({ few: [2, 7, 1] }).few).toEqual([2, 1]);
  });

  test('are defaults if of a wrong type', () => {
    expect(cut({ box: null, rows: 'none' })).toMatchObject({ box: {}, rows: [] });
    expect(cut({ rows: [null, ['a'], 'b'] }, 'premium').rows).toEqual([]);
  });
});
