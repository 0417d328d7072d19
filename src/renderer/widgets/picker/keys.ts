/** How far the page keys lead. */
const PAGE = 8;

/**
 * The option of a list that a key leads to, if it does.
 * @param searching the key was pressed in a search field, where Home and End belong to the text
 */
export function optionTo(key: string, index: number, count: number, searching: boolean): number | undefined {
  if (count === 0) return undefined;
  switch (key) {
    case 'ArrowDown':
      return (index + 1) % count;
    case 'ArrowUp':
      return (index + count - 1) % count;
    case 'PageDown':
      return Math.min(index + PAGE, count - 1);
    case 'PageUp':
      return Math.max(index - PAGE, 0);
    case 'Home':
      return searching ? undefined : 0;
    case 'End':
      return searching ? undefined : count - 1;
    default:
      return undefined;
  }
}
