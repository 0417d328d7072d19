/**
 * Combinations of independent circumstances, such as width, theme and language, run the same code. So each case takes its turn
 * with one of them. `WHOLE=1 npm run journeys` tests all.
 */
export function inTurn<T>(all: readonly T[], turn: number): T[] {
  return process.env.WHOLE === '1' ? [...all] : all.filter((_, at) => at === turn % all.length);
}

/** The first case of each kind, for what is the same for all of a kind. `WHOLE=1 npm run journeys` tests all. */
export function firstOfEach<Case>(all: readonly Case[], kindOf: (one: Case) => unknown): Case[] {
  if (process.env.WHOLE === '1') return [...all];
  const known = new Set<unknown>();
  return all.filter((one) => known.size < known.add(kindOf(one)).size);
}
