import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useAppHistory } from './historyContext.ts';

/** Scrolls a new page to the top, and restores the position on Back and Forward. The browser handles reloads. */
export function useScrollPosition(): void {
  const history = useAppHistory();
  const { key, hash } = useLocation();
  const positions = useRef(new Map<string, number>());

  useEffect(() => {
    const auto = () => {
      window.history.scrollRestoration = 'auto';
    };
    window.history.scrollRestoration = 'manual';
    window.addEventListener('pagehide', auto);
    return () => {
      auto();
      window.removeEventListener('pagehide', auto);
    };
  }, []);

  useEffect(() => {
    let left = history.visit().location.key;
    // The previous page is still shown.
    return history.listen(({ location }) => {
      positions.current.set(left, window.scrollY);
      left = location.key;
    });
  }, [history]);

  const shown = useRef(key);
  useLayoutEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    if (history.visit().preventScrollReset) return;
    const part = partAt(hash);
    if (part) part.scrollIntoView();
    else window.scrollTo(0, positions.current.get(key) ?? 0);
  }, [key, hash, history]);
}

/** The element that an address names, if any. */
function partAt(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // No browser has written it.
    return null;
  }
}
