import type { FocusEvent, RefCallback } from 'react';

/**
 * A `ref` for elements that may disappear while focused, such as a bar with buttons: focus returns to where it came from,
 * or else to the nearest focusable ancestor.
 */
export const returnFocus: RefCallback<HTMLElement> = (element) => {
  let origin: HTMLElement | null = null;
  element?.addEventListener('focusin', ({ relatedTarget }) => {
    if (relatedTarget instanceof HTMLElement && !element.contains(relatedTarget)) origin = relatedTarget;
  });
  return () => passOn(element, origin);
};

/** A `ref` for elements that are replaced while focused: focus moves to the nearest focusable ancestor. */
export const raiseFocus: RefCallback<HTMLElement> = (element) => () => passOn(element, null);

/**
 * An `onFocus` handler around fields. Browsers scroll the caret of a focused field into view, but possibly under a fixed bar;
 * this scrolls the field clear of its `scroll-margin`.
 */
export function keepInView({ target, currentTarget }: FocusEvent<HTMLElement>): void {
  // React events of open popups bubble through portals. Scrolling then would move the popup away from under a click.
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
  // After a click, moving focus has no benefit, and would open the on-screen keyboard of phones.
  if (!element?.matches(':focus-visible') && !element?.querySelector(':focus-visible')) return;
  const around =
    element.parentElement?.closest<HTMLElement>('[tabindex]') ?? document.querySelector<HTMLElement>('main[tabindex]');
  // After the element is removed, unless something else has taken the focus.
  queueMicrotask(() => {
    for (const next of [origin, around]) {
      if (document.activeElement === document.body) next?.focus({ preventScroll: true });
    }
  });
}
