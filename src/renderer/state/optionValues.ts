import { type Entry, entriesOf } from '../../language/documents/rows.ts';
import type { Expression, Json, Path, SettingsDocument } from '../../language/model.ts';
import type { FieldForPlan, ModuleForPlan } from '../../language/plans/resolveForPlan.ts';
import type { ResolvedModule } from '../../language/resolved/resolvedModule.ts';
import { conditionsIn } from '../../language/screens/conditions.ts';
import { liveExpressions } from '../../language/screens/live.ts';
import { getIn } from '../../language/values/path.ts';

const SELF = 'self.';

const known = new WeakMap<FieldForPlan, readonly Expression[]>();

/** The expressions in the options of a field's widget. */
export function optionExpressions(field: FieldForPlan): readonly Expression[] {
  const found = known.get(field) ?? [...conditionsIn(field.ui), ...liveExpressions(field).map(({ source }) => source)];
  known.set(field, found);
  return found;
}

/** The settings on which it depends what a field offers from a list of the screen. */
export function offerSettings({ module }: ResolvedModule, { ui }: FieldForPlan, document: SettingsDocument): unknown[] {
  return (module.reads[ui?.optionsFrom?.where ?? ''] ?? []).map((read) => document[read.slice(SELF.length)]);
}

/** What identifies and names the entries of a list. */
export function entryTitles(module: ModuleForPlan, document: SettingsDocument, list: string, from: Path): Json[] {
  const title = ({ list: { ui }, row }: Entry) => row[ui?.titleField ?? ''] ?? null;
  return entriesOf(module, document, list, from).map((entry) => [
    entry.key,
    title(entry),
    ...(entry.around ? [title(entry.around)] : []),
  ]);
}

/** The values of the same property in the other rows of the list around it, or in all rows if the path names none. */
export function takenElsewhere(document: SettingsDocument, path: Path): ReadonlySet<string> {
  const at = path.findLastIndex((key) => typeof key === 'number' || key === '*');
  const rows = at < 0 ? undefined : getIn(document, path.slice(0, at));
  if (!Array.isArray(rows)) return new Set();
  const values = rows.map((row, index) => (index === path[at] ? undefined : getIn(row, path.slice(at + 1))));
  return new Set(values.filter((value): value is string => typeof value === 'string' && value !== ''));
}
