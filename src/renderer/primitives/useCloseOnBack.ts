import { useEffect, useRef } from 'react';
import { enterHistory, isEntered } from './historyEntry.ts';

interface Overlay {
  close(): void;
}

/** What is open, the topmost last. Together it has one entry of the history. */
const overlays: Overlay[] = [];
let leaving = false;
let settling: ReturnType<typeof setTimeout> | undefined;

/** While something is open, Back closes it and does not leave the page. */
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

/** Not at once: a dialog that closes may give way to another. */
function settleSoon(): void {
  window.addEventListener('popstate', follow);
  clearTimeout(settling);
  settling = setTimeout(settle);
}

/** Gives what is open its entry, and takes the entry away where nothing is. */
function settle(): void {
  if (leaving) return;
  if (overlays.length > 0) enterHistory();
  else if (isEntered()) {
    leaving = true;
    window.history.back();
  }
}

function follow(): void {
  const left = leaving;
  leaving = false;
  if (left && overlays.length === 0) return;
  // Forward leads to an entry again whose dialog is gone, and from there back.
  if (!left && !isEntered()) overlays.pop()?.close();
  settleSoon();
}
