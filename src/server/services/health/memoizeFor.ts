/** Runs `work` at most once every so many milliseconds of the clock, and returns the last result in between. */
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
