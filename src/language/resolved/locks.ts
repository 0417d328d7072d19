import { counterpartPath } from '../documents/rows.ts';
import type { Json, Path, SettingsDocument } from '../model.ts';
import type { FieldForPlan, ModuleForPlan } from '../plans/resolveForPlan.ts';
import { equal } from '../values/equal.ts';
import { isObject } from '../values/isObject.ts';
import { getIn } from '../values/path.ts';

const known = new WeakMap<FieldForPlan, boolean>();

/** Whether a field or something inside it is locked. */
function holdsLock(field: FieldForPlan): boolean {
  const { locked, items, properties } = field;
  const parts = [...(items ? [items] : []), ...Object.values(properties ?? {})];
  const holds = known.get(field) ?? (locked !== undefined || parts.some(holdsLock));
  known.set(field, holds);
  return holds;
}

/** The value as a form shows it: locked parts that count as their default have it. */
export function shownLocked(field: FieldForPlan, value: Json): Json {
  if (field.locked === 'default') return field.default;
  if (!holdsLock(field)) return value;
  const { items, properties } = field;
  if (items && Array.isArray(value)) return value.map((row) => shownLocked(items, row));
  if (!properties || !isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, properties[name] ? shownLocked(properties[name], part) : part]),
  );
}

/** A locked part that a save would change. */
export interface LockedChange {
  path: Path;
  field: FieldForPlan;
}

/**
 * New values with every locked part as it is stored, or at its default in new rows. Locked parts may be sent as stored,
 * as shown, or not at all; other changes of them are returned. Rows are matched by key.
 */
export function keepLocked(
  module: ModuleForPlan,
  values: SettingsDocument,
  { stored, shown }: Record<'stored' | 'shown', SettingsDocument>,
): { values: SettingsDocument; refused: LockedChange[] } {
  const refused: LockedChange[] = [];
  const kept = Object.entries(values).map(([name, value]): [string, Json] => {
    const field = module.fields[name];
    return [name, field && holdsLock(field) ? (keep(field, [name], value) ?? null) : value];
  });
  return { values: Object.fromEntries(kept), refused };

  function keep(field: FieldForPlan, path: Path, value: Json | undefined): Json | undefined {
    if (field.locked) return keepPart(field, path, value);
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
    const before = (at && getIn(stored, at)) ?? field.default;
    const allowed = [before, at && getIn(shown, at)];
    if (value !== undefined && !allowed.some((one) => equal(one, value))) refused.push({ path, field });
    return before;
  }
}
