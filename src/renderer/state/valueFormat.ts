import type { ValueFormat, ValueKey } from '../../language/documents/formatValue.ts';
import { entryOf } from '../../language/documents/rows.ts';
import type { SettingsDocument } from '../../language/model.ts';
import { environment, evaluateCondition, fieldState } from '../../language/resolved/fieldState.ts';
import type { Translate } from '../../language/text/message.ts';
import { parsePath } from '../../language/values/path.ts';
import type { FormStore } from './store.ts';

/** The format for values of a document. @param options.row the path of `item` @param options.from the document; that of the form by default */
export function valueFormatOf(
  { module, document }: FormStore,
  text: Translate<ValueKey>,
  { row = '', from = document() }: { row?: string; from?: SettingsDocument } = {},
): ValueFormat {
  const { guild, timeZone } = module.context;
  const { language } = module.spec;
  return {
    guild,
    text,
    language,
    times: module.spec.times,
    timeZone,
    entry: (list, key) => entryOf(module, from, list, key),
    holds: (condition) => evaluateCondition(module, condition, environment(module.context, from, parsePath(row))),
    isShown: (path) => fieldState(module, path, from).visible,
  };
}
