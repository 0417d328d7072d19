import { useEffect, useRef } from 'react';
import { enterHistory, isEntered, leaveEntry } from './historyEntry.ts';

interface Overlay {
  close(): void;
}

/** Open overlays, the topmost last. They share one history entry. */
const overlays: Overlay[] = [];
let leaving = false;
let settling: ReturnType<typeof setTimeout> | undefined;

/** Makes Back close an open overlay instead of leaving the page. */
export function useCloseOnBack(open: boolean, onClose: () => void): void {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  }, [onClose]);
  useEffect(() => {
    if (!open) return;
    const overlay = { close: () => close.current() };
    overlays.push(overlay);
    settleSoon();
    return () => {
      if (overlays.includes(overlay)) overlays.splice(overlays.indexOf(overlay), 1);
      settleSoon();
    };
  }, [open]);
}

/** Deferred, because a closing dialog may be followed by another. */
function settleSoon(): void {
  window.addEventListener('popstate', follow);
  clearTimeout(settling);
  settling = setTimeout(syncHistory);
}

/** Adds the history entry if something is open, and removes it if not. */
function syncHistory(): void {
  if (leaving) return;
  if (overlays.length > 0) enterHistory();
  else if (isEntered()) {
    leaving = true;
    leaveEntry();
  }
}

function follow(): void {
  const left = leaving;
  leaving = false;
  if (left && overlays.length === 0) return;
  // Forward can lead to an entry whose dialog is gone: `syncHistory` then goes back.
  if (!left && !isEntered()) overlays.pop()?.close();
  settleSoon();
}
