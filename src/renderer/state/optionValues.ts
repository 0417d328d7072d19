import type { Environment, Expression, Json, Path, SettingsDocument } from '../../language/model.ts';
import type { FieldForPlan } from '../../language/plans/resolveForPlan.ts';
import { evaluate } from '../../language/resolved/fieldState.ts';
import type { ResolvedModule } from '../../language/resolved/resolvedModule.ts';
import { conditionsIn } from '../../language/screens/conditions.ts';
import { liveExpressions } from '../../language/screens/live.ts';
import { getIn } from '../../language/values/path.ts';
import { offeredEntries } from '../widgets/parts/offered.ts';

const known = new WeakMap<FieldForPlan, readonly Expression[]>();

/** The expressions in the options of a field's widget. */
export function optionExpressions(field: FieldForPlan): readonly Expression[] {
  const found = known.get(field) ?? [...conditionsIn(field.ui), ...liveExpressions(field).map(({ source }) => source)];
  known.set(field, found);
  return found;
}

/** The values that a field offers from a list of the screen. */
export function offeredValues(module: ResolvedModule, { ui }: FieldForPlan, env: Environment): Json[] {
  const from = ui?.optionsFrom;
  if (!from) return [];
  const read = (expression: Expression, item: SettingsDocument) => evaluate(module, expression, { ...env, item });
  return [offeredEntries(from, module.context.lists, read).map((entry) => entry[from.value] ?? null)];
}

/** The values of the same property in the other rows of a list, or in all rows if the path names none. */
export function takenElsewhere(document: SettingsDocument, path: Path): ReadonlySet<string> {
  const at = path.findIndex((key) => typeof key === 'number' || key === '*');
  const rows = at < 0 ? undefined : getIn(document, path.slice(0, at));
  if (!Array.isArray(rows)) return new Set();
  const values = rows.map((row, index) => (index === path[at] ? undefined : getIn(row, path.slice(at + 1))));
  return new Set(values.filter((value): value is string => typeof value === 'string' && value !== ''));
}
