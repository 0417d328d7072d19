import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { moduleIds, plans } from '../generated/catalogue.ts';
import type { SettingsDocument } from '../src/language/model.ts';
import { resolveForPlan } from '../src/language/plans/resolveForPlan.ts';
import { effectiveDocument } from '../src/language/resolved/view.ts';
import { valuesOf } from './fuzz/documents.ts';
import { moduleNamed } from './modules.ts';

/** What a screen loads of the modules that it reads, which is not all of them. */

const GUILD = { id: '1', roles: [], channels: [], voiceChannels: [], categories: [] };

const pairs = moduleIds.flatMap((id) => {
  const module = moduleNamed(id);
  return [...new Set(module.spec.calls?.uses?.map((use) => use.module))].map((used) => ({ id, used, module }));
});

describe.each(pairs)('$id reads of $used', ({ used, module }) => {
  const whole = moduleNamed(used);
  const part = module.uses?.[used];
  const names = Object.keys(part?.spec.settings.properties ?? {});

  test('every setting that its expressions name', () => {
    const named = Object.values(module.reads)
      .flat()
      .filter((path) => path.startsWith(`modules.${used}.`))
      .map((path) => path.split('.')[2]);
    expect(names).toEqual(expect.arrayContaining(named));
    expect(names).not.toEqual([]);
  });

  test.each(plans)('the values that the whole module has on the plan $id', ({ id: plan }) => {
    if (!part) throw new Error('It reads nothing');
    const { fields } = resolveForPlan(whole.spec, plan);
    const values = names.flatMap((name) =>
      fields[name] ? [[name, valuesOf(fields[name], GUILD, true)] as const] : [],
    );
    const stored: fc.Arbitrary<SettingsDocument> = fc.record(Object.fromEntries(values));
    const context = { plan, modules: {} };
    fc.assert(
      fc.property(stored, (document) => {
        const all = effectiveDocument(whole, document, context);
        const expected = Object.fromEntries(names.map((name) => [name, all[name]]));
        expect(effectiveDocument(part, document, context)).toEqual(expected);
      }),
      { numRuns: 50, seed: 7 },
    );
  });
});
