import { type KnownWord, knownWord, likenessTo } from './likeness.ts';
import { wantedWords, wordsOf } from './words.ts';

/** A text by which something is found. */
export interface WeightedText {
  text: string;
  /** How much a match in it counts. */
  weight: number;
}

export interface Searchable {
  /** What it is called, the title first: a question that is one of them is for this entry. */
  names: readonly string[];
  texts: readonly WeightedText[];
  /** How much is preferred to what fits as well; 1 if absent. */
  rank?: number;
}

interface Posting {
  entry: number;
  weight: number;
}

/** Finds entries by words of their texts. */
export interface Searcher<Entry> {
  /** The entries in which all words of a question occur, or else all but one, best first. */
  search(question: string, limit: number): Entry[];
}

/** How much the share of a name that was asked for counts, a name that is typed from its start, and one that is typed whole. */
const COVERED = 6;
const BEGUN = 3;
const SAME = 5;
/** Of a name that is not the title. */
const SYNONYM = 0.9;

/** Builds the index of a searcher: once, not for each question. */
export function createSearcher<Entry extends Searchable>(entries: readonly Entry[]): Searcher<Entry> {
  const postings = new Map<string, Posting[]>();
  const names = entries.map((entry) =>
    entry.names.map((name) => {
      const words = wordsOf(name);
      return { words, whole: words.join(' ') };
    }),
  );
  for (const [entry, { texts }] of entries.entries()) {
    const weights = new Map<string, number>();
    for (const { text, weight } of texts) {
      for (const word of withPairs(wordsOf(text))) weights.set(word, Math.max(weight, weights.get(word) ?? 0));
    }
    for (const [word, weight] of weights) {
      const known = postings.get(word) ?? [];
      if (known.length === 0) postings.set(word, known);
      known.push({ entry, weight });
    }
  }

  const vocabulary = [...postings].map(([word, places]) => ({ known: knownWord(word), places }));

  /** How well each entry answers one word, and the words of texts that it fits. */
  function answersTo(wanted: KnownWord): { answers: Map<number, number>; fits: Set<string> } {
    const answers = new Map<number, number>();
    const fits = new Set<string>();
    for (const { known, places } of vocabulary) {
      const like = likenessTo(wanted, known);
      if (like === 0) continue;
      fits.add(known.word);
      for (const { entry, weight } of places) {
        const score = weight * like;
        if (score > (answers.get(entry) ?? 0)) answers.set(entry, score);
      }
    }
    return { answers, fits };
  }

  /** How much of one of its names was asked for. */
  function scoreOfNames(entry: number, typed: string, fits: ReadonlySet<string>): number {
    let best = 0;
    for (const [at, { words, whole }] of (names[entry] ?? []).entries()) {
      let covered = 0;
      for (const word of words) if (fits.has(word)) covered += 1;
      const begun = whole === typed ? SAME : whole.startsWith(typed) ? BEGUN : 0;
      const score = ((COVERED * covered) / Math.max(words.length, 1) + begun) * (at === 0 ? 1 : SYNONYM);
      if (score > best) best = score;
    }
    return best;
  }

  return {
    search(question, limit) {
      const wanted = wantedWords(question);
      const answered = wanted.map((word) => answersTo(knownWord(word)));
      const fits = new Set(answered.flatMap((one) => [...one.fits]));
      const typed = wanted.join(' ');
      const found = new Map<number, { score: number; words: number }>();
      for (const { answers } of answered) {
        for (const [entry, score] of answers) {
          const known = found.get(entry);
          found.set(entry, { score: score + (known?.score ?? 0), words: 1 + (known?.words ?? 0) });
        }
      }
      let most = 0;
      for (const { words } of found.values()) most = Math.max(most, words);
      if (most === 0 || most < wanted.length - 1) return [];
      return [...found]
        .filter(([, { words }]) => words === most)
        .map(([entry, { score }]) => {
          return { entry, score: (score + scoreOfNames(entry, typed, fits)) * (entries[entry]?.rank ?? 1) };
        })
        .sort((a, b) => b.score - a.score || a.entry - b.entry)
        .slice(0, limit)
        .flatMap(({ entry }) => entries[entry] ?? []);
    },
  };
}

/** Words, and each two neighbours as one: `timezone` is a time zone. */
function withPairs(words: readonly string[]): string[] {
  return [...words, ...words.slice(1).map((word, at) => `${words[at]}${word}`)];
}
