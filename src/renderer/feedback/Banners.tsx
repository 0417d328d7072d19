import { type FocusEvent, useSyncExternalStore } from 'react';
import { Banner } from '../primitives/Banner.tsx';
import { useText } from '../text.ts';
import styles from './Banners.module.css';
import type { BannerStore } from './bannerStore.ts';

/** The banners of a screen, above everything else, the newest last. */
export function Banners({ store }: { store: BannerStore }) {
  const text = useText();
  const banners = useSyncExternalStore(store.subscribe, store.list);

  /** No blur event comes from an element that is gone. */
  function dismiss(id: number) {
    store.dismiss(id);
    store.resume();
  }

  function leave(event: FocusEvent<HTMLElement>) {
    if (!event.currentTarget.contains(event.relatedTarget)) store.resume();
  }

  return (
    <section
      aria-label={text('banners.label')}
      aria-live="polite"
      className={styles.stack}
      onPointerEnter={store.pause}
      onPointerLeave={store.resume}
      onFocus={store.pause}
      onBlur={leave}
    >
      {banners.map(({ id, kind, text }) => (
        <Banner key={id} kind={kind} className={styles.banner} onDismiss={() => dismiss(id)}>
          {text}
        </Banner>
      ))}
    </section>
  );
}
