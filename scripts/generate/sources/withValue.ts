import { applyEdits, modify } from 'jsonc-parser';

/** The text of a JSON file with a value at a place, and otherwise as it was. A number inserts into a list. */
export function withValue(text: string, path: (string | number)[], value: unknown): string {
  const formattingOptions = { insertSpaces: true, tabSize: 2 };
  const isArrayInsertion = typeof path.at(-1) === 'number';
  return applyEdits(text, modify(text, path, value, { formattingOptions, isArrayInsertion }));
}
