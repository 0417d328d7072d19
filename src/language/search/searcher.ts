import { knownWord, likenessTo } from './likeness.ts';
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

/** What one word of a question finds. */
interface Answers {
  /** How well each entry answers it. */
  scores: Map<number, number>;
  /** The words of texts that it fits. */
  fits: Set<string>;
}

/** Finds entries by words of their texts. */
export interface Searcher<Entry> {
  /** The entries in which all words of a question occur, or else all but one, best first. */
  search(question: string, limit: number): Entry[];
}

/** How much the share of a name that was asked for counts, a name that is typed from its start, and one that is typed whole. */
const COVERED = 6;
const BEGUN = 3;
const SAME = 7;
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

  /** The words of the last question: with the next letter, all but one are asked for again. */
  let asked = new Map<string, Answers>();
  const vocabulary = [...postings].map(([word, places]) => ({ known: knownWord(word), places }));

  function answersTo(wanted: string): Answers {
    const known = asked.get(wanted);
    if (known) return known;
    const asking = knownWord(wanted);
    const scores = new Map<number, number>();
    const fits = new Set<string>();
    for (const { known, places } of vocabulary) {
      const like = likenessTo(asking, known);
      if (like === 0) continue;
      fits.add(known.word);
      for (const { entry, weight } of places) {
        const score = weight * like;
        if (score > (scores.get(entry) ?? 0)) scores.set(entry, score);
      }
    }
    return { scores, fits };
  }

  /**
   * How much of one of its names was asked for.
   * @param asked the words of the question
   * @param typed those that say what is wanted
   */
  function scoreOfNames(entry: number, asked: string, typed: string, answers: readonly Answers[]): number {
    let best = 0;
    for (const [at, { words, whole }] of (names[entry] ?? []).entries()) {
      let covered = 0;
      for (const word of words) if (answers.some(({ fits }) => fits.has(word))) covered += 1;
      const share = covered / Math.max(words.length, 1);
      const begun = whole.startsWith(typed) || whole.startsWith(asked) ? BEGUN : 0;
      const isSame = whole === typed || whole === asked;
      const score = (isSame ? COVERED + SAME : COVERED * share + begun) * (at === 0 ? 1 : SYNONYM);
      if (score > best) best = score;
    }
    return best;
  }

  return {
    search(question, limit) {
      const wanted = wantedWords(question);
      asked = new Map(wanted.map((word) => [word, answersTo(word)]));
      const answers = [...asked.values()];
      const phrase = wordsOf(question).join(' ');
      const typed = wanted.join(' ');
      const totals = new Float64Array(entries.length);
      const words = new Uint16Array(entries.length);
      let most = 0;
      for (const { scores } of answers) {
        for (const [entry, score] of scores) {
          const count = (words[entry] ?? 0) + 1;
          totals[entry] = (totals[entry] ?? 0) + score;
          words[entry] = count;
          if (count > most) most = count;
        }
      }
      if (most === 0 || most < wanted.length - 1) return [];
      return [...words.keys()]
        .filter((entry) => words[entry] === most)
        .map((entry) => {
          const score = (totals[entry] ?? 0) + scoreOfNames(entry, phrase, typed, answers);
          return { entry, score: score * (entries[entry]?.rank ?? 1) };
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
