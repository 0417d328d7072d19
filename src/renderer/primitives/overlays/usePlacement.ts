import { type RefObject, useLayoutEffect } from 'react';
import { type Align, type Box, place, placeSheet, roomAcross, type Side, showsSheets } from './placement.ts';

/**
 * Shows a panel above everything else, also above an open dialog, and keeps it next to its anchor. Its style sheet can use
 * `--anchor-width`, `--available-width` and `--available-height`.
 * @param sheet whether narrow windows show it at their bottom instead
 */
export function usePlacement(
  panel: RefObject<HTMLElement | null>,
  anchor: RefObject<HTMLElement | null>,
  align: Align,
  sheet = false,
): void {
  useLayoutEffect(() => {
    const element = panel.current;
    const beside = anchor.current;
    if (!element || !beside) return;
    // Browsers without popovers stack it by its z-index.
    if (element.showPopover) {
      element.popover = 'manual';
      element.showPopover();
    }

    let side: Side | undefined;
    const { style } = element;
    const update = () => {
      const view = visiblePart();
      if (sheet && showsSheets(window.innerWidth)) {
        // Its style sheet makes another size of it.
        element.dataset.side = 'sheet';
        style.setProperty('--available-width', `${view.width}px`);
        style.setProperty('--available-height', `${placeSheet(sizeOf(element), view).room}px`);
        const { left, top } = placeSheet(sizeOf(element), view);
        style.left = `${left}px`;
        style.top = `${top}px`;
        side = undefined;
        return;
      }
      const around = beside.getBoundingClientRect();
      style.setProperty('--anchor-width', `${around.width}px`);
      style.setProperty('--available-width', `${roomAcross(view)}px`);
      style.setProperty('--available-height', `${view.height}px`);
      const placed = place(sizeOf(element), around, view, align, side);
      ({ side } = placed);
      style.setProperty('--available-height', `${placed.room}px`);
      style.left = `${placed.left}px`;
      style.top = `${placed.top}px`;
      element.dataset.side = side;
    };
    update();

    // Its own size, that of its anchor, and that of the page: something above the anchor may have appeared.
    const sizes = new ResizeObserver(update);
    for (const watched of [element, beside, document.body]) sizes.observe(watched);
    const onScroll = ({ target }: Event) => {
      if (!(target instanceof Node && element.contains(target))) update();
    };
    const { visualViewport } = window;
    window.addEventListener('scroll', onScroll, { capture: true, passive: true });
    window.addEventListener('resize', update);
    visualViewport?.addEventListener('resize', update);
    visualViewport?.addEventListener('scroll', update);
    return () => {
      sizes.disconnect();
      window.removeEventListener('scroll', onScroll, { capture: true });
      window.removeEventListener('resize', update);
      visualViewport?.removeEventListener('resize', update);
      visualViewport?.removeEventListener('scroll', update);
    };
  }, [panel, anchor, align, sheet]);
}

/** Without what an on-screen keyboard or a zoomed page hides. */
function visiblePart(): Box {
  const { visualViewport: view } = window;
  if (view) return { left: view.offsetLeft, top: view.offsetTop, width: view.width, height: view.height };
  const { clientWidth, clientHeight } = document.documentElement;
  return { left: 0, top: 0, width: clientWidth, height: clientHeight };
}

/** Without the transform of an animation that is under way. */
function sizeOf({ offsetLeft, offsetTop, offsetWidth, offsetHeight }: HTMLElement): Box {
  return { left: offsetLeft, top: offsetTop, width: offsetWidth, height: offsetHeight };
}
