import { type PointerEvent, type RefObject, useLayoutEffect, useRef } from 'react';

type Motion = typeof import('./slideRows.ts');

/** Fetched with the first press in a list. */
let motion: Motion | undefined;

function load(): void {
  // Without it, rows are simply there.
  import('./slideRows.ts').then(
    (file) => {
      motion = file;
    },
    () => {},
  );
}

/**
 * Shows where rows went after a press or a key in the list. Positions are read then and after each change, never while the
 * screen is drawn or something is typed.
 */
export function useRowMotion(rows: RefObject<HTMLElement | null>, keys: readonly string[]) {
  const places = useRef<ReadonlyMap<Element, number>>(undefined);
  const order = keys.join();

  // biome-ignore lint/correctness/useExhaustiveDependencies: places depend on the order
  useLayoutEffect(() => {
    if (!rows.current || !places.current || !motion) return;
    motion.slideRows(rows.current, places.current);
    places.current = motion.placesIn(rows.current);
  }, [rows, order]);

  function remember(target: EventTarget, pointerId?: number) {
    if (!rows.current || !(target instanceof Element) || target.matches('input, textarea')) return;
    if (!motion) return load();
    if (pointerId !== undefined) motion.holdPress(target, pointerId);
    places.current = motion.placesIn(rows.current);
  }
  return {
    onPointerDownCapture: ({ target, pointerId }: PointerEvent) => remember(target, pointerId),
    onKeyDownCapture: ({ target }: { target: EventTarget }) => remember(target),
  };
}
