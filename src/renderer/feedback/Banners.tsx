import { type FocusEvent, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { Banner } from '../primitives/Banner.tsx';
import { useTopModal } from '../primitives/overlays/modals.ts';
import { InnerLink } from '../templates/InnerLink.tsx';
import { useScreenText } from '../text/screenText.ts';
import styles from './Banners.module.css';
import type { BannerStore } from './bannerStore.ts';

/** The banners of a screen, on top of everything else, the newest last. */
export function Banners({ store }: { store: BannerStore }) {
  const text = useScreenText();
  const banners = useSyncExternalStore(store.subscribe, store.list);
  const place = useRef<HTMLDivElement>(null);
  const section = useRef<HTMLElement>(null);
  const modal = useTopModal();
  const [host] = useState(createHost);
  // What is outside an open dialog is neither read out nor pressed. Moved, because what is drawn anew is read out again.
  useLayoutEffect(() => (modal ?? place.current)?.append(host), [modal, host]);

  const isUsed = banners.length > 0;
  useEffect(() => {
    // Without it, banners are simply gone.
    if (isUsed)
      import('./leaving.ts').then(
        ({ watchLeaving }) => watchLeaving(section.current),
        () => {},
      );
  }, [isUsed]);

  /** A removed element fires no blur event. */
  function dismiss(id: number) {
    store.dismiss(id);
    store.focus(false);
  }

  function act(id: number, run: () => void) {
    dismiss(id);
    run();
  }

  function leave(event: FocusEvent<HTMLElement>) {
    if (!event.currentTarget.contains(event.relatedTarget)) store.focus(false);
  }

  const stack = (
    <section
      ref={section}
      aria-label={text('banners.label')}
      aria-live="polite"
      className={styles.stack}
      onPointerEnter={() => store.point(true)}
      onPointerMove={() => store.point(true)}
      onPointerLeave={() => store.point(false)}
      onPointerCancel={() => store.point(false)}
      onFocus={() => store.focus(true)}
      onBlur={leave}
    >
      {banners.map(({ id, kind, text, action }) => (
        <Banner
          key={id}
          kind={kind}
          className={styles.banner}
          action={action && 'run' in action ? { ...action, run: () => act(id, action.run) } : undefined}
          onDismiss={() => dismiss(id)}
        >
          <span>{text}</span>
          {action && 'to' in action && (
            <>
              {' '}
              <InnerLink className={styles.link} to={action.to}>
                {action.label}
              </InnerLink>
            </>
          )}
        </Banner>
      ))}
    </section>
  );
  return (
    <div ref={place} className={styles.host}>
      {createPortal(stack, host)}
    </div>
  );
}

function createHost(): HTMLElement {
  const host = document.createElement('div');
  host.className = styles.host ?? '';
  return host;
}
