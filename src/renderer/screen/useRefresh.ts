import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { CompiledModule, GuildLists } from '../../language/model.ts';
import type { Api } from '../calls/api.ts';
import type { LoadedScreen, LoadOutcome } from '../calls/load.ts';
import { readListsAnew, readPlan } from '../calls/refresh.ts';
import type { FormStore } from '../state/store.ts';

/** When the user returns to the page, data older than this many milliseconds is reloaded. */
const RETURN_AGE = 15_000;

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
}

export interface Refreshing {
  /** What was loaded, with everything refreshed since. */
  loaded: LoadedScreen;
  /** The same API, but a 403 makes it check the plan. */
  api: Api;
  /** Titles of fields whose edits were lost to a change of the plan; undefined while the plan has not changed. */
  dropped?: readonly string[];
  /** Reloads the lists of the server. */
  refresh(): Promise<void>;
  /** Takes over what was found out about members of the server. */
  learn(members: NonNullable<GuildLists['members']>): void;
}

/** Refreshes the lists and the plan of a form: on demand, when the user returns to the page, and after a 403. */
export function useRefresh({ api, module, store, first, load, readOnly }: RefreshSetup): Refreshing {
  const [loaded, setLoaded] = useState(first);
  const [dropped, setDropped] = useState<readonly string[]>();
  const looked = useRef(Date.now());
  const ofGuild = store.module.context.guild.id !== '';

  const lookAtPlan = useCallback(async () => {
    if (!ofGuild || (await readPlan(api, module, store.module.context)) === store.module.context.plan) return;
    const outcome = await load(store.module.context.guild);
    if (!('loaded' in outcome) || outcome.loaded.module.context.plan === store.module.context.plan) return;
    const { loaded: now } = outcome;
    // The defaults shown for settings that failed to load must not become the saved copy.
    if (now.unread.length > 0) return;
    setDropped(store.takePlan({ ...now, readOnly: readOnly(now) }));
    // A failed avatar keeps its known value, like lists do.
    setLoaded(({ facts }) => ({
      ...now,
      facts: { ...now.facts, botAvatar: now.facts.botAvatar ?? facts.botAvatar ?? null },
    }));
  }, [api, module, store, load, readOnly, ofGuild]);

  const refresh = useCallback(async () => {
    if (!ofGuild) return;
    looked.current = Date.now();
    const { guild, unlisted } = await readListsAnew(api, module, store.module.context.guild);
    store.takeGuild(guild);
    setLoaded((before) => ({ ...before, module: store.module, unlisted }));
  }, [api, module, store, ofGuild]);

  const learn = useCallback<Refreshing['learn']>(
    (members) => {
      const { guild } = store.module.context;
      store.takeGuild({ ...guild, members: { ...guild.members, ...members } });
      setLoaded((before) => ({ ...before, module: store.module }));
    },
    [store],
  );

  useEffect(() => {
    function returned() {
      if (document.visibilityState === 'hidden' || Date.now() - looked.current < RETURN_AGE) return;
      void refresh().then(lookAtPlan);
    }
    document.addEventListener('visibilitychange', returned);
    window.addEventListener('focus', returned);
    return () => {
      document.removeEventListener('visibilitychange', returned);
      window.removeEventListener('focus', returned);
    };
  }, [refresh, lookAtPlan]);

  const watched = useMemo(
    (): Api => ({
      ...api,
      async post(path, body, headers) {
        const answer = await api.post(path, body, headers);
        if (answer.status === 403) void lookAtPlan();
        return answer;
      },
    }),
    [api, lookAtPlan],
  );

  return { loaded, api: watched, dropped, refresh, learn };
}
