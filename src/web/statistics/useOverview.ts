import { useEffect, useReducer, useState } from 'react';
import { useTabShown } from '../../renderer/useTabShown.ts';
import { type ApiFailure, read } from '../api.ts';
import type { Overview, Period } from './overview.ts';
import { readOverview } from './readOverview.ts';

/** Milliseconds after which figures are asked for again while they are seen. */
const EVERY = 60_000;

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
 * The figures of a period, fresh while the page is seen. Those before stay while others are under way, and when they cannot
 * be had; a refusal takes them away.
 */
export function useOverview(guildId: string, period: Period): LiveOverview {
  const [state, setState] = useState(nothing);
  const [asked, refresh] = useReducer((count: number) => count + 1, 0);
  const shown = useTabShown();

  // biome-ignore lint/correctness/useExhaustiveDependencies: `asked` asks for the same again
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    setState((before) => ({ ...before, loading: true }));
    read(`/auth/guilds/${guildId}/statistics/overview/?period=${period}`, signal).then(
      (answer) => {
        if (signal.aborted) return;
        setState({
          overview: readOverview(answer),
          updatedAt: new Date(),
          answeredAt: Date.now(),
          loading: false,
          failure: null,
        });
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
  const waits = shown && !loading && !(failure && final.has(failure.status));
  useEffect(() => {
    if (!waits) return;
    const timer = setTimeout(refresh, Math.max(0, answeredAt + EVERY - Date.now()));
    return () => clearTimeout(timer);
  }, [waits, answeredAt]);

  return { ...state, refresh };
}
