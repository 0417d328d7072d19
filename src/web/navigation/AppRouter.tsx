import { createContext, type ReactNode, startTransition, useContext, useLayoutEffect, useState } from 'react';
import { Router } from 'react-router-dom';
import type { AppHistory } from './history.ts';

const HistoryContext = createContext<AppHistory | null>(null);

interface AppRouterProps {
  history: AppHistory;
  /** What every path begins with. */
  basename: string;
  children: ReactNode;
}

/** Shows the page of the address. The last page stays until the code of the next one is there. */
export function AppRouter({ history, basename, children }: AppRouterProps) {
  const [visit, setVisit] = useState(history.visit);
  useLayoutEffect(() => {
    // A redirect may have come before this.
    setVisit(history.visit());
    return history.listen((next) => startTransition(() => setVisit(next)));
  }, [history]);
  return (
    <HistoryContext value={history}>
      <Router basename={basename} location={visit.location} navigationType={visit.action} navigator={history}>
        {children}
      </Router>
    </HistoryContext>
  );
}

export function useAppHistory(): AppHistory {
  const history = useContext(HistoryContext);
  if (!history) throw new Error('There is no AppRouter around this component');
  return history;
}
