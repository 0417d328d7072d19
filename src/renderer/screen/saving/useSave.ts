import { useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Json, ModuleSpec, SettingsDocument } from '../../../language/model.ts';
import { applyEffectsAt } from '../../../language/resolved/effects.ts';
import { keepStored } from '../../../language/resolved/keepStored.ts';
import type { Api } from '../../calls/api.ts';
import type { LoadedScreen } from '../../calls/load.ts';
import { type Stale, saveScreen, type Unsettled } from '../../calls/save.ts';
import type { BannerStore } from '../../feedback/bannerStore.ts';
import type { FormStore } from '../../state/store.ts';
import { type Choices, type Reconciliation, resolveConflicts } from './reconcile.ts';

export interface SaveSetup {
  api: Api;
  guildId: string;
  store: FormStore;
  loaded: LoadedScreen;
  banners: BannerStore;
  /** What is stored instead, while conflicts with it have to be settled. */
  stale: Stale | undefined;
  onStale(stale: Stale | undefined): void;
}

export interface Saving {
  saving: boolean;
  /** The save that is under way; undefined if there is none. */
  busy(): Promise<unknown> | undefined;
  /** Saves, unless a save is under way. */
  save(): void;
  /** Saves, after a save that is under way. @returns whether everything is saved now */
  saveAll(): Promise<boolean>;
  /** It is not known whether the last save is stored, or it is in part. */
  unsettled: boolean;
  /** How many saves were refused because of invalid fields. */
  refusals: number;
  settleConflicts(reconciliation: Reconciliation, choices: Choices): void;
}

const NOTHING: Unsettled = {};

/** Saves the form of a screen: validates it, makes the calls and reports the outcome. */
export function useSave({ api, guildId, store, loaded, banners, stale, onStale }: SaveSetup): Saving {
  const [saving, setSaving] = useState(false);
  const [refusals, setRefusals] = useState(0);
  const [isUnsettled, setUnsettled] = useState(false);
  const latest = useRef({ unsettled: NOTHING, etags: loaded.etags });
  const underWay = useRef<Promise<boolean>>(undefined);
  useEffect(() => {
    latest.current.etags = loaded.etags;
  }, [loaded.etags]);

  const refuse = useCallback(
    (message: string) => {
      banners.show('error', message);
      // Rows must be open before their fields can be focused.
      flushSync(() => {
        for (const { path } of store.problems.list()) store.rows.reveal(path);
      });
      setRefusals((count) => count + 1);
    },
    [store, banners],
  );

  const run = useCallback(async (): Promise<boolean> => {
    // Until the conflicts are settled, the form does not show what is stored.
    if (!store.module.spec.calls || stale) return false;
    if (store.readOnly !== undefined) {
      banners.show('error', store.readOnly);
      return false;
    }
    commitDraft();
    const { unsettled, etags } = latest.current;
    if (!store.isDirty() && unsettled === NOTHING) return true;
    const [first] = store.prepareSave();
    if (first) {
      refuse(first.message);
      return false;
    }
    const asked = store.document();
    const omitted = store.omitted();
    const sent = applyEffectsAt('save', store.module, asked);
    setSaving(true);
    const outcome = await saveScreen({
      api,
      guildId,
      moduleForPlan: store.module,
      user: store.module.context.user,
      document: sent,
      dirty: store.dirty(),
      omitted,
      etags,
      unsettled,
    });
    setSaving(false);
    const left = Object.keys(outcome.unsettled).length > 0 ? outcome.unsettled : NOTHING;
    latest.current = { unsettled: left, etags: outcome.etags };
    setUnsettled(left !== NOTHING);
    store.setSent(sentIn(left, store.module.spec));
    // Withheld fields keep their stored value, which still cannot be shown.
    const sentOf = (names: readonly string[]) => names.filter((name) => !omitted.includes(name));
    const [settled, saved] = [sentOf(Object.keys(outcome.settled)), sentOf(outcome.savedFields)];
    store.known([...settled, ...saved, ...Object.keys(outcome.stale?.current ?? {})]);
    const kept = (values: SettingsDocument) =>
      keepStored(store.module, values, { stored: store.stored(), document: values });
    if (settled.length > 0) store.markSaved(settled, kept({ ...sent, ...outcome.settled }), outcome.settled);
    if (saved.length > 0) store.markSaved(saved, kept(sent), asked);
    if (outcome.stale) onStale(outcome.stale);
    else if (outcome.failure === undefined) {
      banners.show('success', outcome.message ?? store.module.spec.calls?.success ?? '');
      return true;
    } else {
      store.problems.show(outcome.problems);
      if (outcome.problems.length > 0) refuse(outcome.failure);
      else banners.show('error', outcome.failure);
    }
    return false;
  }, [api, guildId, store, banners, stale, onStale, refuse]);

  const save = useCallback((): Promise<boolean> => {
    underWay.current ??= run().finally(() => {
      underWay.current = undefined;
    });
    return underWay.current;
  }, [run]);
  const busy = useCallback(() => underWay.current, []);
  const saveAll = useCallback(async () => {
    // After a failure, the user has to see it first.
    if (underWay.current && !(await underWay.current)) return false;
    return (await save()) && !store.isDirty();
  }, [save, store]);

  const settleConflicts = useCallback(
    (reconciliation: Reconciliation, choices: Choices) => {
      onStale(undefined);
      const { theirs, stored, merged } = reconciliation;
      store.rebase(theirs, merged, stored, store.steps());
      // The answer is a step of its own: it was given for the edits as they are, not for each step that led to them.
      store.apply(resolveConflicts(reconciliation, choices));
    },
    [onStale, store],
  );

  return {
    saving,
    busy,
    save,
    saveAll,
    unsettled: isUnsettled,
    refusals,
    settleConflicts,
  };
}

/** The values of saves whose outcome is unknown; undefined if there are none. */
function sentIn(unsettled: Unsettled, { calls }: ModuleSpec): SettingsDocument | undefined {
  if (unsettled === NOTHING) return undefined;
  const values = (calls?.documents ?? []).flatMap(({ id, fields }) => {
    const document = unsettled[id]?.document;
    return document ? fields.map((name): [string, Json] => [name, document[name] ?? null]) : [];
  });
  return Object.fromEntries(values);
}

/** Some controls commit what was typed on blur, which a keyboard shortcut does not cause. */
function commitDraft(): void {
  const active = document.activeElement;
  if (!(active instanceof HTMLInputElement || active instanceof HTMLTextAreaElement)) return;
  active.blur();
  active.focus();
}
