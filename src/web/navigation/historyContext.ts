import { createContext, useContext } from 'react';
import type { AppHistory } from './history.ts';

/** Null on public pages, which have no router. */
export const HistoryContext = createContext<AppHistory | null>(null);

export function useAppHistory(): AppHistory {
  const history = useContext(HistoryContext);
  if (!history) throw new Error('There is no AppRouter around this component');
  return history;
}
