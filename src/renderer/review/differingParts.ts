/** Longer texts are shown in part, so that the difference is seen. */
const LONG = 160;
/** How many characters are shown around what differs, to the next space. */
const AROUND = 40;

/** Two texts, or if they are long, the parts in which they differ. */
export function differingParts(before: string, after: string): [string, string] {
  const shorter = Math.min(before.length, after.length);
  if (Math.max(before.length, after.length) <= LONG) return [before, after];
  let head = 0;
  while (head < shorter && before[head] === after[head]) head++;
  let tail = 0;
  while (tail < shorter - head && before[before.length - 1 - tail] === after[after.length - 1 - tail]) tail++;
  const start = head <= AROUND ? 0 : before.lastIndexOf(' ', head - AROUND) + 1;
  const part = (text: string) => {
    const end = tail <= AROUND ? -1 : text.indexOf(' ', text.length - tail + AROUND);
    return `${start > 0 ? '… ' : ''}${text.slice(start, end < 0 ? undefined : end)}${end < 0 ? '' : ' …'}`;
  };
  return [part(before), part(after)];
}
