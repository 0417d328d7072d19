import { useEffect, useLayoutEffect, useRef } from 'react';
import { afterLeaving, enterHistory, isEntered, isLeaving, leaveEntry } from './historyEntry.ts';

interface Overlay {
  close(): void;
}

/** Open overlays, the topmost last. They share one history entry. */
const overlays: Overlay[] = [];
let settling: ReturnType<typeof setTimeout> | undefined;

/** Makes Back close an open overlay instead of leaving the page. */
export function useCloseOnBack(open: boolean, onClose: () => void): void {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  }, [onClose]);
  // Before the overlay can be seen: Back closes it from then on.
  useLayoutEffect(() => {
    if (!open) return;
    const overlay = { close: () => close.current() };
    overlays.push(overlay);
    window.addEventListener('popstate', follow);
    syncHistory();
    return () => {
      if (overlays.includes(overlay)) overlays.splice(overlays.indexOf(overlay), 1);
      settleSoon();
    };
  }, [open]);
}

/** Deferred, because a closing dialog may be followed by another. */
function settleSoon(): void {
  clearTimeout(settling);
  settling = setTimeout(syncHistory);
}

/** Adds the history entry if something is open, and removes it if not. */
function syncHistory(): void {
  if (overlays.length > 0) afterLeaving(() => overlays.length > 0 && enterHistory());
  else if (isEntered() && !isLeaving()) leaveEntry();
}

function follow(): void {
  // A step of an overlay or menu that was closed.
  if (isLeaving()) return;
  // Forward can lead to an entry whose dialog is gone: `syncHistory` then goes back.
  if (!isEntered()) overlays.pop()?.close();
  settleSoon();
}
