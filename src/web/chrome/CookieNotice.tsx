import clsx from 'clsx';
import { useEffect, useRef } from 'react';
import button from '../../renderer/primitives/Button.module.css';
import { returnFocus } from '../../renderer/primitives/focus.ts';
import { useText } from '../text.tsx';
import styles from './CookieNotice.module.css';
import { useDismissal } from './dismissals.ts';

/** Stands at the lower edge of the window, and at the end of the page below everything else. */
export function CookieNotice() {
  const text = useText();
  const { gone, dismiss } = useDismissal('cookies');
  const notice = useRef<HTMLElement>(null);

  // What else stands at the lower edge keeps clear of it, and so does what gets the focus.
  useEffect(() => {
    if (gone || !notice.current) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(([entry]) => {
      style.setProperty('--bottom-room', `${entry?.borderBoxSize[0]?.blockSize ?? 0}px`);
    });
    observer.observe(notice.current);
    return () => {
      observer.disconnect();
      style.removeProperty('--bottom-room');
    };
  }, [gone]);

  if (gone) return null;
  return (
    <section ref={notice} className={styles.cookies} aria-label={text('cookies.label')}>
      <div ref={returnFocus} className={styles.card}>
        <p className={styles.text}>{text('cookies.text')}</p>
        <button type="button" className={clsx(button.button, button.primary)} onClick={dismiss}>
          {text('cookies.accept')}
        </button>
      </div>
    </section>
  );
}
