import { counterpartPath } from '../documents/rows.ts';
import type { Json, Path, Plan } from '../model.ts';
import { isActive } from '../resolved/fieldState.ts';
import type { ResolvedModule } from '../resolved/resolvedModule.ts';
import { equal } from '../values/equal.ts';
import { formatPath, getIn } from '../values/path.ts';
import { isRatcheted } from './ratchet.ts';
import { errorPath } from './schemaErrors.ts';
import type { ValidationInput } from './validationInput.ts';

/** Which violations of the stored document a save may keep. */
export interface Tolerance {
  /** The stored value for a path of the new document, or undefined. Rows are matched by key. */
  before(path: Path): Json | undefined;
  /**
   * Whether the stored field was active, so that its violation must have been legal under an earlier schema or plan.
   */
  wasActive(path: Path): boolean;
  /** Whether a violation of a keyword may stay: it is stored, was once legal, and has not got worse. */
  allows(keyword: string, path: Path): boolean;
}

/** The tolerance of one validation. Without a stored document, nothing is tolerated. */
export function toleranceOf(module: ResolvedModule, { document, saved }: ValidationInput): Tolerance {
  if (!saved) return { before: () => undefined, wasActive: () => false, allows: () => false };
  const { validators, spec } = module.module;
  const faultsByPlan = new Map<Plan, ReadonlySet<string>>();
  const storedPath = (path: Path) => counterpartPath(module, document, saved, path);

  /** Whether some plan allows what is stored: it was then stored on that plan. */
  function isAllowedOnSomePlan(keyword: string, path: Path): boolean {
    return spec.plans.some((plan) => !faultsOn(plan).has(`${keyword} ${formatPath(path)}`));
  }

  function faultsOn(plan: Plan): ReadonlySet<string> {
    const known = faultsByPlan.get(plan);
    if (known) return known;
    const validator = validators[plan];
    const errors = validator && !validator(saved) ? (validator.errors ?? []) : [];
    const faults = new Set(errors.map((error) => `${error.keyword} ${formatPath(errorPath(error))}`));
    faultsByPlan.set(plan, faults);
    return faults;
  }

  return {
    before(path) {
      const at = storedPath(path);
      return at && getIn(saved, at);
    },
    wasActive(path) {
      const at = storedPath(path);
      return at !== undefined && isActive(module, at, saved);
    },
    allows(keyword, path) {
      const at = storedPath(path);
      if (!at) return false;
      const [value, before] = [getIn(document, path), getIn(saved, at)];
      if (!isRatcheted(keyword, value, before)) return false;
      // An inactive field may keep an invalid value until it is changed or becomes active.
      if (!isActive(module, path, document)) return equal(value, before) || isAllowedOnSomePlan(keyword, at);
      return isActive(module, at, saved) || isAllowedOnSomePlan(keyword, at);
    },
  };
}
