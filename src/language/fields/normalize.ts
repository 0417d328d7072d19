import type { Field } from '../model.ts';

/**
 * A text in the form that is stored: the first group of the first of the field's `normalize` patterns that matches,
 * else unchanged.
 */
export function normalizeText({ normalize = [] }: Pick<Field, 'normalize'>, text: string): string {
  for (const pattern of normalize) {
    const match = new RegExp(pattern, 'iu').exec(text)?.[1];
    if (match !== undefined) return match;
  }
  return text;
}
