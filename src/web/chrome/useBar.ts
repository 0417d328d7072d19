import { type RefObject, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { usePage } from '../head/page.tsx';
import { afterPress } from './afterPress.ts';

interface Bar {
  /** Whether the page is scrolled down. */
  scrolled: boolean;
  hidden: boolean;
}

/** Above this position the bar stays, since notices above it may still be visible. */
const HIDES_BELOW = 160;
/** Movements shorter than this are ignored: fingers tremble, and wheels overshoot. */
const SLACK = 8;

/** Hides the bar while the user scrolls down; scrolling up or visiting another page brings it back. */
export function useBar(bar: RefObject<HTMLElement | null>): Bar {
  const { visit } = usePage();
  const [scrolled, setScrolled] = useState(false);
  const [hidden, setHidden] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each visit starts with the bar shown.
  useEffect(() => {
    let last: number | null = null;
    const still = afterPress();
    const follow = () => {
      const y = scrollPosition();
      setScrolled(y > SLACK);
      if (last === null || Math.abs(y - last) < SLACK) return;
      const hides = y > last && y > HIDES_BELOW && !isInUse(bar.current);
      last = y;
      // In the same frame as the scrolling: on a busy page, menus below the bar would move later, under a press.
      still.run(() => flushSync(() => setHidden(hides)));
    };
    const show = () => still.run(() => setHidden(false));
    show();
    // Before the next frame, Back may restore the scroll position, which is not scrolling by the user.
    const frame = requestAnimationFrame(() => {
      last = scrollPosition();
      setScrolled(last > SLACK);
    });
    const { current: header } = bar;
    header?.addEventListener('focusin', show);
    window.addEventListener('scroll', follow, { passive: true });
    return () => {
      still.stop();
      cancelAnimationFrame(frame);
      header?.removeEventListener('focusin', show);
      window.removeEventListener('scroll', follow);
    };
  }, [bar, visit]);

  return { scrolled, hidden };
}

/** The scroll position without the overscroll of touch screens. */
function scrollPosition(): number {
  const { scrollHeight, clientHeight } = document.documentElement;
  return Math.max(0, Math.min(window.scrollY, scrollHeight - clientHeight));
}

function isInUse(bar: HTMLElement | null): boolean {
  return bar !== null && (bar.contains(document.activeElement) || bar.querySelector('[aria-expanded="true"]') !== null);
}
