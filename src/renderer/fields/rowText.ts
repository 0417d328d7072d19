import { formatValue } from '../../language/documents/formatValue.ts';
import { choicesOf } from '../../language/fields/choices.ts';
import type { Json, SettingsDocument } from '../../language/model.ts';
import type { FieldForPlan } from '../../language/plans/resolveForPlan.ts';
import { environment, evaluate } from '../../language/resolved/fieldState.ts';
import type { Translate } from '../../language/text/message.ts';
import { parsePath } from '../../language/values/path.ts';
import type { FormStore } from '../state/store.ts';
import { valueFormatOf } from '../state/valueFormat.ts';
import type { ScreenTextKey } from '../text/screenText.ts';
import { missingReferences } from './missingReferences.ts';

/** A value in the summary of a row. */
export interface SummaryPart {
  property: string;
  text: string;
  /** The emoji of the choice that the value is. */
  emoji?: unknown;
}

/** Settings that a summary shows together. */
export type SummaryGroup = readonly string[];

/** The name of a row: the value of `ui.titleField`, else `ui.itemTitle`, else its number. A deleted row has no path. */
export function rowName(
  store: FormStore,
  list: FieldForPlan,
  row: SettingsDocument,
  index: number,
  text: Translate<ScreenTextKey>,
  path = '',
): string {
  const titleField = list.ui?.titleField;
  const itemTitle = list.ui?.itemTitle;
  const name = titleField === undefined ? undefined : row[titleField];
  if (titleField !== undefined && name !== undefined && name !== null && name !== '') {
    return formatValue(list.items?.properties?.[titleField], name, valueFormatOf(store, text, { row: path }));
  }
  return itemTitle ?? text('value.entry', { number: index + 1 });
}

/** The settings that a closed row shows, in groups of those that belong together. */
export function summaryGroups({ ui }: FieldForPlan): readonly SummaryGroup[] {
  return (ui?.summaryFields ?? []).map((names) => [names].flat());
}

/** The summary of a row: the visible, non-empty values of `ui.summaryFields`. A switch is named if it is on. */
export function rowSummary(
  store: FormStore,
  list: FieldForPlan,
  row: SettingsDocument,
  path: string,
  text: Translate<ScreenTextKey>,
): SummaryPart[][] {
  const isVisible = (name: string) => store.state(`${path}.${name}`).visible;
  const gone = missingReferences(store, list, row, path, text);
  const isShown = (name: string) => isFilled(list, name, row[name]) && isVisible(name) && !gone.has(name);
  return summaryGroups(list)
    .map((names) => names.filter(isShown).map((name) => namedPart(store, list, row, name, path, text)))
    .filter((parts) => parts.length > 0);
}

/** The summary of a row that is not in the document. */
export function exampleSummary(
  store: FormStore,
  list: FieldForPlan,
  row: SettingsDocument,
  text: Translate<ScreenTextKey>,
): SummaryPart[][] {
  return summaryGroups(list)
    .map((names) => names.filter((name) => isFilled(list, name, row[name])))
    .filter((names) => names.length > 0)
    .map((names) => names.map((name) => namedPart(store, list, row, name, '', text)));
}

/** The same without a heading: a switch that is on is named. */
function namedPart(...of: Parameters<typeof summaryPart>): SummaryPart {
  const [, list, row, name] = of;
  const property = list.items?.properties?.[name];
  if (property && row[name] === true && property.ui?.widget === 'switch')
    return { property: name, text: property.title };
  return summaryPart(...of);
}

/** A value as a column of a list shows it. */
export function summaryPart(
  store: FormStore,
  list: FieldForPlan,
  row: SettingsDocument,
  name: string,
  path: string,
  text: Translate<ScreenTextKey>,
): SummaryPart {
  const property = list.items?.properties?.[name];
  const value = row[name];
  const words = formatValue(property, value, valueFormatOf(store, text, { row: path }));
  const choice = choicesOf(property ?? {}).find((one) => one.value === value);
  if (choice?.emojiFrom === undefined) return { property: name, text: words };
  const env = environment(store.module.context, store.document(), parsePath(path));
  return { property: name, text: words, emoji: evaluate(store.module, choice.emojiFrom, env) };
}

function isFilled(list: FieldForPlan, name: string, value: Json | undefined): boolean {
  // A list without entries is an empty text, too.
  if (String(value ?? '') === '') return false;
  return value !== false || list.items?.properties?.[name]?.ui?.widget !== 'switch';
}
