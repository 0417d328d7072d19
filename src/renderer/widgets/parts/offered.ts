import type { SettingsDocument } from '../../../language/model.ts';

/** Choices from a list of the screen. */
export interface FromList {
  list: string;
  /** Properties of an entry: what is stored, and what a person reads. */
  value: string;
  title: string;
  /** Which entries are offered; all when absent. */
  where?: string;
}

/** The entries of a list that can be chosen. */
export function offeredEntries(
  { list, where }: FromList,
  lists: Readonly<Record<string, readonly SettingsDocument[]>> = {},
  evaluate: (expression: string, item: SettingsDocument) => unknown,
): SettingsDocument[] {
  return (lists[list] ?? []).filter((entry) => where === undefined || evaluate(where, entry) === true);
}
