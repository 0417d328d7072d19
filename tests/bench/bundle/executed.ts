interface Range {
  startOffset: number;
  endOffset: number;
  count: number;
}

/**
 * The characters of a script that were executed, from the browser's precise coverage. Ranges are nested; the innermost one
 * that contains a character decides.
 */
export function executedCharacters(functions: readonly { ranges: readonly Range[] }[]): {
  executed: number;
  length: number;
} {
  const ranges = functions
    .flatMap((one) => one.ranges)
    .toSorted((a, b) => a.startOffset - b.startOffset || b.endOffset - a.endOffset);
  const length = Math.max(0, ...ranges.map(({ endOffset }) => endOffset));
  const open: Range[] = [];
  let executed = 0;
  let at = 0;
  const advance = (to: number) => {
    if (open.at(-1)?.count) executed += to - at;
    at = to;
  };
  for (const range of ranges) {
    for (let last = open.at(-1); last && last.endOffset <= range.startOffset; last = open.at(-1)) {
      advance(last.endOffset);
      open.pop();
    }
    advance(range.startOffset);
    open.push(range);
  }
  for (let last = open.at(-1); last; last = open.at(-1)) {
    advance(last.endOffset);
    open.pop();
  }
  return { executed, length };
}
