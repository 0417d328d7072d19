import { formatValue } from '../../language/documents/formatValue.ts';
import type { SettingsDocument } from '../../language/model.ts';
import type { FieldForPlan } from '../../language/plans/resolveForPlan.ts';
import type { Translate } from '../../language/text/message.ts';
import type { FormStore } from '../state/store.ts';
import { valueFormatOf } from '../state/valueFormat.ts';
import type { ScreenTextKey } from '../text/screenText.ts';
import { missingReferences } from './missingReferences.ts';

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

/** The summary of a row: the visible, non-empty values of `ui.summaryFields`. A switch is named if it is on. */
export function rowSummary(
  store: FormStore,
  list: FieldForPlan,
  row: SettingsDocument,
  path: string,
  text: Translate<ScreenTextKey>,
): string {
  const fields = list.ui?.summaryFields ?? [];
  const properties = list.items?.properties ?? {};
  const reader = valueFormatOf(store, text, { row: path });
  const isSwitch = (name: string) => properties[name]?.ui?.widget === 'switch';
  return fields
    .filter((name) => row[name] !== undefined && row[name] !== null && row[name] !== '')
    .filter((name) => row[name] !== false || !isSwitch(name))
    .filter((name) => store.state(`${path}.${name}`).visible)
    .filter((name) => !missingReferences(store, list, row, path, text).has(name))
    .map((name) =>
      row[name] === true && isSwitch(name) ? properties[name]?.title : formatValue(properties[name], row[name], reader),
    )
    .join(' · ');
}
