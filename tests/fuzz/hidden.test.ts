import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { plans } from '../../generated/product.ts';
import { withDefaults } from '../../src/language/documents/defaults.ts';
import type {
  CompiledModule,
  Context,
  SchemaError,
  SchemaValidator,
  SettingsDocument,
} from '../../src/language/model.ts';
import { fieldAt } from '../../src/language/plans/resolveForPlan.ts';
import { fieldState } from '../../src/language/resolved/fieldState.ts';
import { unmetRequirement } from '../../src/language/resolved/requirements.ts';
import type { ResolvedModule } from '../../src/language/resolved/resolvedModule.ts';
import { resolveModule } from '../../src/language/resolved/resolveModule.ts';
import { view } from '../../src/language/resolved/view.ts';
import { contextOf } from '../../src/language/test/context.ts';
import { withoutHiddenFaults } from '../../src/language/validation/hiddenFaults.ts';
import { validate } from '../../src/language/validation/validate.ts';
import { getIn, parsePath } from '../../src/language/values/path.ts';
import { modules } from '../modules.ts';
import { edited, repaired, type Saves, savesOf, storedAfter } from './saves.ts';

/** Sequences of saves for each module, over all of its plans. */
const PAIRS = Number(process.env.FUZZ_PAIRS || 40);
const SEED = Number(process.env.FUZZ_SEED || 20_240_229);
const PLANS = plans.map(({ id }) => id);
/** Keywords that require a value, and apply only to active fields. All others apply always. */
const REQUIRING_KEYWORDS = new Set(['minLength', 'minItems']);

/** Whether an error says no more than that a text is empty. Keys of rows never are. */
function isOfEmptyText({ keyword, instancePath }: SchemaError, stored: SettingsDocument): boolean {
  const path = instancePath.split('/').slice(1);
  return keyword === 'pattern' && path.at(-1) !== 'id' && getIn(stored, path) === '';
}

/** Settings of modules that others read. */
const USED: SettingsDocument[] = [
  {},
  { currency_system_enabled: true },
  { currency_system_enabled: true, primary_currency_emoji: '🪙' },
  {
    currency_system_enabled: true,
    primary_currency_emoji: '🪙',
    use_secondary_currency: true,
    secondary_currency_emoji: '💎',
  },
];

const withSettings = modules.filter(({ spec }) => spec.calls).map((module) => [module.spec.id, module] as const);

function contextsOf(module: CompiledModule, plan: string): Context[] {
  const used = new Set((module.spec.calls?.uses ?? []).map((use) => use.module));
  return (used.size > 0 ? USED : [{}])
    .map((settings) => contextOf({ plan, modules: Object.fromEntries([...used].map((name) => [name, settings])) }))
    .filter((context) => !unmetRequirement(module, context));
}

describe('saves that hide settings, make them invalid and show them', () => {
  describe.each(withSettings)('of %s', (_, module) => {
    const availablePlans = PLANS.filter((plan) => contextsOf(module, plan).length > 0);

    test.each(availablePlans)('store nothing invalid on the plan %s', { timeout: 3_600_000 }, (plan) => {
      let accepted = 0;
      let refused = 0;
      const contexts = contextsOf(module, plan).map((context) => resolveModule(module, context));
      const cases = fc.tuple(fc.constantFrom(...contexts), savesOf(module, plan, contextOf().guild));
      const property = fc.property(cases, ([resolved, saves]) => {
        const counts = runSaves(resolved, module.validators[plan], saves);
        accepted += counts.accepted;
        refused += counts.refused;
      });
      fc.assert(property, { numRuns: Math.ceil(PAIRS / availablePlans.length), seed: SEED });
      // If all saves were accepted, or none, this would prove nothing.
      expect(accepted).toBeGreaterThan(PAIRS / availablePlans.length / 4);
      expect(refused).toBeGreaterThan(PAIRS / availablePlans.length / 50);
    });
  });
});

/** Runs saves one after the other, and checks what is stored after each. */
function runSaves(module: ResolvedModule, validator: SchemaValidator | undefined, saves: Saves) {
  const counts = { accepted: 0, refused: 0 };
  let storedSettings: SettingsDocument = {};
  for (const { changes, repaired: isRepaired } of saves) {
    const saved = view(module, storedSettings);
    const changed = edited(saved, changes);
    const document = isRepaired ? repaired(module, { document: changed, saved }) : changed;
    expectVisibleProblems(module, { document, saved });
    const result = storedAfter(module, { document, storedSettings });
    counts.accepted += result.accepted;
    counts.refused += (module.spec.calls?.documents.length ?? 0) - result.accepted;
    storedSettings = result.stored;
    const stored = withDefaults(module, storedSettings);
    const faults = validator?.(stored) ? [] : (validator?.errors ?? []);
    const shapeFaults = faults.filter(
      (fault) => !REQUIRING_KEYWORDS.has(fault.keyword) && !isOfEmptyText(fault, stored),
    );
    expect(shapeFaults).toEqual([]);
    // Validated without a stored document, so that nothing is tolerated. A choice of an entry can outlive it while it is hidden;
    // when it is shown again, it is marked, and the bot gets the default. So can a choice that other settings make unavailable.
    const shown = view(module, storedSettings);
    const { problems } = validate(module, { document: shown });
    const chosen = validate(module, { document: shown, saved }).problems.filter(({ rule }) => rule === 'choice');
    const isOfGoneEntry = (path: string) => fieldAt(module, path.split('.').map(star))?.ui?.entriesOf !== undefined;
    const untolerated = problems.filter(({ path, rule }) => {
      if (rule === 'choice') return chosen.some((problem) => problem.path === path);
      return rule !== 'reference' || !isOfGoneEntry(path);
    });
    expect(untolerated).toEqual([]);
  }
  return counts;
}

function star(key: string): string {
  return /^\d+$/.test(key) ? '*' : key;
}

/** Expects the problems that a form reports to be in visible fields, where the user can fix them. */
function expectVisibleProblems(
  module: ResolvedModule,
  input: { document: SettingsDocument; saved: SettingsDocument },
): void {
  const document = withoutHiddenFaults(module, input);
  const hidden = validate(module, { ...input, document }).problems.filter(
    ({ path }) => !fieldState(module, parsePath(path), document).visible,
  );
  expect(hidden).toEqual([]);
}
