import { readStored, writeStored } from '../../../renderer/browser/storage.ts';
import { useQuery } from '../../navigation/useQuery.ts';
import type { StatisticsPeriod } from './overview.ts';

const KEY = 'statistics_period';

export const periods: readonly StatisticsPeriod[] = ['1h', '24h', '7d', '30d'];

/** The selected period: that of the address, or else the one that was selected last, in whatever server. */
export function usePeriod(): [StatisticsPeriod, (period: StatisticsPeriod) => void] {
  const [query, changeQuery] = useQuery();
  return [
    named(query.get('period')) ?? named(readStored(KEY)) ?? '24h',
    (period) => {
      writeStored(KEY, period);
      changeQuery({ period });
    },
  ];
}

function named(name: string | null): StatisticsPeriod | undefined {
  return periods.find((period) => period === name);
}
