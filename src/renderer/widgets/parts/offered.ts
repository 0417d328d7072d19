import type { SettingsDocument, WidgetOptions } from '../../../language/model.ts';

/** The entries of a list that can be chosen. */
export function offeredEntries(
  { list, where }: NonNullable<WidgetOptions<'select'>['optionsFrom']>,
  lists: Readonly<Record<string, readonly SettingsDocument[]>> = {},
  evaluate: (expression: string, item: SettingsDocument) => unknown,
): SettingsDocument[] {
  return (lists[list] ?? []).filter((entry) => where === undefined || evaluate(where, entry) === true);
}
