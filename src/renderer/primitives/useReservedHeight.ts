import { type RefObject, useLayoutEffect } from 'react';

/**
 * Says in a custom property of the page how much of the window a bar takes, so that what gets the focus keeps clear of
 * it. A bar that is not there takes nothing.
 */
export function useReservedHeight(bar: RefObject<HTMLElement | null>, property: `--${string}`, shown = true): void {
  useLayoutEffect(() => {
    const { current } = bar;
    if (!shown || !current) return;
    const { style } = document.documentElement;
    const measure = () => style.setProperty(property, `${Math.ceil(current.getBoundingClientRect().height)}px`);
    measure();
    const observer = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(measure);
    observer?.observe(current);
    return () => {
      observer?.disconnect();
      style.removeProperty(property);
    };
  }, [bar, property, shown]);
}
