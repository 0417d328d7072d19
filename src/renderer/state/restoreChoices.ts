import type { Json, SettingsDocument } from '../../language/model.ts';
import { environment, evaluate } from '../../language/resolved/fieldState.ts';
import { validate } from '../../language/validation/validate.ts';
import { parsePath } from '../../language/values/path.ts';
import type { LoadedScreen } from '../calls/load.ts';
import { offeredEntries } from '../widgets/parts/offered.ts';

/** The initial document of a form of choices after a reload: earlier choices, as far as they are still offered and valid. */
export function restoreChoices(
  { module, saved }: Pick<LoadedScreen, 'module' | 'saved'>,
  chosen: SettingsDocument = {},
): SettingsDocument {
  const document = { ...saved };
  const read = (expression: string, item: SettingsDocument) =>
    evaluate(module, expression, { ...environment(module.context, { ...saved, ...chosen }), item });
  for (const [name, { ui }] of Object.entries(module.fields)) {
    const value: Json | undefined = chosen[name];
    const from = ui?.optionsFrom;
    const offered = from && offeredEntries(from, module.context.lists, read).map((entry) => entry[from.value]);
    if (value !== undefined && (!offered || offered.includes(value))) document[name] = value;
  }
  for (const { path } of validate(module, { document, saved }).problems) {
    const [name = ''] = parsePath(path);
    document[name] = saved[name] ?? null;
  }
  return document;
}
