import { describe, expect, test } from 'vitest';
import { loadModule } from '../../../generated/catalogue.ts';
import type { Field } from '../model.ts';
import { fieldOf, moduleOf } from '../test/module.ts';
import { fieldAt, resolveForPlan } from './resolveForPlan.ts';

const { spec } = moduleOf({
  seats: {
    type: 'integer',
    title: 'Seats',
    minimum: 1,
    maximum: 50,
    help: 'From {minimum} to {maximum}. {user} stays.',
    plans: { free: { maximum: 10 }, royal: { locked: 'default', message: '{maximum} are too many' } },
    messages: { range: '{title}: {minimum} to {maximum, plural, one {# seat} other {# seats}}' },
  },
  greeting: {
    type: 'string',
    maxLength: 500,
    limits: [{ when: 'private', maxLength: 100, messages: { length: 'At most {maxLength}' } }],
    messages: { length: 'Up to {maxLength}', variable: 'No room in {maxLength}' },
  },
});

describe('the texts of a field', () => {
  test('contain the limits of the plan', () => {
    const texts = (plan: string) => {
      const { help, messages } = resolveForPlan(spec, plan).fields.seats ?? {};
      return [help, messages?.range];
    };
    expect(texts('free')).toEqual(['From 1 to 10. {user} stays.', 'Seats: 1 to 10 seats']);
    expect(texts('premium')).toEqual(['From 1 to 50. {user} stays.', 'Seats: 1 to 50 seats']);
    expect(resolveForPlan(spec, 'royal').fields.seats?.lockMessage).toBe('50 are too many');
  });

  test('of conditional limits contain those limits', () => {
    const { messages, limits } = resolveForPlan(spec, 'premium').fields.greeting ?? {};
    expect(messages).toEqual({ length: 'Up to 500', variable: 'No room in 500' });
    expect(limits?.[0]?.messages).toEqual({ length: 'At most 100', variable: 'No room in 100' });
  });
});

test('the hint of a plan names the limits of the lowest plan that allows more', () => {
  const { spec } = moduleOf({
    seats: {
      type: 'integer',
      maximum: 50,
      plans: {
        free: { maximum: 10, hint: 'Up to {maximum} with {plan}' },
        premium: { maximum: 30, hint: 'Up to {maximum}' },
      },
    },
  });
  const hint = (plan: string) => resolveForPlan(spec, plan).fields.seats?.hint;
  expect([hint('free'), hint('premium'), hint('royal')]).toEqual(['Up to 30 with {plan}', 'Up to 50', undefined]);
});

test('the hint of the only lower plan names the limits without it', async () => {
  const { spec } = await loadModule('tempVoice');
  expect(resolveForPlan(spec, 'free').fields.templates?.hint).toBe(
    'Upgrade to Premium for higher limits: up to 10 templates.',
  );
  expect(resolveForPlan(spec, 'premium').fields.templates?.hint).toBeUndefined();
});

describe('the choices of a plan', () => {
  const option = (value: string, plan?: string, lockedMessage?: string) => ({
    value,
    title: value,
    plan,
    lockedMessage,
  });
  const field = (parts: object) =>
    resolveForPlan(moduleOf({ one: { type: 'string', default: 'a', ...parts } }).spec, 'free').fields.one;

  test('are all choices if none needs another plan', () => {
    expect(field({ enum: ['a', 'b'] })).toMatchObject({ enum: ['a', 'b'] });
    expect(field({ enum: ['a', 'b'] })).not.toHaveProperty('lockedValues');
    expect(field({ ui: { widget: 'select', options: [option('a')] } })).not.toHaveProperty('enum');
    expect(field({})).not.toHaveProperty('lockedValues');
  });

  test('exclude locked ones, which have a message', () => {
    const options = [option('a'), option('b', 'premium', 'B needs Premium'), option('c', 'premium')];
    const resolved = field({ enum: ['a', 'b', 'c', 'hidden'], messages: { enum: 'Choose one' }, ui: { options } });
    expect(resolved?.enum).toEqual(['a', 'hidden']);
    expect(resolved?.lockedValues).toEqual([
      { value: 'b', plan: 'premium', message: 'B needs Premium' },
      { value: 'c', plan: 'premium', message: 'Choose one' },
    ]);
    expect(field({ ui: { options } })?.lockedValues?.[1]).toEqual({ value: 'c', plan: 'premium', message: '' });
  });

  test('lock a value once, and only if all choices with it are locked', () => {
    const twice = field({ ui: { options: [option('a'), option('b', 'premium'), option('b', 'premium')] } });
    expect(twice?.lockedValues).toHaveLength(1);
    expect(field({ ui: { options: [option('b', 'premium'), option('b')] } })).not.toHaveProperty('lockedValues');
  });

  test('of a list are those of its entries', () => {
    const items = { type: 'integer', title: 'Day', default: 1, enum: [1, 2, 3], plans: { free: { enum: [1] } } };
    const resolved = field({ type: 'array', default: [], items });
    expect(resolved?.items).toMatchObject({
      enum: [1],
      lockedValues: [
        { value: 2, plan: 'premium' },
        { value: 3, plan: 'premium' },
      ],
    });
    expect(resolved).not.toHaveProperty('lockedValues');
  });

  test('have limits filled into their texts', () => {
    const texts = {
      title: 'Up to {maximum}',
      help: '{maximum} of them',
      disabledReason: 'Not {maximum}',
      icon: '{maximum}',
    };
    const options = field({ maximum: 5, ui: { options: [{ value: 1, ...texts }] } })?.ui?.options;
    expect(options?.[0]).toEqual({
      value: 1,
      title: 'Up to 5',
      help: '5 of them',
      disabledReason: 'Not 5',
      icon: '{maximum}',
    });
  });
});

test('a lock without a message has an empty one', () => {
  const { fields } = resolveForPlan(moduleOf({ one: { plans: { free: { locked: 'stored' } } }, two: {} }).spec, 'free');
  expect(fields.one).toMatchObject({ locked: 'stored', lockMessage: '' });
  expect(fields.two).not.toHaveProperty('lockMessage');
});

test('fieldAt follows paths through lists and objects, and never reads inherited properties', () => {
  const name: Field = { type: 'string', title: 'Name', default: '' };
  const row: Field = { type: 'object', title: 'Row', default: {}, properties: { name } };
  const module = resolveForPlan(
    moduleOf({ rows: { type: 'array', items: row }, box: { type: 'object', properties: { name } }, plain: name }).spec,
    'free',
  );
  const { rows, box } = module.fields;
  expect(fieldAt(module, ['rows', 3, 'name'])).toBe(rows?.items?.properties?.name);
  expect(fieldAt(module, ['rows', '*', 'name'])).toBe(rows?.items?.properties?.name);
  expect(fieldAt(module, ['rows', 0])).toBe(rows?.items);
  expect(fieldAt(module, ['box', 'name'])).toBe(box?.properties?.name);
  for (const path of [
    [],
    [0],
    ['gone'],
    ['gone', 'name'],
    ['plain', 'name'],
    ['plain', 0],
    ['rows', 'name'],
    ['constructor'],
  ]) {
    expect(fieldAt(module, path)).toBeUndefined();
  }
  expect(fieldAt(module, ['box', 'toString'])).toBeUndefined();
});

test('limits of durations are words in every text, in the language of the module', () => {
  const { spec } = moduleOf({
    lasts: {
      type: 'integer',
      format: 'duration',
      default: 60,
      minimum: 60,
      maximum: 2_419_200,
      plans: { free: { maximum: 5400, hint: 'Up to {maximum} with a plan' } },
      messages: { range: 'From {minimum} to {maximum}' },
    },
  });
  const lasts = (language: string) => fieldOf(resolveForPlan({ ...spec, language }, 'free'), 'lasts');
  expect(lasts('en').messages?.range).toBe('From 1 minute to 1 hour 30 minutes');
  expect(lasts('en').hint).toBe('Up to 28 days with a plan');
  expect(lasts('ro').messages?.range).toBe('From 1 minut to 1 oră 30 de minute');
});
