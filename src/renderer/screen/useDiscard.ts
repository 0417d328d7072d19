import { useCallback, useEffect, useRef } from 'react';
import type { BannerStore } from '../feedback/bannerStore.ts';
import type { FormStore } from '../state/store.ts';
import { useScreenText } from '../text/screenText.ts';

/** Discards all edits, with a banner that offers to undo it for as long as that is possible. */
export function useDiscard(store: FormStore, banners: BannerStore): () => void {
  const text = useScreenText();
  const offer = useRef<number>(undefined);

  useEffect(
    () =>
      store.subscribe('', () => {
        if (offer.current === undefined || store.canUndoDiscard()) return;
        banners.dismiss(offer.current);
        offer.current = undefined;
      }),
    [store, banners],
  );

  return useCallback(() => {
    store.discard();
    const action = { label: text('discard.undo'), run: store.undoDiscard };
    offer.current = banners.show('info', text('discard.done'), action);
  }, [store, banners, text]);
}
