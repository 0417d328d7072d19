import { useMemo } from 'react';
import { useWidgets } from '../context.ts';

/** Those whose condition holds, the same array until others are. */
export function useOffered<Entry extends { visible?: string }>(entries: readonly Entry[]): readonly Entry[] {
  const { evaluate } = useWidgets();
  const shown = entries.map(({ visible }) => visible === undefined || evaluate(visible) === true).join();
  return useMemo(() => {
    const flags = shown.split(',');
    return entries.filter((_, index) => flags[index] === 'true');
  }, [entries, shown]);
}
