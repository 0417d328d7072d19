import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { SWALLOWED } from '../../../renderer/primitives/overlays/historyEntry.ts';
import { useNarrow } from '../../browser/useNarrow.ts';

/**
 * The drawer's state is kept in the history: opening it adds an entry, and Back closes it. Only narrow screens have a
 * drawer.
 */
export function useDrawer() {
  const narrow = useNarrow();
  const navigate = useNavigate();
  const { state, search, key } = useLocation();
  // A reload keeps the history state, but the drawer starts closed.
  const [loadedAt] = useState(key);
  const marked = isDrawerState(state);
  const stale = marked && (loadedAt === key || !narrow);
  const open = marked && !stale;

  // Its stale entry is removed too, for Back to lead to the previous page.
  const left = useRef('');
  useEffect(() => {
    if (!stale || left.current === key) return;
    left.current = key;
    navigate(-1);
  }, [stale, navigate, key]);

  const show = useCallback(() => {
    if (narrow && !marked) navigate({ search }, { state: { drawer: true }, preventScrollReset: true });
  }, [narrow, marked, navigate, search]);

  // Going back is asynchronous: a second press meanwhile must not leave the page.
  const closing = useRef('');
  const hide = useCallback(() => {
    if (!open || closing.current === key) return;
    closing.current = key;
    // If the browser ignores the step back, a later press may try again.
    setTimeout(() => {
      closing.current = '';
    }, SWALLOWED);
    navigate(-1);
  }, [open, key, navigate]);

  return { narrow, open, show, hide };
}

function isDrawerState(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'drawer' in state && state.drawer === true;
}
