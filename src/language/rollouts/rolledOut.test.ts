import Ajv from 'ajv';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { limitCode, limitsOf } from '../compile/expressions/limits.ts';
import { documentKeywords } from '../compile/jsonSchema/keywords.ts';
import { documentSchema } from '../compile/jsonSchema/schema.ts';
import type { Field, SchemaError, SettingsDocument } from '../model.ts';
import { fieldAt, resolveForPlan } from '../plans/resolveForPlan.ts';
import { resolveModule } from '../resolved/resolveModule.ts';
import { effectiveDocument, view } from '../resolved/view.ts';
import { contextOf } from '../test/context.ts';
import { moduleOf, PLANS } from '../test/module.ts';
import { validate } from '../validation/validate.ts';
import { rolledOut, rolledOutSpec } from './rolledOut.ts';

const rollout = (to: NonNullable<Field['rollout']>['to']) => ({ from: '2027-01-10', share: 50, to });

const module = moduleOf({
  heading: {
    title: 'Heading',
    default: '',
    maxLength: 4,
    help: 'Up to {maxLength} characters',
    messages: { length: 'At most {maxLength}', pattern: 'Letters only' },
    pattern: '^[a-z]*$',
    plans: { royal: { maxLength: 9 } },
    rollout: rollout({ maxLength: 2, help: 'Only {maxLength}!', messages: { length: 'Now {maxLength}' } }),
  },
  items: {
    type: 'array',
    default: [],
    maxItems: 2,
    plans: { royal: { maxItems: 3, messages: { count: 'Royal has {maxItems}' } } },
    messages: { count: 'At most {maxItems} items' },
    rollout: rollout({ maxItems: 3, plans: { free: { maxItems: 1 }, royal: { maxItems: 4 } } }),
    items: {
      type: 'object',
      title: 'Item',
      default: {},
      properties: {
        price: {
          type: 'integer',
          title: 'Price',
          default: 5,
          minimum: 0,
          maximum: 10,
          messages: { range: '{minimum} to {maximum}' },
          rollout: rollout({ maximum: 5, default: 3 }),
        },
      },
    },
  },
  count: { type: 'integer', default: 1, rollout: rollout({ default: 7, plans: { royal: { default: 8 } } }) },
  plain: { default: '', maxLength: 3 },
});

const PATHS = ['heading', 'items', 'items.*.price', 'count'];

describe('a module in a server that a rollout has reached', () => {
  test('is the module itself where nothing has reached it', () => {
    expect(rolledOut(module)).toBe(module);
    expect(rolledOut(module, ['plain', 'unknown'])).toBe(module);
  });

  test('is the same object for the same settings, in whatever order', () => {
    expect(rolledOut(module, ['heading', 'count'])).toBe(rolledOut(module, ['count', 'heading', 'unknown']));
    expect(rolledOut(module, ['heading'])).not.toBe(rolledOut(module, ['count']));
  });

  test('has the coming words of that setting, with its limits in them', () => {
    const { fields } = resolveForPlan(rolledOut(module, ['heading']).spec, 'free');
    expect(fields.heading).toMatchObject({
      title: 'Heading',
      maxLength: 2,
      help: 'Only 2!',
      messages: { length: 'Now 2', pattern: 'Letters only' },
    });
    expect(fields.heading).not.toHaveProperty('rollout');
    expect(fields.items?.maxItems).toBe(2);
  });

  test('keeps what plans have of their own, unless the rollout brings that too', () => {
    const on = (plan: string) => resolveForPlan(rolledOut(module, PATHS).spec, plan).fields;
    expect(PLANS.map((plan) => on(plan).heading?.maxLength)).toEqual([2, 2, 9]);
    expect(PLANS.map((plan) => on(plan).items?.maxItems)).toEqual([1, 3, 4]);
    expect(on('royal').items?.messages?.count).toBe('Royal has 4');
    expect(PLANS.map((plan) => on(plan).count?.default)).toEqual([7, 7, 8]);
  });

  test('has coming limits of settings in entries', () => {
    const { spec } = rolledOut(module, ['items.*.price']);
    expect(fieldAt(resolveForPlan(spec, 'free'), ['items', '*', 'price'])).toMatchObject({ maximum: 5, default: 3 });
  });

  test('is declared as the settings would be once their rollouts are finished', () => {
    const { properties } = rolledOutSpec(module.spec, PATHS).settings;
    expect(JSON.stringify(properties)).not.toContain('"rollout"');
    expect(properties.items).toMatchObject({ title: 'items', maxItems: 3, plans: { free: { maxItems: 1 } } });
    expect(properties.plain).toEqual(module.spec.settings.properties.plain);
  });
});

describe('validation', () => {
  const anyText = fc.stringMatching(/^[a-zA-Z]{0,11}$/);
  const anyNumber = fc.oneof(fc.integer({ min: -2, max: 13 }), fc.constant('x'));
  const anyDocument = fc.record(
    {
      heading: fc.oneof(anyText, fc.constant(3)),
      items: fc.array(fc.record({ price: anyNumber }, { requiredKeys: [] }), { maxLength: 6 }),
      count: anyNumber,
      plain: anyText,
      unknown: fc.boolean(),
    },
    { requiredKeys: ['heading'] },
  );

  test('finds what a validator of the finished settings would, whichever rollouts have reached the server', () => {
    const ajv = documentKeywords(new Ajv({ allErrors: true, strict: false }));
    const whole = new Map<string, ReturnType<typeof ajv.compile>>();
    const sorted = (errors: readonly SchemaError[] | null | undefined) =>
      (errors ?? []).map(({ instancePath, keyword, params }) => JSON.stringify([instancePath, keyword, params])).sort();
    const agrees = fc.property(fc.subarray(PATHS), fc.constantFrom(...PLANS), anyDocument, (paths, plan, document) => {
      const key = `${paths} ${plan}`;
      const finished = whole.get(key) ?? ajv.compile(documentSchema(rolledOutSpec(module.spec, paths), plan));
      whole.set(key, finished);
      const own = rolledOut(module, paths).validators[plan];
      expect(own?.(document)).toBe(finished(document));
      expect(sorted(own?.errors)).toEqual(sorted(finished.errors));
    });
    fc.assert(agrees, { numRuns: 2000 });
  });

  const check = (
    document: SettingsDocument,
    { saved, reached = ['heading'] }: { saved?: SettingsDocument; reached?: string[] } = {},
  ) => {
    const resolved = resolveModule(rolledOut(module, reached), contextOf({ plan: 'free' }));
    return validate(resolved, { document: view(resolved, document), saved: saved && view(resolved, saved) });
  };

  test('lets a stored value stay that a falling limit no longer allows, or become smaller, but not larger', () => {
    const saved = { heading: 'abcd' };
    expect(check({ heading: 'abcd' }, { saved }).problems).toEqual([]);
    expect(check({ heading: 'abc' }, { saved }).problems).toEqual([]);
    expect(check({ heading: 'abcd' }, { saved }).warnings).toMatchObject([{ message: 'Now 2' }]);
    expect(check({ heading: 'abcde' }, { saved }).problems).toEqual([
      { path: 'heading', rule: 'maxLength', message: 'Now 2' },
    ]);
    expect(check({ heading: 'abc' }, { saved: { heading: 'ab' } }).problems).toHaveLength(1);
  });

  test('lets what a rollout allowed stay once it is stopped', () => {
    const items = [{ price: 1 }, { price: 2 }, { price: 3 }];
    const stopped = { reached: [] };
    expect(check({ items }, stopped).problems).toMatchObject([{ message: 'At most 2 items' }]);
    expect(check({ items }, { ...stopped, saved: { items } }).problems).toEqual([]);
    expect(check({ items: [...items, { price: 4 }] }, { ...stopped, saved: { items } }).problems).toHaveLength(1);
  });

  test('gives the bot what the coming limits allow', () => {
    const stored = { heading: 'abcd', items: [{ price: 9 }, { price: 2 }] };
    const botGets = (reached: string[]) =>
      effectiveDocument(rolledOut(module, reached), stored, { plan: 'free', modules: {} });
    expect(botGets([])).toMatchObject({ heading: 'abcd', items: [{ price: 9 }, { price: 2 }], count: 1 });
    expect(botGets(PATHS)).toMatchObject({ heading: 'ab', items: [{ price: 5 }], count: 7 });
  });
});

test('expressions read the limits of the side that a server is on', () => {
  const limits = limitsOf(module.spec);
  const read = (path: string, reached: string[], plan = 'free') =>
    new Function('e', `return ${limitCode(limits, path)}`)(
      resolveModule(rolledOut(module, reached), contextOf({ plan })).context,
    );
  expect([[], ['heading'], ['items']].map((reached) => read('limits.heading.maxLength', reached))).toEqual([4, 2, 4]);
  expect(read('limits.heading.maxLength', ['heading'], 'royal')).toBe(9);
  expect(read('limits.items.maxItems', ['items'], 'premium')).toBe(3);
  expect(read('limits.items.price.maximum', ['items'])).toBe(10);
  expect(read('limits.items.price.maximum', ['items.*.price'])).toBe(5);
  expect(limitCode(limits, 'limits.plain.maxLength')).toBe('3');
});
