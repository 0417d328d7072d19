import { describe, expect, test } from 'vitest';
import type { CompiledModule, Context, Field, Path, SettingsDocument } from '../model.ts';
import { resolveModule } from '../resolved/resolveModule.ts';
import { contextOf } from '../test/context.ts';
import { moduleOf } from '../test/module.ts';
import { toleranceOf } from './tolerance.ts';
import { validate } from './validate.ts';

const seats: Field = {
  type: 'integer',
  title: 'Seats',
  default: 1,
  minimum: 0,
  maximum: 50,
  plans: { free: { maximum: 5 } },
};
const module = moduleOf(
  {
    open: { type: 'boolean', default: false },
    seats: { ...seats, visible: 'self.open' },
    rows: {
      type: 'array',
      default: [],
      items: {
        type: 'object',
        title: 'Row',
        default: {},
        properties: { id: { type: 'string', title: 'Id', default: '' }, seats: { ...seats, visible: 'self.open' } },
      },
    },
  },
  { expressions: { 'self.open': ({ self }) => self.open } },
);
const context = contextOf({ plan: 'free' });
const toleranceFor = (document: SettingsDocument, saved?: SettingsDocument) =>
  toleranceOf(resolveModule(module, context), { document, saved });
const maySeat = (document: SettingsDocument, saved: SettingsDocument, path: Path = ['seats']) =>
  toleranceFor(document, saved).allows('maximum', path);

describe('a hidden violation', () => {
  test('may stay unchanged, or improve if another plan allows it', () => {
    const stored = { open: false, seats: 90 };
    expect(maySeat(stored, stored)).toBe(true);
    expect(maySeat({ open: false, seats: 80 }, stored)).toBe(false);
    expect(maySeat({ open: false, seats: 8 }, { open: false, seats: 9 })).toBe(true);
  });

  test('is not tolerated once visible, unless another plan allows it', () => {
    expect(maySeat({ open: true, seats: 90 }, { open: false, seats: 90 })).toBe(false);
    expect(maySeat({ open: true, seats: 9 }, { open: false, seats: 9 })).toBe(true);
    expect(maySeat({ open: true, seats: 90 }, { open: true, seats: 90 })).toBe(true);
  });
});

describe('rows', () => {
  const saved = {
    open: false,
    rows: [
      { id: 'a', seats: 90 },
      { id: 'b', seats: 20 },
    ],
  };

  test('are compared with their stored version, wherever they have moved', () => {
    const rows = [
      { id: 'b', seats: 20 },
      { id: 'new', seats: 20 },
      { id: 'a', seats: 90 },
    ];
    const document = { open: true, rows };
    const tolerance = toleranceFor(document, saved);
    expect(rows.map((_, index) => tolerance.before(['rows', index, 'seats']))).toEqual([20, undefined, 90]);
    expect(rows.map((_, index) => maySeat(document, saved, ['rows', index, 'seats']))).toEqual([true, false, false]);
  });

  test('that are new were not active before', () => {
    const document = { open: true, rows: [{ id: 'new', seats: 1 }, ...saved.rows] };
    const tolerance = toleranceFor(document, { ...saved, open: true });
    expect([0, 1].map((row) => tolerance.wasActive(['rows', row, 'seats']))).toEqual([false, true]);
    expect(toleranceFor(document, saved).wasActive(['rows', 1, 'seats'])).toBe(false);
  });
});

test('without a stored document nothing is tolerated, not even violated rules', () => {
  const rules = [{ rule: "plan == 'free'", at: 'seats', message: 'Free only' }];
  const withRule: CompiledModule = {
    ...module,
    spec: { ...module.spec, rules },
    expressions: { ...module.expressions, "plan == 'free'": ({ plan }: Pick<Context, 'plan'>) => plan === 'free' },
    reads: { "plan == 'free'": ['plan'] },
  };
  const document = { open: true, seats: 1, rows: [] };
  const problems = (saved?: SettingsDocument) =>
    validate(resolveModule(withRule, contextOf({ plan: 'premium' })), { document, saved }).problems.map(
      ({ path }) => path,
    );
  expect(problems()).toEqual(['seats']);
  expect(problems(document)).toEqual([]);
});
