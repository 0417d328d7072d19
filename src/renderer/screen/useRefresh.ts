import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { CompiledModule, GuildLists } from '../../language/model.ts';
import type { Api } from '../calls/api.ts';
import type { LoadedScreen, LoadOutcome } from '../calls/load.ts';
import { readListsAnew, readPlan } from '../calls/refresh.ts';
import type { FormStore } from '../state/store.ts';

/** Milliseconds after which what is shown is read anew when somebody comes back to the page. */
const RETURN_AGE = 15_000;

export interface RefreshSetup {
  api: Api;
  module: CompiledModule;
  store: FormStore;
  /** What the form started from. */
  first: LoadedScreen;
  /** Makes the calls of the screen again. Lists that cannot be read then stay as they are known. */
  load(known: GuildLists): Promise<LoadOutcome>;
  /** Why nothing can be changed, or undefined. */
  readOnly(loaded: LoadedScreen): string | undefined;
}

export interface Refreshing {
  /** What was loaded, with what was read anew since. */
  loaded: LoadedScreen;
  /** The same API; a refusal of it leads to a look at the plan. */
  api: Api;
  /** Titles of fields whose edits another plan took away; undefined while the plan is the one that was loaded. */
  dropped?: readonly string[];
  /** Reads the lists of the server anew. */
  refresh(): Promise<void>;
}

/** Keeps a form's lists and plan as they are now: on demand, on coming back to the page, and after a refusal. */
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
    // Defaults in place of what could not be read would become what the form was made from.
    if (now.unread.length > 0) return;
    setDropped(store.takePlan({ ...now, readOnly: readOnly(now) }));
    // The bot's picture is no list, and is kept like one.
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

  return { loaded, api: watched, dropped, refresh };
}
