import { isGone, readable } from '../../language/documents/readable.ts';
import type { SettingsDocument } from '../../language/model.ts';
import type { PlannedField } from '../../language/plans/resolveForPlan.ts';
import type { Translate } from '../../language/text/message.ts';
import { readerOf } from '../state/reader.ts';
import type { FormStore } from '../state/store.ts';
import type { RendererKey } from '../text.ts';

/** The properties of a row that point to what the server no longer has, each with the words for it. */
export function goneReferences(
  store: FormStore,
  list: PlannedField,
  row: SettingsDocument,
  path: string,
  text: Translate<RendererKey>,
): ReadonlyMap<string, string> {
  const reader = readerOf(store, text, { row: path });
  const properties = Object.entries(list.items?.properties ?? {});
  const gone = properties.filter(([name, { refers }]) => {
    const id = row[name];
    if (!refers || typeof id !== 'string' || id === '') return false;
    return isGone(refers, id, reader.guild) && store.state(`${path}.${name}`).visible;
  });
  return new Map(gone.map(([name, property]) => [name, readable(property, row[name], reader)]));
}
