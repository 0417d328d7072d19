import { describe, expect, test } from 'vitest';
import type { CompiledModule, Field, Json, Plan, SettingsDocument } from '../../../src/language/model.ts';
import { resolveModule } from '../../../src/language/resolved/resolveModule.ts';
import { view } from '../../../src/language/resolved/view.ts';
import { contextOf } from '../../../src/language/test/context.ts';
import { moduleOf } from '../../../src/language/test/module.ts';
import { migratedSettings } from '../../changes/evidence/validation.ts';
import { effectsBetween, type Held } from './effects.ts';
import { linkOf } from './link.ts';

const texts: Partial<Field> = { type: 'array', default: [], items: { type: 'string', title: 'Text', default: '' } };

/** What becomes of stored settings, as `effect path rule`. */
function effectsOn(
  before: CompiledModule,
  after: CompiledModule,
  stored: SettingsDocument,
  { plans = ['free', 'free'], moved = [] }: { plans?: [Plan, Plan]; moved?: string[] } = {},
): string[] {
  const held = (module: CompiledModule, plan: Plan, settings: SettingsDocument): Held => {
    const resolved = resolveModule(module, contextOf({ plan }));
    return { module: resolved, settings, document: view(resolved, settings), closed: undefined };
  };
  const [from, to] = plans;
  const link = linkOf({ module: before, plan: from }, { module: after, plan: to }, new Set(moved));
  const [was, is] = [held(before, from, stored), held(after, to, migratedSettings(stored, before, after))];
  return effectsBetween(was, is, link).map(({ kind, path, rule }) => `${kind} ${path} ${rule}`);
}

const withMigration = (module: CompiledModule, steps: CompiledModule['migrations'][number]): CompiledModule => ({
  ...module,
  migrations: [steps],
});

describe('a limit', () => {
  const listOf = (maxItems: number) => moduleOf({ words: { ...texts, maxItems } });
  const words = (count: number): SettingsDocument => ({ words: Array.from({ length: count }, (_, at) => `w${at}`) });

  test('refuses and cuts what was within it', () => {
    expect(effectsOn(listOf(5), listOf(3), words(4))).toEqual(['refused words maxItems', 'cut words maxItems']);
    expect(effectsOn(listOf(5), listOf(3), words(3))).toEqual([]);
  });

  test('does not refuse again what was refused already, but cuts it more', () => {
    expect(effectsOn(listOf(5), listOf(3), words(9))).toEqual(['cut words maxItems']);
  });

  test('that rises takes nothing, even from what is still beyond it', () => {
    expect(effectsOn(listOf(3), listOf(5), words(9))).toEqual([]);
  });

  test('is told of texts and numbers inside entries at their places', () => {
    const rowsOf = (maxLength: number, minimum: number) =>
      moduleOf({
        rows: {
          type: 'array',
          default: [],
          items: {
            type: 'object',
            title: 'Row',
            default: {},
            properties: {
              name: { type: 'string', title: 'Name', default: '', maxLength },
              price: { type: 'integer', title: 'Price', default: 9, minimum },
            },
          },
        },
      });
    const rows: Json = [
      { name: 'abc', price: 9 },
      { name: 'abcdef', price: 2 },
    ];
    expect(effectsOn(rowsOf(9, 0), rowsOf(5, 3), { rows }).sort()).toEqual([
      'cut rows.1.name maxLength',
      'cut rows.1.price minimum',
      'refused rows.1.name maxLength',
      'refused rows.1.price minimum',
    ]);
  });
});

describe('a setting with another name', () => {
  const old = moduleOf({ cost: { type: 'integer', default: 0, maximum: 5 } });
  const now = (maximum: number) =>
    withMigration(moduleOf({ price: { type: 'integer', default: 0, maximum } }), [
      { op: 'rename', from: 'cost', to: 'price' },
    ]);

  test('is the same setting', () => {
    expect(effectsOn(old, now(5), { cost: 4 })).toEqual([]);
    expect(effectsOn(old, now(5), { cost: 8 })).toEqual([]);
  });

  test('counts where its limit falls', () => {
    expect(effectsOn(old, now(3), { cost: 4 })).toEqual(['refused price maximum', 'cut price maximum']);
  });
});

describe('a setting that is gone', () => {
  const old = moduleOf({ keep: { type: 'boolean', default: false }, gone: { default: '' } });
  const now = moduleOf({ keep: { type: 'boolean', default: false } });

  test('is missed where something was chosen', () => {
    expect(effectsOn(old, now, { gone: 'x' })).toEqual(['hidden gone hidden']);
    expect(effectsOn(old, now, { gone: '' })).toEqual([]);
    expect(effectsOn(old, now, { keep: true })).toEqual([]);
  });

  test('is not missed where another module, or another setting, has its value', () => {
    expect(effectsOn(old, now, { gone: 'x' }, { moved: ['gone'] })).toEqual([]);
    const parts = moduleOf({ keep: { type: 'boolean', default: false }, first: { default: '' } });
    const split = withMigration(parts, [{ op: 'split', path: 'gone', separator: ' ', to: ['first'] }]);
    expect(effectsOn(old, split, { gone: 'x' })).toEqual([]);
  });
});

describe('a lock', () => {
  const open = moduleOf({ name: { default: '' }, size: { type: 'integer', default: 1 } });
  const locked = moduleOf({
    name: { default: '', plans: { free: { locked: 'default', message: 'No' } } },
    size: { type: 'integer', default: 1 },
  });

  test('counts where something is chosen, on its plan', () => {
    expect(effectsOn(open, locked, { name: 'x' })).toEqual(['locked name locked']);
    expect(effectsOn(open, locked, { size: 4 })).toEqual([]);
    expect(effectsOn(open, locked, { name: 'x' }, { plans: ['premium', 'premium'] })).toEqual([]);
  });

  test('that was there before takes nothing, and a plan that ends does', () => {
    expect(effectsOn(locked, locked, { name: 'x' })).toEqual([]);
    expect(effectsOn(locked, locked, { name: 'x' }, { plans: ['premium', 'free'] })).toEqual(['locked name locked']);
  });
});
