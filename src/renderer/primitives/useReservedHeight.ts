import { type RefObject, useLayoutEffect } from 'react';

/**
 * Publishes the height of a fixed bar in a custom property of the root element, so that focused fields keep clear of the bar.
 * The property is removed while the bar is not shown.
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
