/** In CSS pixels. */
const edge = 40;
const least = 70;

interface Point {
  x: number;
  y: number;
}

/**
 * What a swipe does to the drawer: to the right opens it, to the left closes it.
 * @param blocked whether the touch started on something that scrolls horizontally
 */
export function swipeOf(from: Point, to: Point, blocked: boolean): 'open' | 'close' | null {
  const sideways = to.x - from.x;
  if (Math.abs(sideways) <= least) return null;
  if (sideways > 0 && from.x <= edge) return 'open';
  if (blocked || Math.abs(sideways) <= Math.abs(to.y - from.y)) return null;
  return sideways > 0 ? 'open' : 'close';
}

/** Whether an element or one of its ancestors can be scrolled or dragged horizontally. */
export function scrollsSideways(start: Element): boolean {
  for (let element: Element | null = start; element; element = element.parentElement) {
    if (element instanceof HTMLInputElement && element.type === 'range') return true;
    if (element.scrollWidth > element.clientWidth && /auto|scroll/.test(getComputedStyle(element).overflowX)) {
      return true;
    }
  }
  return false;
}
