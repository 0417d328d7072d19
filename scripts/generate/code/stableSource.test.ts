import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loadModule, moduleIds } from '../../../generated/catalogue.ts';
import { defaultsOf } from '../../../src/language/documents/defaults.ts';
import type { Field, Json, ModuleSpec, SchemaError, SettingsDocument } from '../../../src/language/model.ts';
import { resolveForPlan } from '../../../src/language/plans/resolveForPlan.ts';
import { moduleOf } from '../../../src/language/test/module.ts';
import { isObject } from '../../../src/language/values/isObject.ts';
import { moduleSchemas, validatorCompiler, validatorsSource } from './validators.ts';

const RUNS = { numRuns: Number(process.env.FUZZ_DOCUMENTS || 100), seed: Number(process.env.FUZZ_SEED || 7) };

/** What is read of an error. */
const reported = (errors: readonly SchemaError[] | null | undefined) =>
  (errors ?? []).map(({ keyword, instancePath, params }) => ({ keyword, instancePath, params }));

/** A document in which some values are replaced, removed or added. */
function changed(document: SettingsDocument): fc.Arbitrary<unknown> {
  const value = fc.oneof(
    fc.jsonValue({ maxDepth: 2 }),
    fc.constantFrom<Json>(1e12, -1, 'x'.repeat(3000), '12', [{}], null),
  );
  const visit = (part: unknown): fc.Arbitrary<unknown> => {
    if (!isObject(part)) return fc.oneof({ weight: 4, arbitrary: fc.constant(part) }, value);
    const parts = fc.record(Object.fromEntries(Object.entries(part).map(([key, one]) => [key, visit(one)])));
    const spoilt = fc.tuple(parts, fc.constantFrom(...Object.keys(part), 'unknown', '__proto__'), fc.boolean());
    return spoilt.map(([whole, key, removes]) => {
      const copy: Record<string, unknown> = { ...whole };
      if (removes) delete copy[key];
      else Object.defineProperty(copy, key, { value: 'spoilt', enumerable: true, configurable: true, writable: true });
      return copy;
    });
  };
  return fc.oneof(visit(document), value);
}

test.each(moduleIds)('the validators of %s find what Ajv finds', async (id) => {
  const { spec, validators } = await loadModule(id);
  const named = moduleSchemas(spec, spec.plans).flatMap(({ schema, names }) => names.map((name) => ({ schema, name })));
  expect(named.map(({ name }) => name).sort()).toEqual(Object.keys(validators).sort());
  for (const { schema, name } of named) {
    const validator = validators[name];
    if (!validator) throw new Error(`There is no validator ${name}`);
    const own = validatorCompiler().compile(schema);
    const document = defaultsOf(resolveForPlan(spec, spec.plans.find((plan) => name.startsWith(plan)) ?? ''));
    expect(validator(document)).toBe(own(document));
    fc.assert(
      fc.property(changed(document), (value) => {
        expect(validator(value)).toBe(own(value));
        expect(reported(validator.errors)).toEqual(reported(own.errors as SchemaError[] | null));
      }),
      RUNS,
    );
  }
});

describe('the source of validators', () => {
  const text = (maxLength: number): Field => ({ type: 'string', title: 'Text', default: '', maxLength });
  const list = (items: Field): Field => ({ type: 'array', title: 'List', default: [], maxItems: 5, items });
  const choice: Field = { type: 'string', title: 'Choice', default: 'a', enum: ['a', 'b'] };
  const row = (own: Record<string, Field>): Field => ({ type: 'object', title: 'Row', default: {}, properties: own });
  const fields = {
    first: text(10),
    pattern: { ...text(20), pattern: '^a' },
    rows: list(row({ choice, note: text(5) })),
    choice,
  };
  const linesOf = (own: Record<string, Field>) => {
    const spec: ModuleSpec = { ...moduleOf(own).spec, id: JSON.stringify(own) };
    return validatorsSource(spec, ['free']).split('\n');
  };
  /** The lines that only one of two sources has. */
  const differing = (before: readonly string[], after: readonly string[]) => ({
    removed: before.filter((line) => !after.includes(line)),
    added: after.filter((line) => !before.includes(line)),
  });

  test('grows by what a rollout demands of its setting, and by nothing else', async () => {
    const rollout = { from: '2027-01-10', share: 10, to: { maxLength: 4 } };
    const after = linesOf({ ...fields, rows: list(row({ choice, note: { ...text(5), rollout } })) });
    const { removed, added } = differing(linesOf(fields), after);
    expect(removed).toEqual([]);
    expect(added.length).toBeLessThan(40);
    const { free_1: validator } = await import(`data:text/javascript,${encodeURIComponent(after.join('\n'))}`);
    expect(validator({ rows: [{ note: '1234' }, { choice: 'none of them' }], unknown: 1 })).toBe(true);
    expect(validator({ rows: [{ note: '1' }, { note: '12345' }] })).toBe(false);
    expect(reported(validator.errors)).toMatchObject([{ keyword: 'maxLength', instancePath: '/rows/1/note' }]);
  });

  test('changes in one line with a limit', () => {
    const { removed, added } = differing(linesOf(fields), linesOf({ ...fields, first: text(11) }));
    expect(removed).toEqual([expect.stringContaining('limit: 10')]);
    expect(added).toEqual([expect.stringContaining('limit: 11')]);
  });

  test('keeps its other lines when a setting is added, removed or changed before them', () => {
    const added = differing(
      linesOf(fields),
      linesOf({ ...fields, first: text(10), another: { ...text(3), pattern: 'x' } }),
    );
    expect(added.removed.length, added.removed.join('\n')).toBeLessThanOrEqual(1);
    const before = differing(linesOf(fields), linesOf({ another: { ...text(3), pattern: 'x' }, ...fields }));
    expect(before.removed.length, before.removed.join('\n')).toBeLessThanOrEqual(1);
    const inRow = differing(
      linesOf(fields),
      linesOf({ ...fields, rows: list(row({ more: choice, choice, note: text(5) })) }),
    );
    expect(inRow.removed.length, inRow.removed.join('\n')).toBeLessThanOrEqual(1);
  });
});
