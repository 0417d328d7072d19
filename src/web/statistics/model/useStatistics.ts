import { useCallback, useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { type Stopwatch, stopwatch } from '../../../renderer/browser/stopwatch.ts';
import { useTabShown } from '../../../renderer/browser/useTabShown.ts';
import { useResource } from '../../../renderer/loading/useResource.ts';
import { ApiFailure, readShared } from '../../calls/api.ts';
import type { Overview, StatisticsPeriod } from './overview.ts';
import { readOverview } from './readOverview.ts';

/** Milliseconds after which figures count as old for somebody who returns to the page. */
const OLD = 60_000;

/** These answers stay the same however often one asks. */
const final = new Set([401, 403, 404]);

interface Figures {
  overview: Overview | null;
  /** When these figures came. */
  updatedAt: Date | null;
  /** A refusal takes the place of the figures. */
  refusal?: ApiFailure;
}

export interface LiveOverview {
  overview: Overview | null;
  updatedAt: Date | null;
  loading: boolean;
  failure: ApiFailure | null;
  refresh(): void;
}

/**
 * The figures of a period, and of the one before if they are compared. They are loaded when the page opens, when the user returns to it after a while, and on demand,
 * but never on a timer. The previous ones stay while others are loaded and if that fails; a refusal removes them.
 */
export function useStatistics(guildId: string, period: StatisticsPeriod, compared = false): LiveOverview {
  const anew = useRef(false);
  const path = `/auth/guilds/${guildId}/statistics/overview/?period=${period}${compared ? '&compare=true' : ''}`;
  const { value, error, busy, refresh } = useResource(() => readFigures(path, anew.current), {
    key: path,
    keepPrevious: true,
  });
  const { overview: read = null, updatedAt = null, refusal = null } = value ?? {};
  // What was loaded with a comparison is shown without one as soon as that is switched off.
  const overview = useMemo(() => (read && !compared ? { ...read, previous: undefined } : read), [read, compared]);
  const failure = refusal ?? (error instanceof ApiFailure ? error : null);
  const refreshAnew = useCallback(() => {
    anew.current = true;
    void refresh();
  }, [refresh]);

  const settled = useRef<Stopwatch>(undefined);
  useEffect(() => {
    if (!busy) settled.current = stopwatch();
  }, [busy]);
  const shown = useTabShown();
  const refreshIfOld = useEffectEvent(() => {
    if (!busy && !refusal && settled.current && settled.current() >= OLD) refreshAnew();
  });
  useEffect(() => {
    if (shown) refreshIfOld();
  }, [shown]);

  return { overview, updatedAt, loading: busy, failure, refresh: refreshAnew };
}

async function readFigures(path: string, anew: boolean): Promise<Figures> {
  try {
    const overview = readOverview(await readShared(path, anew));
    return { overview, updatedAt: new Date() };
  } catch (failure) {
    if (!(failure instanceof ApiFailure) || !final.has(failure.status)) throw failure;
    return { overview: null, updatedAt: null, refusal: failure };
  }
}
