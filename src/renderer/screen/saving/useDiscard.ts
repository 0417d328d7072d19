import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { SettingsDocument } from '../../../language/model.ts';
import type { BannerStore } from '../../feedback/bannerStore.ts';
import type { FormStore } from '../../state/store.ts';
import { useScreenText } from '../../text/screenText.ts';

interface Undoable {
  discard(): void;
  /** As `store.reset`. @param done what the banner says */
  reset(document: SettingsDocument, names: readonly string[], done: string): void;
}

/** Discards all edits or those of a row, or resets settings, with a banner that offers to undo it for as long as that is possible. */
export function useDiscard(store: FormStore, banners: BannerStore): Undoable {
  const text = useScreenText();
  const offer = useRef<{ id: number; onlyUnedited: boolean }>(undefined);

  useEffect(
    () =>
      store.subscribe('', () => {
        if (offer.current === undefined || store.canUndoDiscard(offer.current.onlyUnedited)) return;
        banners.dismiss(offer.current.id);
        offer.current = undefined;
      }),
    [store, banners],
  );

  const offerUndo = useCallback(
    (done: string, onlyUnedited = false) => {
      if (offer.current !== undefined) banners.dismiss(offer.current.id);
      const action = { label: text('discard.undo'), run: store.undoDiscard };
      offer.current = { id: banners.show('info', done, action), onlyUnedited };
    },
    [store, banners, text],
  );
  // Without unsaved edits, there is no save bar in which a row's could be had back. After later ones, there is.
  useEffect(() => store.onRowLoss(() => offerUndo(text('discard.done'), true)), [store, offerUndo, text]);

  return useMemo(
    () => ({
      discard() {
        store.discard();
        offerUndo(text('discard.done'));
      },
      reset(document, names, done) {
        store.reset(document, names);
        offerUndo(done);
      },
    }),
    [store, offerUndo, text],
  );
}
