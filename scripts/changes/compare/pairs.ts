import { equal } from '../../../src/language/values/equal.ts';
import { isObject } from '../../../src/language/values/isObject.ts';

/** An entry of a list by its position in two states; undefined where it is missing. */
interface Pair {
  before?: number;
  after?: number;
}

/** Properties that say which entry it is: two entries with different ones are not the same. */
const NAMES = ['id', 'value', 'section', 'tabs', 'panel', 'block', 'module', 'plan', 'name', 'property'];

/**
 * Finds the entries of a list again in its later state: those that are equal, then those that have most in common. In the
 * order of the later state, with removed entries at the end.
 */
export function pairsOf(before: readonly unknown[], after: readonly unknown[]): Pair[] {
  const found = new Map<number, number>();
  const taken = new Set<number>();
  const match = (from: number, to: number) => {
    found.set(to, from);
    taken.add(from);
  };
  for (const [to, entry] of after.entries()) {
    const from = before.findIndex((one, index) => !taken.has(index) && equal(one, entry));
    if (from >= 0) match(from, to);
  }
  const candidates = after.flatMap((entry, to) =>
    found.has(to)
      ? []
      : before.flatMap((one, from) =>
          taken.has(from) ? [] : [{ from, to, likeness: likeness(one, entry), distance: Math.abs(from - to) }],
        ),
  );
  candidates.sort((a, b) => b.likeness - a.likeness || a.distance - b.distance);
  for (const { from, to, likeness: alike } of candidates) {
    if (alike > 0 && !found.has(to) && !taken.has(from)) match(from, to);
  }
  return [
    ...after.map((_, to): Pair => ({ before: found.get(to), after: to })),
    ...before.flatMap((_, from) => (taken.has(from) ? [] : [{ before: from }])),
  ];
}

/** How many properties two entries have in common; 0 if they are different things. */
function likeness(one: unknown, other: unknown): number {
  if (!isObject(one) || !isObject(other)) return 0;
  const names = NAMES.filter((name) => one[name] !== undefined && other[name] !== undefined);
  if (names.some((name) => !equal(one[name], other[name]))) return 0;
  return Object.keys(one).filter((name) => equal(one[name], other[name])).length;
}
