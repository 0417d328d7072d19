import type { RefCallback } from 'react';

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
