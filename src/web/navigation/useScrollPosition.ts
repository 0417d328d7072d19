import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useAppHistory } from './AppRouter.tsx';

/** A new page starts at the top; Back and Forward return to where the page was left. Reloads are the browser's. */
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
    // The page that is left is still on the screen.
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
    const part = hash && document.getElementById(decodeURIComponent(hash.slice(1)));
    if (part) part.scrollIntoView();
    else window.scrollTo(0, positions.current.get(key) ?? 0);
  }, [key, hash, history]);
}
