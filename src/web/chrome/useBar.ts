import { type RefObject, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { usePage } from '../head/page.tsx';

interface Bar {
  /** Whether there is page above the window's upper edge. */
  scrolled: boolean;
  hidden: boolean;
}

/** Above this the bar stays: what stands over it may still be in sight. */
const HIDES_BELOW = 160;
/** A finger trembles, and a wheel overshoots. */
const SLACK = 8;

/** Hides the bar while people scroll down, and brings it back as soon as they scroll up or come to another page. */
export function useBar(bar: RefObject<HTMLElement | null>): Bar {
  const { visit } = usePage();
  const [scrolled, setScrolled] = useState(false);
  const [hidden, setHidden] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each visit begins with a bar.
  useEffect(() => {
    let last: number | null = null;
    const follow = () => {
      const y = scrollPosition();
      setScrolled(y > SLACK);
      if (last === null || Math.abs(y - last) < SLACK) return;
      const hides = y > last && y > HIDES_BELOW && !isInUse(bar.current);
      last = y;
      // In the frame of the scrolling: on a busy page what hangs from the bar would move later, under a press.
      flushSync(() => setHidden(hides));
    };
    const show = () => setHidden(false);
    show();
    // Before the next frame Back may return to where the page was left, which nobody scrolled to.
    const frame = requestAnimationFrame(() => {
      last = scrollPosition();
      setScrolled(last > SLACK);
    });
    const { current: header } = bar;
    header?.addEventListener('focusin', show);
    window.addEventListener('scroll', follow, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      header?.removeEventListener('focusin', show);
      window.removeEventListener('scroll', follow);
    };
  }, [bar, visit]);

  return { scrolled, hidden };
}

/** Without the part beyond the ends of the page to which a touch screen lets people pull. */
function scrollPosition(): number {
  const { scrollHeight, clientHeight } = document.documentElement;
  return Math.max(0, Math.min(window.scrollY, scrollHeight - clientHeight));
}

function isInUse(bar: HTMLElement | null): boolean {
  return bar !== null && (bar.contains(document.activeElement) || bar.querySelector('[aria-expanded="true"]') !== null);
}
