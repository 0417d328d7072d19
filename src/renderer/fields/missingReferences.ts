import { formatValue, isMissingReference } from '../../language/documents/formatValue.ts';
import type { Json, SettingsDocument } from '../../language/model.ts';
import type { FieldForPlan } from '../../language/plans/resolveForPlan.ts';
import type { Translate } from '../../language/text/message.ts';
import type { FormStore } from '../state/store.ts';
import { valueFormatOf } from '../state/valueFormat.ts';
import type { ScreenTextKey } from '../text/screenText.ts';

/** The properties of a row that refer to something the server no longer has, with the text to show for each. */
export function missingReferences(
  store: FormStore,
  list: FieldForPlan,
  row: SettingsDocument,
  path: string,
  text: Translate<ScreenTextKey>,
): ReadonlyMap<string, string> {
  const reader = valueFormatOf(store, text, { row: path });
  const properties = Object.entries(list.items?.properties ?? {});
  const gone = properties.filter(([name, { refers: own, items }]) => {
    const [refers, value] = [own ?? items?.refers, row[name]];
    const isGone = (id: Json | undefined) =>
      refers !== undefined && typeof id === 'string' && id !== '' && isMissingReference(refers, id, reader.guild);
    return (Array.isArray(value) ? value : [value]).some(isGone) && store.state(`${path}.${name}`).visible;
  });
  return new Map(gone.map(([name, property]) => [name, formatValue(property, row[name], reader)]));
}
