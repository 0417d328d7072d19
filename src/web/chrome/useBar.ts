import { type RefObject, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { usePage } from '../head/page.tsx';
import { afterPress } from './afterPress.ts';
import { followGestures } from './followGestures.ts';

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
    const { current: header } = bar;
    const left = new AbortController();
    const { signal } = left;
    let last: number | null = null;
    let paused: Animation[] = [];
    const resume = () => {
      for (const slide of paused) slide.play();
      paused = [];
    };
    const pause = () => {
      paused = header?.getAnimations?.() ?? [];
      for (const slide of paused) slide.pause();
    };
    const afterwards = afterPress(signal, resume);
    const goesDown = followGestures(signal);
    const follow = () => {
      const y = scrollPosition();
      setScrolled(y > SLACK);
      if (last === null || Math.abs(y - last) < SLACK) return;
      const down = y > last;
      last = y;
      if (down && !goesDown()) return;
      const hides = down && y > HIDES_BELOW && !isInUse(header);
      // In the same frame as the scrolling: on a busy page, menus below the bar would move later, under a press.
      afterwards(() => flushSync(() => setHidden(hides)));
    };
    const show = () => afterwards(() => setHidden(false));
    show();
    // Before the next frame, Back may restore the scroll position, which is not scrolling by the user.
    const frame = requestAnimationFrame(() => {
      last = scrollPosition();
      setScrolled(last > SLACK);
    });
    header?.addEventListener('focusin', show, { signal });
    header?.addEventListener('pointerdown', pause, { signal });
    window.addEventListener('scroll', follow, { passive: true, signal });
    return () => {
      left.abort();
      resume();
      cancelAnimationFrame(frame);
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
