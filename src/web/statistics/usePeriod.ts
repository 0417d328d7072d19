import { useState } from 'react';
import { readStored, writeStored } from '../../renderer/storage.ts';
import type { StatisticsPeriod } from './overview.ts';

const KEY = 'statistics_period';

export const periods: readonly StatisticsPeriod[] = ['1h', '24h', '7d', '30d'];

/** The selected period. It is remembered for the next visit, in every server. */
export function usePeriod(): [StatisticsPeriod, (period: StatisticsPeriod) => void] {
  const [period, setPeriod] = useState(remembered);
  return [
    period,
    (next) => {
      writeStored(KEY, next);
      setPeriod(next);
    },
  ];
}

function remembered(): StatisticsPeriod {
  const stored = readStored(KEY);
  return periods.find((period) => period === stored) ?? '24h';
}
