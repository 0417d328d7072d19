import type { Json, Path, SettingsDocument } from '../model.ts';
import { type FieldForPlan, fieldAt, type ModuleForPlan } from '../plans/resolveForPlan.ts';
import { isObject } from '../values/isObject.ts';
import { holdsPartThat, type KeptParts, keepParts } from './keepParts.ts';

const isLocked = ({ locked }: FieldForPlan) => locked !== undefined;
const holdsLock = holdsPartThat(isLocked);

/** The field that the plan locks at a path or around it. */
export function lockedAt(module: ModuleForPlan, path: Path): FieldForPlan | undefined {
  return path.map((_, depth) => fieldAt(module, path.slice(0, depth + 1))).find((field) => field?.locked !== undefined);
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

/** New values with every part that the plan locks as it is stored; see {@link keepParts}. */
export function keepLocked(
  module: ModuleForPlan,
  values: SettingsDocument,
  versions: Record<'stored' | 'shown', SettingsDocument>,
): KeptParts {
  return keepParts(module, values, versions, { isPart: isLocked, holdsPart: holdsLock });
}
