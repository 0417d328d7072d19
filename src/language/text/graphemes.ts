const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The last grapheme boundary in a text that is at most `units` UTF-16 code units from its start. */
export function boundaryUpTo(text: string, units: number): number {
  if (units >= text.length) return text.length;
  let boundary = 0;
  for (const { index } of segmenter.segment(text)) {
    if (index > units) break;
    boundary = index;
  }
  return boundary;
}
