/** The first letter as people see it, in upper case: a letter may be more than one code unit. */
export function initialOf(name: string): string {
  const [first] = new Intl.Segmenter().segment(name.trim());
  return first?.segment.toUpperCase() ?? '?';
}
