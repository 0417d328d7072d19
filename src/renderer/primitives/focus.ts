import type { FocusEvent, RefCallback } from 'react';

/**
 * For the `ref` of what goes away while focus may be in it, like a bar with buttons: focus returns to where it came from,
 * or else to the nearest element around that can have it.
 */
export const returnFocus: RefCallback<HTMLElement> = (element) => {
  let origin: HTMLElement | null = null;
  element?.addEventListener('focusin', ({ relatedTarget }) => {
    if (relatedTarget instanceof HTMLElement && !element.contains(relatedTarget)) origin = relatedTarget;
  });
  return () => passOn(element, origin);
};

/** For the `ref` of what makes room for something else: focus goes to the nearest element around that can have it. */
export const raiseFocus: RefCallback<HTMLElement> = (element) => () => passOn(element, null);

/**
 * For `onFocus` around fields. Of a text the browser brings the caret into view, which may be below a bar with all that
 * surrounds it; it then moves clear of what its `scroll-margin` leaves room for.
 */
export function keepInView({ target, currentTarget }: FocusEvent<HTMLElement>): void {
  // React hands events of open lists on to where they were opened. A page that scrolls would move them from under a press.
  if (!currentTarget.contains(target)) return;
  requestAnimationFrame(() => {
    const { scrollMarginTop, scrollMarginBottom } = getComputedStyle(target);
    const { top, bottom } = target.getBoundingClientRect();
    const hidden =
      bottom <= Number.parseFloat(scrollMarginTop) || top >= window.innerHeight - Number.parseFloat(scrollMarginBottom);
    if (hidden && document.activeElement === target) target.scrollIntoView?.({ block: 'nearest' });
  });
}

function passOn(element: HTMLElement | null, origin: HTMLElement | null): void {
  // After a press of the pointer nothing is lost, and a field that got the focus would call up the keyboard of a phone.
  if (!element?.querySelector(':focus-visible')) return;
  const around =
    element.parentElement?.closest<HTMLElement>('[tabindex]') ?? document.querySelector<HTMLElement>('main[tabindex]');
  // Once the element is gone, unless something else has taken the focus.
  queueMicrotask(() => {
    for (const next of [origin, around]) {
      if (document.activeElement === document.body) next?.focus({ preventScroll: true });
    }
  });
}
