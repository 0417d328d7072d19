/**
 * The keys of all rows of two edits of a list, in the order of `theirs`, with the rows that `mine` has moved or added where
 * they follow the same row as in `mine`. So both sides' moves are kept; of a row that both have moved, mine is.
 */
export function mergeOrder<Key>(old: readonly Key[], mine: readonly Key[], theirs: readonly Key[]): Key[] {
  const known = new Set(old);
  const still = longestInOrder(mine, old);
  const merged = [...new Set(theirs)].filter((key) => !isMoved(key));
  for (const [index, key] of mine.entries()) {
    if (merged.includes(key)) continue;
    let at = index === 0 ? 0 : merged.indexOf(mine[index - 1] ?? key) + 1;
    // Rows that they have added in the same place stay before mine.
    const isOwn = !known.has(key);
    for (let next = merged[at]; isOwn && next !== undefined && isTheirs(next); next = merged[at]) at++;
    merged.splice(at, 0, key);
  }
  return merged;

  function isMoved(key: Key): boolean {
    return known.has(key) && mine.includes(key) && !still.has(key);
  }

  function isTheirs(key: Key): boolean {
    return !known.has(key) && !mine.includes(key);
  }
}

/** The keys of a longest part of `list` that are in the same order in `other`. */
function longestInOrder<Key>(list: readonly Key[], other: readonly Key[]): Set<Key> {
  const places = new Map(other.map((key, index) => [key, index]));
  const kept = list.filter((key) => places.has(key));
  const best: Key[][] = [];
  for (const [index, key] of kept.entries()) {
    const place = places.get(key) ?? 0;
    const before = best.slice(0, index).filter((run) => (places.get(run.at(-1) ?? key) ?? 0) < place);
    const longest = before.reduce<Key[]>((most, run) => (run.length > most.length ? run : most), []);
    best.push([...longest, key]);
  }
  return new Set(best.reduce((most, run) => (run.length > most.length ? run : most), []));
}
