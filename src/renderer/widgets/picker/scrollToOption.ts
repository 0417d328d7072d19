/** Kept free around the highlighted item, in pixels. */
const EDGE = 4;

/** Scrolls the list, and nothing else, until an option is in view. */
export function scrollToOption(list: HTMLElement | null, option: HTMLElement | null): void {
  if (!list || !option) return;
  const [around, own] = [list.getBoundingClientRect(), option.getBoundingClientRect()];
  const [above, below] = [around.top + EDGE - own.top, own.bottom + EDGE - around.bottom];
  if (above > 0) list.scrollTop -= above;
  else if (below > 0) list.scrollTop += below;
}
