import { useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { applyAt } from '../../language/effects.ts';
import { keepStored } from '../../language/keep.ts';
import type { Api } from '../api.ts';
import type { LoadedScreen } from '../calls/load.ts';
import { saveScreen } from '../calls/save.ts';
import type { BannerStore } from '../feedback/bannerStore.ts';
import type { FormStore } from '../state/store.ts';
import { type Choices, type Reconciliation, reconcile, settle } from './reconcile.ts';

export interface SaveSetup {
  api: Api;
  guildId: string;
  store: FormStore;
  loaded: LoadedScreen;
  banners: BannerStore;
}

export interface Saving {
  saving: boolean;
  save(): void;
  /** How often a save was refused for what is wrong in fields. */
  refusals: number;
  /** Set while it has to be settled what becomes of somebody else's save. */
  reconciliation?: Reconciliation;
  settleConflicts(choices: Choices): void;
}

/** Saves the form of a screen: checks it, makes the calls and says what came of it. */
export function useSave({ api, guildId, store, loaded, banners }: SaveSetup): Saving {
  const [saving, setSaving] = useState(false);
  const [refusals, setRefusals] = useState(0);
  const [reconciliation, setReconciliation] = useState<Reconciliation>();
  const etags = useRef(loaded.etags);
  const busy = useRef(false);

  const refuse = useCallback(
    (message: string) => {
      banners.show('error', message);
      // Rows open before focus looks for what is in them.
      flushSync(() => {
        for (const { path } of store.problems.list()) store.rows.reveal(path);
      });
      setRefusals((count) => count + 1);
    },
    [store, banners],
  );

  const run = useCallback(async () => {
    if (!store.module.spec.calls) return;
    if (store.readOnly !== undefined) return banners.show('error', store.readOnly);
    commitDraft();
    if (!store.isDirty()) return;
    const [first] = store.prepareSave();
    if (first) return refuse(first.message);
    const asked = store.document();
    const sent = applyAt('save', store.module, asked, store.context);
    setSaving(true);
    const outcome = await saveScreen({
      api,
      guildId,
      planned: store.planned,
      document: sent,
      dirty: store.dirty(),
      etags: etags.current,
    });
    setSaving(false);
    etags.current = outcome.etags;
    if (outcome.savedFields.length > 0) {
      const { module, planned, context } = store;
      const has = keepStored(module, planned, sent, { stored: store.stored(), document: sent, context });
      store.markSaved(outcome.savedFields, has, asked);
    }
    if (outcome.stale) return setReconciliation(reconcile(store, outcome.stale.current));
    if (outcome.failure === undefined) {
      return banners.show('success', outcome.message ?? store.module.spec.calls?.success ?? '');
    }
    store.problems.show(outcome.problems);
    if (outcome.problems.length > 0) refuse(outcome.failure);
    else banners.show('error', outcome.failure);
  }, [api, guildId, store, banners, refuse]);

  const save = useCallback(() => {
    if (busy.current) return;
    busy.current = true;
    void run().finally(() => {
      busy.current = false;
    });
  }, [run]);

  const settleConflicts = useCallback(
    (choices: Choices) => {
      if (!reconciliation) return;
      setReconciliation(undefined);
      store.rebase(reconciliation.theirs, settle(reconciliation, choices), reconciliation.stored);
    },
    [reconciliation, store],
  );

  return { saving, save, refusals, reconciliation, settleConflicts };
}

/** Some controls take over what was typed when they are left; a shortcut leaves none. */
function commitDraft(): void {
  const active = document.activeElement;
  if (!(active instanceof HTMLInputElement || active instanceof HTMLTextAreaElement)) return;
  active.blur();
  active.focus();
}
