import clsx from 'clsx';
import { useEffect, useRef } from 'react';
import button from '../../renderer/primitives/Button.module.css';
import { useText } from '../text.tsx';
import styles from './CookieNotice.module.css';
import { dismiss } from './dismissals.ts';

/** Stands at the lower edge of the window, and at the end of the page below everything else. */
export function CookieNotice() {
  const text = useText();
  const notice = useRef<HTMLElement>(null);

  // What else stands at the lower edge keeps clear of it, and so does what gets the focus.
  useEffect(() => {
    if (!notice.current) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(([entry]) => {
      style.setProperty('--bottom-room', `${entry?.borderBoxSize[0]?.blockSize ?? 0}px`);
    });
    observer.observe(notice.current);
    return () => {
      observer.disconnect();
      style.removeProperty('--bottom-room');
    };
  }, []);

  return (
    <section ref={notice} className={styles.cookies} aria-label={text('cookies.label')}>
      <div className={styles.card}>
        <p className={styles.text}>{text('cookies.text')}</p>
        <button type="button" className={clsx(button.button, button.primary)} onClick={() => dismiss('cookies')}>
          {text('cookies.accept')}
        </button>
      </div>
    </section>
  );
}
