import { useEffect } from 'react';
import { scrollsSideways, swipeOf } from './swipe.ts';

interface SwipeOptions {
  enabled: boolean;
  open: boolean;
  onOpen(): void;
  onClose(): void;
}

/** Follows one finger anywhere on the page and opens or closes the drawer. */
export function useSwipe({ enabled, open, onOpen, onClose }: SwipeOptions): void {
  useEffect(() => {
    if (!enabled) return;
    let start: { x: number; y: number; blocked: boolean } | null = null;

    const onStart = (event: TouchEvent) => {
      const [touch] = event.touches;
      const target = event.target instanceof Element ? event.target : null;
      // A second finger zooms, and a dialog over the page has gestures of its own.
      const ignored = !touch || event.touches.length > 1 || (!open && target?.closest('dialog, [role="dialog"]'));
      start = ignored
        ? null
        : { x: touch.clientX, y: touch.clientY, blocked: target !== null && scrollsSideways(target) };
    };
    const onMove = (event: TouchEvent) => {
      const [touch] = event.changedTouches;
      if (!start || !touch) return;
      const swipe = swipeOf(start, { x: touch.clientX, y: touch.clientY }, start.blocked);
      if (!swipe) return;
      start = null;
      if (swipe === 'open') onOpen();
      else onClose();
    };
    const onEnd = (event: TouchEvent) => {
      onMove(event);
      start = null;
    };
    const onCancel = () => {
      start = null;
    };

    document.addEventListener('touchstart', onStart, { passive: true });
    document.addEventListener('touchmove', onMove, { passive: true });
    document.addEventListener('touchend', onEnd);
    document.addEventListener('touchcancel', onCancel);
    return () => {
      document.removeEventListener('touchstart', onStart);
      document.removeEventListener('touchmove', onMove);
      document.removeEventListener('touchend', onEnd);
      document.removeEventListener('touchcancel', onCancel);
    };
  }, [enabled, open, onOpen, onClose]);
}
