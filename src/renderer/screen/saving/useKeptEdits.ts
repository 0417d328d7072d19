import { useCallback, useEffect, useRef, useState } from 'react';
import { openObjects } from '../../browser/objectStore.ts';
import type { Stale } from '../../calls/save.ts';
import type { BannerStore } from '../../feedback/bannerStore.ts';
import { ago } from '../../kept/ago.ts';
import { continueEdits } from '../../kept/continueEdits.ts';
import { type Found, type Keeper, keepEdits } from '../../kept/keepEdits.ts';
import { keptAt, markOf } from '../../kept/marks.ts';
import type { FormStore } from '../../state/store.ts';
import { useScreenText } from '../../text/screenText.ts';

export interface KeptEdits {
  /** When edits of an earlier visit were made, that nobody has decided about yet, in milliseconds since 1970. */
  offeredAt?: number;
  /** The edits of this visit cannot be kept: they are lost with the page. */
  isFull: boolean;
  restore(): void;
  discard(): void;
}

interface Parts {
  banners: BannerStore;
  /** The save that is under way; undefined if there is none. Must be stable. */
  busy(): Promise<unknown> | undefined;
  /** Called if others have saved the same settings since. Must be stable. */
  onConflict(stale: Stale): void;
  /** The form continues another one, and has its edits. */
  continues: boolean;
}

/**
 * Keeps unsaved edits on this device from the first one on, and finds those of an earlier visit. Edits that were discarded are offered
 * once more, in a banner.
 * @param key whose edits they are, and of what; nothing is kept without it
 */
export function useKeptEdits(
  store: FormStore,
  key: string | undefined,
  { banners, busy, onConflict, continues }: Parts,
): KeptEdits {
  const text = useScreenText();
  // The mark is there at once, so that the offer does not push the form down when the edits have been read.
  const [marked, setMarked] = useState(() => (continues ? undefined : markedAsOffered(key)));
  const [found, setFound] = useState<Found>();
  const [isFull, setIsFull] = useState(false);
  const keeper = useRef<Keeper>(undefined);
  // Another plan can unlock the form. One that is locked later still has its edits.
  const [canEdit, setCanEdit] = useState(store.readOnly === undefined);
  if (!canEdit && store.readOnly === undefined) setCanEdit(true);

  const resume = useCallback(
    async ({ edited }: Found) => {
      setFound(undefined);
      const saving = busy();
      // What is stored then decides what they are merged with.
      if (saving) await saving;
      const { conflicts, dropped } = continueEdits(store, edited);
      if (conflicts) onConflict(conflicts);
      if (dropped.length > 0) banners.show('info', text('plan.dropped', { fields: dropped.join(', ') }));
      keeper.current?.start();
    },
    [store, banners, text, busy, onConflict],
  );
  const offerUndo = useCallback(
    (gone: Found, said: string) => {
      const id = banners.show('info', said, { label: text('discard.undo'), run: () => resume(gone) });
      const saved = store.saved();
      const ends = store.subscribe('', () => {
        if (store.saved() === saved) return;
        ends();
        banners.dismiss(id);
      });
    },
    [store, banners, text, resume],
  );
  const dismiss = useCallback(
    (one: Found) => {
      setFound(undefined);
      keeper.current?.discardFound();
      offerUndo(one, text('discard.done'));
    },
    [offerUndo, text],
  );
  // What was decided about them before they had been read.
  const decided = useRef<(one: Found) => void>(undefined);
  const take = useCallback(
    (one: Found, when: string) => {
      if (one.fate === 'wanted') return resume(one);
      if (one.fate === 'offered') return (decided.current ?? setFound)(one);
      keeper.current?.start();
      offerUndo(one, text('discard.before', { ago: when }));
    },
    [text, resume, offerUndo],
  );
  // Nothing that a visit depends on: it lasts until the form is gone.
  const latest = useRef({ take, continues, text });
  useEffect(() => {
    latest.current = { take, continues, text };
  });

  useEffect(() => {
    if (key === undefined || !canEdit) return;
    // A form that this one replaces has discarded or forgotten its edits since.
    if (!offersKept(key)) setMarked(undefined);
    const begin = () => {
      const onFound = (one: Found | undefined) => {
        setMarked(undefined);
        if (one) latest.current.take(one, ago(one.at, Date.now(), store.module.module.spec.language));
        decided.current = undefined;
      };
      const onKept = (isKept: boolean) => setIsFull(!isKept);
      const { continues: keeps, text: say } = latest.current;
      keeper.current = keepEdits(store, { key, continues: keeps, problem: say('kept.unread'), onFound, onKept });
    };
    let wait = () => {};
    // Not before the first edit: another tab may have kept its edits since this one was opened.
    if (keptAt(key) !== undefined) begin();
    else {
      openObjects();
      wait = store.subscribe('', () => {
        if (!store.isDirty()) return;
        wait();
        begin();
      });
    }
    return () => {
      wait();
      keeper.current?.end();
      keeper.current = undefined;
    };
  }, [store, key, canEdit]);

  const decide = useCallback(
    (act: (one: Found) => void) => {
      if (found) act(found);
      else decided.current = act;
    },
    [found],
  );
  const restore = useCallback(() => decide(resume), [decide, resume]);
  const discard = useCallback(() => decide(dismiss), [decide, dismiss]);
  return { offeredAt: canEdit ? (found?.at ?? marked) : undefined, isFull, restore, discard };
}

/** When edits were kept that are to be offered. */
function markedAsOffered(key: string | undefined): number | undefined {
  const mark = key === undefined ? undefined : markOf(key);
  return mark?.fate === 'offered' ? mark.at : undefined;
}

/** Whether a form begins with an offer of edits that were kept. */
export function offersKept(key: string | undefined): boolean {
  return markedAsOffered(key) !== undefined;
}
