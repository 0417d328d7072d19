import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useNarrow } from '../browser/useNarrow.ts';

/**
 * The drawer's state stands in the history: opening pushes one entry, so that Back closes it first.
 * Only narrow screens have it.
 */
export function useDrawer() {
  const narrow = useNarrow();
  const navigate = useNavigate();
  const { state, search, key } = useLocation();
  // A reload keeps the history's state; the drawer is closed then all the same.
  const [loadedAt] = useState(key);
  const marked = isDrawerState(state);
  const stale = marked && (loadedAt === key || !narrow);
  const open = marked && !stale;

  // Its entry goes, too: without it, Back leads to the last page.
  const left = useRef('');
  useEffect(() => {
    if (!stale || left.current === key) return;
    left.current = key;
    navigate(-1);
  }, [stale, navigate, key]);

  const show = useCallback(() => {
    if (narrow && !marked) navigate({ search }, { state: { drawer: true }, preventScrollReset: true });
  }, [narrow, marked, navigate, search]);

  // Going back takes a moment: a second press meanwhile must not leave the page.
  const closing = useRef('');
  const hide = useCallback(() => {
    if (!open || closing.current === key) return;
    closing.current = key;
    // Should the browser swallow the step, a later press may try again.
    setTimeout(() => {
      closing.current = '';
    }, 1000);
    navigate(-1);
  }, [open, key, navigate]);

  return { narrow, open, show, hide };
}

function isDrawerState(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'drawer' in state && state.drawer === true;
}
