/**
 * Characters that leave nothing on the screen, as the source of a regular expression: those that Unicode tells programs to
 * ignore, those that control, and the empty Braille pattern. Blanks between words are not among them.
 */
export const INVISIBLE = '[\\p{Default_Ignorable_Code_Point}\\p{Cc}\\p{Cf}\\u2800]';

const invisible = new RegExp(INVISIBLE, 'gu');

/** The length of a text in code units, without blanks at its ends and what nobody can see. */
export function visibleLength(text: string): number {
  return text.replace(invisible, '').trim().length;
}

/** Whether a text shows nothing. */
export function isBlank(text: string): boolean {
  return visibleLength(text) === 0;
}
