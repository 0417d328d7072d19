import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { CompiledModule, GuildLists } from '../../language/model.ts';
import { equal } from '../../language/values/equal.ts';
import { stopwatch } from '../browser/stopwatch.ts';
import { useTabShown } from '../browser/useTabShown.ts';
import type { Api } from '../calls/api.ts';
import type { LoadedScreen, LoadOutcome } from '../calls/load.ts';
import { readListsAnew, readTerms, termsOf } from '../calls/refresh.ts';
import type { Stale } from '../calls/save.ts';
import type { FormStore } from '../state/store.ts';
import { loadCurrent } from './loadCurrent.ts';

/** When the user returns to the page, data older than this many milliseconds is reloaded. */
const RETURN_AGE = 15_000;
/** Milliseconds between two looks at the plan and the limits, while the tab is shown. */
const TERMS_AGE = 60_000;

export interface RefreshSetup {
  api: Api;
  module: CompiledModule;
  store: FormStore;
  /** What the form started with. */
  first: LoadedScreen;
  /** Loads the screen again. Lists that fail keep their known value. */
  load(known: GuildLists): Promise<LoadOutcome>;
  /** Why the form is read-only, or undefined. */
  readOnly(loaded: LoadedScreen): string | undefined;
  /** What others have saved, while it has to be settled. */
  stale: Stale | undefined;
  /** Asks about conflicts with what others have saved. */
  ask(stale: Stale): void;
}

export interface Refreshing {
  /** What was loaded, with everything refreshed since. */
  loaded: LoadedScreen;
  /** The same API, but a refused save makes it look at the plan and the limits. */
  api: Api;
  /** What has changed since the form was opened. */
  change?: TermsChange;
  /** Reloads the lists of the screen and of its server. */
  refresh(): Promise<void>;
  /** Takes over what was found out about members of the server. */
  learn(members: NonNullable<GuildLists['members']>): void;
}

/** A change of what the limits of a form depend on. */
export interface TermsChange {
  of: 'plan' | 'rollouts';
  /** Titles of fields whose edits were lost, because they are locked now. */
  dropped: readonly string[];
}

/**
 * Refreshes the lists of a form on demand and when the user returns to the page; its plan and what rollouts bring also every
 * minute, and after a refused save.
 */
export function useRefresh(setup: RefreshSetup): Refreshing {
  const { api, module, store, first, load, readOnly, stale, ask } = setup;
  const [loaded, setLoaded] = useState(first);
  const [change, setChange] = useState<TermsChange>();
  const looked = useRef(stopwatch());
  const isAsked = useRef(false);
  useLayoutEffect(() => {
    isAsked.current = stale !== undefined;
  }, [stale]);
  const ofGuild = store.module.context.guild.id !== '';

  const lookAtTerms = useCallback(async () => {
    if (!ofGuild || equal(await readTerms(api, store.module), termsOf(store.module))) return;
    const outcome = await loadCurrent(() => load(store.module.context.guild), store.saved);
    if (!('loaded' in outcome)) return;
    const { loaded: now } = outcome;
    const [before, after] = [termsOf(store.module), termsOf(now.module)];
    // The defaults shown for settings that failed to load must not become the saved copy.
    if (equal(before, after) || now.unread.length > 0) return;
    // The answer is for what is stored in the question: another look follows.
    if (isAsked.current) return;
    const showsProblems = store.problems.list().length > 0;
    const { dropped, isDisputed } = store.takePlan({ ...now, readOnly: readOnly(now) });
    if (isDisputed) ask({ current: now.stored });
    setChange({ of: before.plan === after.plan ? 'rollouts' : 'plan', dropped });
    // What was refused is said again, by the limits that are shown now.
    if (showsProblems) store.problems.check();
    // A failed avatar keeps its known value, like lists do.
    setLoaded(({ facts }) => ({
      ...now,
      facts: { ...now.facts, botAvatar: now.facts.botAvatar ?? facts.botAvatar ?? null },
    }));
  }, [api, store, load, readOnly, ask, ofGuild]);

  const refresh = useCallback(async () => {
    looked.current = stopwatch();
    const { unlisted, ...lists } = await readListsAnew(api, module, store.module.context);
    store.takeLists(lists);
    setLoaded((before) => ({ ...before, module: store.module, unlisted }));
  }, [api, module, store]);

  const learn = useCallback<Refreshing['learn']>(
    (members) => {
      const { guild } = store.module.context;
      store.takeLists({ guild: { ...guild, members: { ...guild.members, ...members } } });
      setLoaded((before) => ({ ...before, module: store.module }));
    },
    [store],
  );

  useEffect(() => {
    function returned() {
      if (document.visibilityState === 'hidden' || looked.current() < RETURN_AGE) return;
      void refresh().then(lookAtTerms);
    }
    document.addEventListener('visibilitychange', returned);
    window.addEventListener('focus', returned);
    return () => {
      document.removeEventListener('visibilitychange', returned);
      window.removeEventListener('focus', returned);
    };
  }, [refresh, lookAtTerms]);

  // A plan may end while the user looks at the page: at the end of its period, or because it was refunded.
  const shown = useTabShown();
  useEffect(() => {
    if (!ofGuild || !shown) return;
    const timer = setInterval(() => void lookAtTerms(), TERMS_AGE);
    return () => clearInterval(timer);
  }, [ofGuild, shown, lookAtTerms]);

  const watched = useMemo(
    (): Api => ({
      ...api,
      async post(path, body, headers) {
        const answer = await api.post(path, body, headers);
        // The form has checked what it sends, so only other limits than its own refuse it.
        if (answer.status === 403 || answer.status === 400) void lookAtTerms();
        return answer;
      },
    }),
    [api, lookAtTerms],
  );

  return { loaded, api: watched, change, refresh, learn };
}
