import { useEffect, useEffectEvent, useReducer, useState } from 'react';
import { useTabShown } from '../../renderer/useTabShown.ts';
import { type ApiFailure, readShared } from '../calls/api.ts';
import type { Overview, StatisticsPeriod } from './overview.ts';
import { readOverview } from './readOverview.ts';

/** Milliseconds after which figures are reloaded when the user returns to the page. */
const OLD = 60_000;

/** Statuses for which a retry is pointless. */
const final = new Set([401, 403, 404]);

interface State {
  overview: Overview | null;
  /** When these figures were loaded. */
  updatedAt: Date | null;
  /** When the last call was answered or failed, in milliseconds. */
  answeredAt: number;
  loading: boolean;
  failure: ApiFailure | null;
}

const nothing: State = { overview: null, updatedAt: null, answeredAt: 0, loading: true, failure: null };

export interface LiveOverview extends State {
  refresh(): void;
}

/**
 * The figures of a period. They are loaded when the page opens, when the user returns to it after a while, and on
 * demand, never by a timer. The previous figures stay during a call and after a failure; a refusal removes them.
 */
export function useOverview(guildId: string, period: StatisticsPeriod): LiveOverview {
  const [state, setState] = useState(nothing);
  const [asked, refresh] = useReducer((count: number) => count + 1, 0);
  const tabShown = useTabShown();

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    setState((before) => ({ ...before, loading: true }));
    readShared(`/auth/guilds/${guildId}/statistics/overview/?period=${period}`, asked > 0)
      .then(readOverview)
      .then(
        (overview) => {
          if (signal.aborted) return;
          setState({ overview, updatedAt: new Date(), answeredAt: Date.now(), loading: false, failure: null });
        },
        (failure: ApiFailure) => {
          if (signal.aborted) return;
          const kept = final.has(failure.status) ? { overview: null, updatedAt: null } : {};
          setState((before) => ({ ...before, ...kept, answeredAt: Date.now(), loading: false, failure }));
        },
      );
    return () => controller.abort();
  }, [guildId, period, asked]);

  const { answeredAt, loading, failure } = state;
  const refreshIfOld = useEffectEvent(() => {
    const useless = failure !== null && final.has(failure.status);
    if (!loading && !useless && Date.now() - answeredAt >= OLD) refresh();
  });
  useEffect(() => {
    if (tabShown) refreshIfOld();
  }, [tabShown]);

  return { ...state, refresh };
}
