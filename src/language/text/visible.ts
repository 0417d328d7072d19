/**
 * Source of a regular expression for invisible characters: Unicode's default ignorables, control and format characters,
 * and the blank Braille pattern. Spaces are not included.
 */
export const INVISIBLE = '[\\p{Default_Ignorable_Code_Point}\\p{Cc}\\p{Cf}\\u2800]';

const invisible = new RegExp(INVISIBLE, 'gu');

/** The length of a text in UTF-16 code units, without surrounding white space and invisible characters. */
export function visibleLength(text: string): number {
  return text.replace(invisible, '').trim().length;
}

/** Whether a text has no visible characters. */
export function isBlank(text: string): boolean {
  return visibleLength(text) === 0;
}
