/** The work, done at most once in some milliseconds of the clock; in between its last result is given. */
export function memoizeFor<Result>(
  every: number,
  now: () => number,
  work: () => Promise<Result>,
): () => Promise<Result> {
  let last: { result: Promise<Result>; at: number } | undefined;
  return () => {
    const at = now();
    if (!last || at - last.at >= every) last = { result: work(), at };
    return last.result;
  };
}
