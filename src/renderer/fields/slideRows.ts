import { motionTime } from '../browser/motionTime.ts';

/** Where the rows of a list are. */
export function placesIn(list: Element): Map<Element, number> {
  return new Map([...list.children].map((row) => [row, row instanceof HTMLElement ? row.offsetTop : 0]));
}

/** Slides rows from where they were to where they are; those that were nowhere fade in. */
export function slideRows(list: Element, before: ReadonlyMap<Element, number>): void {
  const duration = motionTime();
  if (duration === 0) return;
  for (const [row, top] of placesIn(list)) {
    const from = before.get(row);
    if (from === top) continue;
    const start = from === undefined ? { opacity: 0 } : { transform: `translateY(${from - top}px)` };
    row.animate([start, {}], { duration, easing: 'cubic-bezier(0.2, 0, 0, 1)' });
  }
}

/** What slides on under a press is still what was pressed. */
export function holdPress(target: Element, pointerId: number): void {
  if (target.closest('li')?.getAnimations().length) target.setPointerCapture(pointerId);
}
