import { useContext, useEffect, useMemo, useRef, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { RendererProvider } from '../renderer/screen/RendererProvider.tsx';
import { useClientNavigation } from './browser/useClientNavigation.ts';
import { Frame } from './chrome/Frame.tsx';
import { FrameSlots } from './chrome/InFrame.tsx';
import { PageProvider } from './head/page.tsx';
import { RendererTextContext } from './language/rendererText.ts';
import { useScrollPosition } from './navigation/useScrollPosition.ts';
import { PageBoundary } from './pages/PageBoundary.tsx';

/** The frame around the pages of the router. */
export function Shell() {
  const rendererText = useContext(RendererTextContext);
  const main = useRef<HTMLElement>(null);
  const [bar, setBar] = useState<HTMLElement | null>(null);
  const [side, setSide] = useState<HTMLElement | null>(null);
  const slots = useMemo(() => ({ bar, side }), [bar, side]);
  const { pathname, key } = useLocation();
  const shownPath = useRef(pathname);
  useClientNavigation();
  useScrollPosition();
  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    // Moving the focus would close a menu of the bar that was opened while the page was loading.
    if (document.querySelector('header [aria-expanded="true"]:not([aria-haspopup])')) return;
    // As after a page load, reading starts at the new page, not at the link that led to it.
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return (
    <RendererProvider {...rendererText}>
      <PageProvider path={pathname} visit={key}>
        <Frame main={main} bar={setBar} side={setSide}>
          <PageBoundary page={key}>
            <FrameSlots value={slots}>
              <Outlet />
            </FrameSlots>
          </PageBoundary>
        </Frame>
      </PageProvider>
    </RendererProvider>
  );
}
