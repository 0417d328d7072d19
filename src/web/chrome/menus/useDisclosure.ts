import { type RefObject, useCallback, useContext, useEffect, useLayoutEffect, useRef, useState } from 'react';
import {
  afterLeaving,
  enterHistory,
  isEntered,
  isLeaving,
  leaveStaleEntry,
  SWALLOWED,
  unmarkEntry,
} from '../../../renderer/primitives/overlays/historyEntry.ts';
import { usePage } from '../../head/page.tsx';
import { HistoryContext } from '../../navigation/historyContext.ts';

interface Disclosure {
  open: boolean;
  toggle(): void;
  /** @param then runs after closing */
  close(then?: () => void): void;
  /** The element around the button and the panel. */
  root: RefObject<HTMLDivElement | null>;
  button: RefObject<HTMLButtonElement | null>;
}

interface Options {
  /** Whether Back closes the panel instead of leaving the page. */
  inHistory?: boolean;
}

/**
 * A panel below its button. Closes on Escape (returning the focus), on a press or focus outside, and on leaving for another page.
 */
export function useDisclosure({ inHistory = false }: Options = {}): Disclosure {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { visit } = usePage();
  const history = useContext(HistoryContext);
  const [openedFor, setOpenedFor] = useState(visit);
  const [shown, setShown] = useState(visit);
  if (shown !== visit) {
    setShown(visit);
    if (openedFor !== visit) setOpen(false);
  }

  // Before any press: a passive effect could run after one, and take the entry of that press for a stale one.
  useLayoutEffect(() => {
    if (inHistory) leaveStaleEntry();
  }, [inHistory]);

  // Going back is asynchronous: a second attempt to close meanwhile must not leave the page.
  const closing = useRef<{ then?: () => void } | null>(null);
  const finish = useCallback(() => {
    if (root.current?.contains(document.activeElement)) button.current?.focus();
    const then = closing.current?.then;
    closing.current = null;
    setOpen(false);
    then?.();
  }, []);
  const close = useCallback(
    (then?: () => void) => {
      if (closing.current) return;
      if (inHistory && isEntered()) {
        const step = { then };
        closing.current = step;
        window.history.back();
        setTimeout(() => {
          if (closing.current !== step) return;
          // Otherwise what was pressed would wait for another step back.
          unmarkEntry();
          finish();
        }, SWALLOWED);
      } else {
        setOpen(false);
        then?.();
      }
    },
    [inHistory, finish],
  );

  const toggle = () => {
    if (open) return close();
    closing.current = null;
    // The page shown may be the previous one: the arrival of the next must not close what was opened meanwhile.
    setOpenedFor(history?.visit().location.key ?? visit);
    setOpen(true);
  };

  useEffect(() => {
    if (!open || !inHistory) return;
    let stillOpen = true;
    afterLeaving(() => stillOpen && enterHistory());
    return () => {
      stillOpen = false;
    };
  }, [open, inHistory]);

  useEffect(() => {
    if (!open) return;
    const closeOutside = (event: Event) => {
      if (root.current && !event.composedPath().includes(root.current)) close();
    };
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close(() => button.current?.focus());
    };
    const closeOnBack = () => {
      // The step back from a stale entry, which the press did not wait for.
      if (!isLeaving()) finish();
    };
    document.addEventListener('click', closeOutside);
    document.addEventListener('focusin', closeOutside);
    document.addEventListener('keydown', closeOnEscape);
    window.addEventListener('popstate', closeOnBack);
    return () => {
      document.removeEventListener('click', closeOutside);
      document.removeEventListener('focusin', closeOutside);
      document.removeEventListener('keydown', closeOnEscape);
      window.removeEventListener('popstate', closeOnBack);
    };
  }, [open, close, finish]);

  return { open, toggle, close, root, button };
}
