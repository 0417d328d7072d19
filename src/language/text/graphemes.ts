const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The largest place in a text, up to a number of code units, that is inside of no character as people see them. */
export function boundaryUpTo(text: string, units: number): number {
  if (units >= text.length) return text.length;
  let boundary = 0;
  for (const { index } of segmenter.segment(text)) {
    if (index > units) break;
    boundary = index;
  }
  return boundary;
}
