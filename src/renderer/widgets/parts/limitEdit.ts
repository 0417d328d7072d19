import { boundaryUpTo } from '../../../language/text/graphemes.ts';

export interface TextLimits {
  /** In UTF-16 code units, as the inputs of browsers count. */
  maxLength?: number;
  /** Line breaks plus one. */
  maxLines?: number;
}

/**
 * Truncates the inserted part of an edit to the limits, at grapheme boundaries. Text that was too long before is never cut.
 * @param caretAfter the caret after the edit, which tells repeated characters apart
 * @returns the text, and the caret position
 */
export function limitEdit(before: string, after: string, limits: TextLimits, caretAfter = after.length) {
  if (fitsLimits(after, limits)) return { text: after, caret: caretAfter };
  const { start, end } = insertedPart(before, after, caretAfter);
  const head = after.slice(0, start);
  const tail = after.slice(end);
  let part = after.slice(start, end);
  if (limits.maxLines !== undefined) part = firstLines(part, limits.maxLines - 1 - breaks(head) - breaks(tail));
  if (limits.maxLength !== undefined && head.length + part.length + tail.length > limits.maxLength) {
    const end = boundaryUpTo(after, Math.max(limits.maxLength - tail.length, start));
    part = part.slice(0, Math.max(end - start, 0));
  }
  return { text: head + part + tail, caret: start + part.length };
}

/** Whether a text keeps within the limits. */
export function fitsLimits(text: string, limits: TextLimits): boolean {
  const { maxLength = Number.POSITIVE_INFINITY, maxLines } = limits;
  return text.length <= maxLength && (maxLines === undefined || breaks(text) < maxLines);
}

function insertedPart(before: string, after: string, caret: number): { start: number; end: number } {
  const behind = after.length - caret;
  const known = behind <= before.length && before.endsWith(after.slice(caret));
  let kept = known ? behind : 0;
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter - kept && before[start] === after[start]) start++;
  while (kept < shorter - start && before[before.length - 1 - kept] === after[after.length - 1 - kept]) kept++;
  return { start, end: after.length - kept };
}

function breaks(text: string): number {
  return text.split('\n').length - 1;
}

function firstLines(text: string, allowed: number): string {
  return breaks(text) <= allowed
    ? text
    : text
        .split('\n')
        .slice(0, Math.max(allowed, 0) + 1)
        .join('\n');
}
