import { type MouseEvent, type ReactNode, type Ref, type RefObject, useRef } from 'react';
import { usePage } from '../head/page.tsx';
import { useText } from '../language/text.tsx';
import { Footer } from './Footer.tsx';
import styles from './Frame.module.css';
import { Announcement } from './notices/Announcement.tsx';
import { CookieNotice } from './notices/CookieNotice.tsx';
import { layoutOf } from './pageLayout.ts';
import { TopBar } from './TopBar.tsx';
import { useBar } from './useBar.ts';

interface FrameProps {
  /** The main element, which gets the focus after a change of page. */
  main?: RefObject<HTMLElement | null>;
  /** Gets the place in the bar for controls of the page. */
  bar?: Ref<HTMLDivElement>;
  /** Gets the place beside the main element for what the skip link passes over. */
  side?: Ref<HTMLDivElement>;
  children: ReactNode;
}

/** The top bar, notices and footer around every page. */
export function Frame({ main, bar, side, children }: FrameProps) {
  const text = useText();
  const layout = layoutOf(usePage().path);
  const header = useRef<HTMLElement>(null);
  const { scrolled, hidden } = useBar(header);

  /** Without a fragment, which names a setting on the screen of a module and would stay in the address. */
  function skip(event: MouseEvent) {
    if (!main?.current) return;
    event.preventDefault();
    main.current.focus();
  }

  return (
    <div className={styles.frame} data-layout={layout} data-bar={hidden ? 'hidden' : scrolled ? 'raised' : 'flat'}>
      {/* biome-ignore lint/a11y/useValidAnchor: leads there without scripts, too */}
      <a className={styles.skip} href="#main" onClick={skip}>
        {text('skipLink')}
      </a>
      <Announcement />
      <CookieNotice />
      <header ref={header} className={styles.header}>
        <TopBar slot={bar} />
      </header>
      <div className={styles.body}>
        {side && <div ref={side} className={styles.side} />}
        <main id="main" ref={main} tabIndex={-1} className={styles.main}>
          {children}
        </main>
      </div>
      {layout !== 'sections' && <Footer />}
    </div>
  );
}
