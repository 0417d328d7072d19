import type { Reader, ValueKey } from '../../language/documents/readable.ts';
import type { SettingsDocument } from '../../language/model.ts';
import { environment, holds } from '../../language/resolved/fieldState.ts';
import type { Translate } from '../../language/text/message.ts';
import { parsePath } from '../../language/values/path.ts';
import type { FormStore } from './store.ts';

/** How values of a document are put into words: those of the form, where none is given. `row` is the path of `item`. */
export function readerOf(
  { module, document }: FormStore,
  text: Translate<ValueKey>,
  { row = '', from = document() }: { row?: string; from?: SettingsDocument } = {},
): Reader {
  const { guild } = module.context;
  const { language } = module.spec;
  return {
    guild,
    text,
    language,
    holds: (condition) => holds(module, condition, environment(module.context, from, parsePath(row))),
  };
}
