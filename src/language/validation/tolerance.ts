import { counterpartPath } from '../documents/rows.ts';
import type { Json, Path, Plan, SettingsDocument } from '../model.ts';
import { isActive } from '../resolved/fieldState.ts';
import type { ResolvedModule } from '../resolved/resolvedModule.ts';
import { equal } from '../values/equal.ts';
import { formatPath, getIn } from '../values/path.ts';
import { isRatcheted } from './ratchet.ts';
import { errorPath } from './schemaErrors.ts';
import type { ValidationInput } from './validate.ts';

/** What of the stored document may stay wrong in a save. */
export interface Tolerance {
  /** The stored value at a path of the new document, or undefined. */
  before(path: Path): Json | undefined;
  /** Whether the stored field at a path counted: what is wrong with it passed an earlier schema or plan, and no save. */
  wasActive(path: Path): boolean;
  /** Whether a violation of a keyword may stay: it is stored, was legal once, and did not get worse. */
  of(keyword: string, path: Path): boolean;
}

/** The tolerance of one validation. Without a stored document nothing is tolerated. */
export function toleranceOf(resolved: ResolvedModule, { document, saved }: ValidationInput): Tolerance {
  if (!saved) return { before: () => undefined, wasActive: () => false, of: () => false };
  const { validators } = resolved.module;
  const faults = new Map<Plan, ReadonlySet<string>>();
  const pathBefore = (path: Path) => counterpartPath(resolved, document, saved, path);

  function before(path: Path): Json | undefined {
    const at = pathBefore(path);
    return at && getIn(saved, at);
  }

  function wasActive(path: Path): boolean {
    const at = pathBefore(path);
    return at !== undefined && isActive(resolved, at, saved as SettingsDocument);
  }

  /** Whether another plan allows what is stored: then it was stored on that plan. */
  function isLapsed(keyword: string, at: Path): boolean {
    return Object.keys(validators).some((plan) => !faultsOn(plan).has(`${keyword} ${formatPath(at)}`));
  }

  function faultsOn(plan: Plan): ReadonlySet<string> {
    const validator = validators[plan];
    const errors = validator && !validator(saved) ? (validator.errors ?? []) : [];
    const known =
      faults.get(plan) ?? new Set(errors.map((error) => `${error.keyword} ${formatPath(errorPath(error))}`));
    faults.set(plan, known);
    return known;
  }

  return {
    before,
    wasActive,
    of(keyword, path) {
      const at = pathBefore(path);
      if (!at) return false;
      const [now, then] = [getIn(document, path), getIn(saved, at)];
      if (!isRatcheted(keyword, now, then)) return false;
      // What is hidden stays as it is until somebody touches it, or it is shown.
      if (!isActive(resolved, path, document)) return equal(now, then) || isLapsed(keyword, at);
      return isActive(resolved, at, saved) || isLapsed(keyword, at);
    },
  };
}
