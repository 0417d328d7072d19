import { knownWord, likenessTo } from './likeness.ts';
import { wantedWords, wordsOf } from './words.ts';

/** A piece of a text. */
export interface Mark {
  text: string;
  /** Whether it is why the text was found. */
  found: boolean;
}

/** Puts a text in pieces: the words that answer a question, and what is between them. */
export type Marker = (text: string) => Mark[];

/** The marker of a question. Texts that are found together have most of their words in common, so each is compared once. */
export function createMarker(question: string): Marker {
  const wanted = wantedWords(question).map(knownWord);
  const known = new Map<string, boolean>();

  function answers(piece: string): boolean {
    const found = wordsOf(piece)
      .map(knownWord)
      .some((word) => wanted.some((one) => likenessTo(one, word) > 0));
    known.set(piece, found);
    return found;
  }

  return (text) => {
    const pieces: Mark[] = [];
    for (const piece of text.split(/([\p{L}\p{M}\p{N}]+)/u)) {
      if (piece === '') continue;
      const found = known.get(piece) ?? answers(piece);
      const last = pieces.at(-1);
      if (last && last.found === found) last.text += piece;
      else pieces.push({ text: piece, found });
    }
    return pieces;
  };
}
