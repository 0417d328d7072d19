import type { Field } from '../model.ts';

/** A text as it is stored: the first group of the first of the field's other ways to write it, or as it is. */
export function normalized({ normalize = [] }: Pick<Field, 'normalize'>, text: string): string {
  for (const pattern of normalize) {
    const found = new RegExp(pattern, 'iu').exec(text)?.[1];
    if (found !== undefined) return found;
  }
  return text;
}
