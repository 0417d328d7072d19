/** A text in the first language beside its translation, by language. */
export type Pair = Readonly<Record<string, string>>;

interface Entry {
  key: string;
  text: string;
}

/**
 * The pairs of a file of translations for the texts as they are now. Texts that moved keep their own translation, equal
 * ones that of their place among the others; a changed text keeps the old pair, a new one has none, unless the same text
 * is translated alike everywhere.
 */
export function pairsFor(
  texts: Readonly<Record<string, string>>,
  before: Readonly<Record<string, Pair>>,
  [first, language]: readonly [string, string],
): Record<string, Pair> {
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

  /** The translation that all have who have the text. */
  function agreed(text: string): Pair | undefined {
    const pairs = Object.values(before).filter((pair) => pair[first] === text);
    return pairs.every((pair) => pair[language] === pairs[0]?.[language]) ? pairs[0] : undefined;
  }
}

/** A text with where it stands, whatever its position in lists. */
function placeAndText({ key, text }: Entry): string {
  return `${key.replace(/\.\d+(?=\.|$)/g, '.*')}\n${text}`;
}

/** The most entries that two lists have in common in the same order. */
function inOrder(
  now: readonly Entry[],
  old: readonly Entry[],
  identity: (entry: Entry) => string,
): (readonly [Entry, Entry])[] {
  const [a, b] = [now.map(identity), old.map(identity)];
  // How many the rests of the lists have in common, from each pair of positions on.
  const common = Array.from({ length: a.length + 1 }, () => new Uint16Array(b.length + 1));
  const at = (i: number, j: number) => common[i]?.[j] ?? 0;
  for (let i = a.length - 1; i >= 0; i--) {
    for (let j = b.length - 1; j >= 0; j--) {
      (common[i] as Uint16Array)[j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const found: (readonly [Entry, Entry])[] = [];
  for (let i = 0, j = 0; i < a.length && j < b.length; ) {
    if (a[i] === b[j]) found.push([now[i++] as Entry, old[j++] as Entry]);
    else if (at(i + 1, j) >= at(i, j + 1)) i++;
    else j++;
  }
  return found;
}

/** Each entry with the first of its name that no other has. */
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
