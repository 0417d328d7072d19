/** A text in the original language and its translation, by language. */
export type TranslationPair = Readonly<Record<string, string>>;

interface Entry {
  key: string;
  text: string;
}

/**
 * Updates the pairs of a translation file for the current texts. Moved texts keep their translation, and equal texts
 * are distinguished by their order. A changed text keeps its old pair. A new one gets an empty translation, unless all
 * equal texts have the same one.
 */
export function pairsFor(
  texts: Readonly<Record<string, string>>,
  before: Readonly<Record<string, TranslationPair>>,
  [first, language]: readonly [string, string],
): Record<string, TranslationPair> {
  const old = Object.entries(before).map(([key, pair]) => ({ key, text: pair[first] ?? '' }));
  const now = Object.entries(texts).map(([key, text]) => ({ key, text }));
  const from = new Map<Entry, Entry>();
  const match = (pairs: Iterable<readonly [Entry, Entry]>) => {
    for (const [entry, source] of pairs) from.set(entry, source);
  };
  const left = () => {
    const taken = new Set(from.values());
    return [now.filter((entry) => !from.has(entry)), old.filter((entry) => !taken.has(entry))] as const;
  };
  match(inOrder(now, old, placeAndText));
  match(oneByOne(...left(), placeAndText));
  match(oneByOne(...left(), ({ text }) => text));
  match(oneByOne(...left(), ({ key }) => key));
  return Object.fromEntries(
    now.map((entry) => {
      const source = from.get(entry);
      const pair = source ? before[source.key] : agreed(entry.text);
      return [entry.key, pair ?? { [first]: entry.text, [language]: '' }];
    }),
  );

  /** The translation of a text if all its translations agree. */
  function agreed(text: string): TranslationPair | undefined {
    const pairs = Object.values(before).filter((pair) => pair[first] === text);
    return pairs.every((pair) => pair[language] === pairs[0]?.[language]) ? pairs[0] : undefined;
  }
}

/** Identifies an entry by its text and its key without list indexes. */
function placeAndText({ key, text }: Entry): string {
  return `${key.replace(/\.\d+(?=\.|$)/g, '.*')}\n${text}`;
}

/** The longest common subsequence of two lists. */
function inOrder(
  now: readonly Entry[],
  old: readonly Entry[],
  identity: (entry: Entry) => string,
): (readonly [Entry, Entry])[] {
  const [a, b] = [now.map(identity), old.map(identity)];
  // The length of the longest common subsequence of the remainders, for each pair of positions.
  const common = Array.from({ length: a.length + 1 }, () => new Uint16Array(b.length + 1));
  const at = (i: number, j: number) => common[i]?.[j] ?? 0;
  for (let i = a.length - 1; i >= 0; i--) {
    for (let j = b.length - 1; j >= 0; j--) {
      common[i]?.set([a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))], j);
    }
  }
  const found: (readonly [Entry, Entry])[] = [];
  for (let i = 0, j = 0; i < a.length && j < b.length; ) {
    const [entry, source] = [now[i], old[j]];
    if (entry && source && a[i] === b[j]) {
      found.push([entry, source]);
      i++;
      j++;
    } else if (at(i + 1, j) >= at(i, j + 1)) i++;
    else j++;
  }
  return found;
}

/** Pairs each entry with the first unpaired one of the same name. */
function oneByOne(
  now: readonly Entry[],
  old: readonly Entry[],
  nameOf: (entry: Entry) => string,
): (readonly [Entry, Entry])[] {
  const byName = new Map<string, Entry[]>();
  for (const entry of old) byName.set(nameOf(entry), [...(byName.get(nameOf(entry)) ?? []), entry]);
  return now.flatMap((entry) => {
    const source = byName.get(nameOf(entry))?.shift();
    return source ? [[entry, source] as const] : [];
  });
}
