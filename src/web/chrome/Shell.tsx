import { Suspense, useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { Provider } from '../../renderer/primitives/Provider.tsx';
import { product } from '../catalogue.ts';
import { Loading } from '../pages/Loading.tsx';
import { useText } from '../text.tsx';
import styles from './Shell.module.css';
import { TopBar } from './TopBar.tsx';

/** What stands around every page. */
export function Shell() {
  const text = useText();
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    // Like a page load: reading starts at the new page, not at the link that led to it.
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return (
    <Provider>
      <div className={styles.shell}>
        <a className={styles.skip} href="#main">
          {text('skipLink')}
        </a>
        <TopBar />
        <main id="main" ref={main} tabIndex={-1} className={styles.main}>
          <Suspense fallback={<Loading />}>
            <Outlet />
          </Suspense>
        </main>
        <footer className={styles.footer}>{text('footer.line', { product: product.name })}</footer>
      </div>
      <ScrollRestoration />
    </Provider>
  );
}
