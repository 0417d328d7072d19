import type { Json, SettingsDocument } from '../../language/model.ts';
import type { PlannedField } from '../../language/plans.ts';
import { readable } from '../../language/readable.ts';
import type { Translate } from '../../language/text.ts';
import type { FormStore } from '../state/store.ts';
import type { RendererKey } from '../text.ts';

/** What a row is called: the value of `ui.titleField`, else `ui.itemTitle`. */
export function rowName(
  store: FormStore,
  list: PlannedField,
  row: SettingsDocument,
  index: number,
  text: Translate<RendererKey>,
): string {
  const titleField = list.ui?.titleField;
  const itemTitle = list.ui?.itemTitle;
  const name = typeof titleField === 'string' ? row[titleField] : undefined;
  if (name !== undefined && name !== null && name !== '') return say(store, list, String(titleField), name, text);
  return typeof itemTitle === 'string' ? itemTitle : text('list.row', { number: index + 1 });
}

/** The line about a row: the values of `ui.summaryFields` that count in it. */
export function rowSummary(
  store: FormStore,
  list: PlannedField,
  row: SettingsDocument,
  path: string,
  text: Translate<RendererKey>,
): string {
  const fields = list.ui?.summaryFields;
  if (!Array.isArray(fields)) return '';
  return fields
    .map(String)
    .filter((name) => row[name] !== undefined && row[name] !== null && row[name] !== '')
    .filter((name) => store.state(`${path}.${name}`).visible)
    .map((name) => say(store, list, name, row[name], text))
    .join(' · ');
}

function say(
  store: FormStore,
  list: PlannedField,
  name: string,
  value: Json | undefined,
  text: Translate<RendererKey>,
): string {
  return readable(list.items?.properties?.[name], value, store.context.guild, text);
}
