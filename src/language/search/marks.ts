import { knownWord, likenessTo } from './likeness.ts';
import { wantedWords, wordsOf } from './words.ts';

/** A piece of a text. */
export interface Mark {
  text: string;
  /** Whether it is why the text was found. */
  found: boolean;
}

/** A text in pieces: the words that answer a question, and what is between them. */
export function markWords(text: string, question: string): Mark[] {
  const wanted = wantedWords(question).map(knownWord);
  const pieces: Mark[] = [];
  for (const piece of text.split(/([\p{L}\p{M}\p{N}]+)/u)) {
    if (piece === '') continue;
    const found = wordsOf(piece).some((word) => {
      const known = knownWord(word);
      return wanted.some((one) => likenessTo(one, known) > 0);
    });
    const last = pieces.at(-1);
    if (last && last.found === found) last.text += piece;
    else pieces.push({ text: piece, found });
  }
  return pieces;
}
