import { useEffect, useEffectEvent, useReducer, useState } from 'react';
import { useTabShown } from '../../renderer/browser/useTabShown.ts';
import { type ApiFailure, readShared } from '../calls/api.ts';
import type { Overview, StatisticsPeriod } from './overview.ts';
import { readOverview } from './readOverview.ts';

/** Milliseconds after which figures count as old for somebody who returns to the page. */
const OLD = 60_000;

/** These answers stay the same however often one asks. */
const final = new Set([401, 403, 404]);

interface State {
  overview: Overview | null;
  /** When these figures came. */
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
 * The figures of a period. They are asked for when the page opens, when the person comes back to it after a while, and on
 * demand, never by a clock. Those before stay while others are under way, and when they cannot be had; a refusal takes them
 * away.
 */
export function useOverview(guildId: string, period: StatisticsPeriod): LiveOverview {
  const [state, setState] = useState(nothing);
  const [asked, refresh] = useReducer((count: number) => count + 1, 0);
  const shown = useTabShown();

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
    if (shown) refreshIfOld();
  }, [shown]);

  return { ...state, refresh };
}
