import { environment, evaluate } from '../../language/activity.ts';
import type { CompiledModule, Json, SettingsDocument } from '../../language/model.ts';
import { parsePath } from '../../language/path.ts';
import { validate } from '../../language/validate.ts';
import type { LoadedScreen } from '../calls/load.ts';
import { type FromList, offeredEntries } from '../widgets/parts/offered.ts';

/** What a form of choices begins with when its screen is loaded anew: what was chosen before, where it can still be. */
export function keptChoices(
  module: CompiledModule,
  { context, planned, saved }: Pick<LoadedScreen, 'context' | 'planned' | 'saved'>,
  chosen: SettingsDocument = {},
): SettingsDocument {
  const document = { ...saved };
  const read = (expression: string, item: SettingsDocument) =>
    evaluate(module, expression, { ...environment(context, { ...saved, ...chosen }), item });
  for (const [name, { ui }] of Object.entries(planned.fields)) {
    const value: Json | undefined = chosen[name];
    const from = ui?.from as FromList | undefined;
    const offered = from && offeredEntries(from, context.lists, read).map((entry) => entry[from.value]);
    if (value !== undefined && (!offered || offered.includes(value))) document[name] = value;
  }
  for (const { path } of validate(module, { document, saved, context }).problems) {
    const [name = ''] = parsePath(path);
    document[name] = saved[name] ?? null;
  }
  return document;
}
