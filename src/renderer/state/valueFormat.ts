import type { ValueFormat, ValueKey } from '../../language/documents/formatValue.ts';
import type { SettingsDocument } from '../../language/model.ts';
import { environment, evaluateCondition } from '../../language/resolved/fieldState.ts';
import type { Translate } from '../../language/text/message.ts';
import { parsePath } from '../../language/values/path.ts';
import type { FormStore } from './store.ts';

/** How values of a document are put into words: those of the form, where none is given. `row` is the path of `item`. */
export function valueFormatOf(
  { module, document }: FormStore,
  text: Translate<ValueKey>,
  { row = '', from = document() }: { row?: string; from?: SettingsDocument } = {},
): ValueFormat {
  const { guild } = module.context;
  const { language } = module.spec;
  return {
    guild,
    text,
    language,
    holds: (condition) => evaluateCondition(module, condition, environment(module.context, from, parsePath(row))),
  };
}
