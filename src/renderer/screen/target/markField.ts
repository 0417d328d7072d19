/** How long a field stays marked, in milliseconds. */
const MARKED = 2500;

/** Marks a field for a moment, so that the eye finds it. */
export function markField(field: HTMLElement): void {
  field.dataset.marked = '';
  setTimeout(() => delete field.dataset.marked, MARKED);
}
