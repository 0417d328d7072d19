import { counterpartPath } from '../documents/rows.ts';
import type { Json, Path, SettingsDocument } from '../model.ts';
import type { FieldForPlan, ModuleForPlan } from '../plans/resolveForPlan.ts';
import { equal } from '../values/equal.ts';
import { isObject } from '../values/isObject.ts';
import { getIn } from '../values/path.ts';

/** A part that a save would change although it has to stay. */
export interface RefusedChange {
  path: Path;
  field: FieldForPlan;
}

export interface KeptParts {
  values: SettingsDocument;
  refused: RefusedChange[];
}

/** Whether a field is one of certain parts, or holds one. */
export type HoldsPart = (field: FieldForPlan) => boolean;

/** Creates a memoized function for fields that meet a condition. */
export function holdsPartThat(isPart: HoldsPart): HoldsPart {
  const known = new WeakMap<FieldForPlan, boolean>();
  return function holds(field): boolean {
    const answer = known.get(field);
    if (answer !== undefined) return answer;
    const { items, properties = {} } = field;
    const result = isPart(field) || (items !== undefined && holds(items)) || Object.values(properties).some(holds);
    known.set(field, result);
    return result;
  };
}

/**
 * New values with certain parts as they are stored, or at their default in new rows. These parts may be sent as stored, as shown,
 * or not at all; other changes of them are returned. Rows are matched by key.
 */
export function keepParts(
  module: ModuleForPlan,
  values: SettingsDocument,
  { stored, shown }: Record<'stored' | 'shown', SettingsDocument>,
  { isPart, holdsPart }: Record<'isPart' | 'holdsPart', HoldsPart>,
): KeptParts {
  const refused: RefusedChange[] = [];
  const kept = Object.entries(values).map(([name, value]): [string, Json] => {
    const field = module.fields[name];
    return [name, field && holdsPart(field) ? (keep(field, [name], value) ?? null) : value];
  });
  return { values: Object.fromEntries(kept), refused };

  function keep(field: FieldForPlan, path: Path, value: Json | undefined): Json | undefined {
    if (isPart(field)) return keepPart(field, path, value);
    const { items, properties } = field;
    if (items && Array.isArray(value)) return value.map((row, index) => keep(items, [...path, index], row) ?? null);
    if (!properties || !isObject(value)) return value;
    const parts = Object.keys({ ...properties, ...value }).flatMap((name): [string, Json][] => {
      const part = properties[name];
      const next = part ? keep(part, [...path, name], value[name]) : value[name];
      return next === undefined ? [] : [[name, next]];
    });
    return Object.fromEntries(parts);
  }

  function keepPart(field: FieldForPlan, path: Path, value: Json | undefined): Json {
    const at = counterpartPath(module, values, stored, path);
    const found = at && getIn(stored, at);
    const before = found === undefined ? field.default : found;
    const allowed = [before, at && getIn(shown, at)];
    if (value !== undefined && !allowed.some((one) => equal(one, value))) refused.push({ path, field });
    return before;
  }
}
