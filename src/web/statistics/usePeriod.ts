import { useState } from 'react';
import { readStored, writeStored } from '../../renderer/storage.ts';
import type { Period } from './overview.ts';

const KEY = 'statistics_period';

export const periods: readonly Period[] = ['1h', '24h', '7d', '30d'];

/** The period that is shown. The next visit begins with it, in every server. */
export function usePeriod(): [Period, (period: Period) => void] {
  const [period, setPeriod] = useState(remembered);
  return [
    period,
    (next) => {
      writeStored(KEY, next);
      setPeriod(next);
    },
  ];
}

function remembered(): Period {
  const stored = readStored(KEY);
  return periods.find((period) => period === stored) ?? '24h';
}
