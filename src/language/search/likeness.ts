import { stemOf } from './words.ts';

/** From this length on a word may have one wrong, missing, additional or swapped letter. */
const MISSPELLABLE = 4;

/** A word of a text, with what is compared of it. */
export interface KnownWord {
  word: string;
  stem: string;
}

export function knownWord(word: string): KnownWord {
  return { word, stem: stemOf(word) };
}

/** How well a word of a question fits a word of a text: 1 if it is the same, 0 if it does not fit. */
export function likeness(wanted: string, word: string): number {
  return likenessTo(knownWord(wanted), knownWord(word));
}

/** The same for many comparisons. */
export function likenessTo({ word: wanted, stem }: KnownWord, { word, stem: own }: KnownWord): number {
  if (wanted === word) return 1;
  // While it is typed, a word is the beginning of the one that is meant.
  if (word.startsWith(wanted)) return 0.75 + (0.2 * wanted.length) / word.length;
  if (stem === own) return 0.9;
  if (wanted.length < MISSPELLABLE) return 0;
  if (isOneEdit(wanted, word)) return 0.6;
  if (stem.length >= MISSPELLABLE && (own.startsWith(stem) || isOneEdit(stem, own))) return 0.55;
  // A misspelt beginning.
  const begins = wanted.length > MISSPELLABLE && word.length > wanted.length;
  return begins && mayBeOneEdit(wanted, word) && isOneEdit(wanted, word.slice(0, wanted.length)) ? 0.45 : 0;
}

/** Rules out most pairs at once: after one edit, one of the first letters is still there. */
function mayBeOneEdit(a: string, b: string): boolean {
  return a[0] === b[0] || a[1] === b[1] || a[0] === b[1] || a[1] === b[0];
}

/** Whether one letter inserted, removed, replaced or swapped with the next makes one text of the other. */
export function isOneEdit(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (long.length - short.length > 1 || !mayBeOneEdit(a, b) || short === long) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  if (short.length < long.length) return short.slice(at) === long.slice(at + 1);
  if (short.slice(at + 1) === long.slice(at + 1)) return true;
  return short[at] === long[at + 1] && short[at + 1] === long[at] && short.slice(at + 2) === long.slice(at + 2);
}
