import { type ReactNode, useLayoutEffect, useState } from 'react';
import { Router } from 'react-router-dom';
import type { AppHistory } from './history.ts';
import { HistoryContext } from './historyContext.ts';

interface AppRouterProps {
  history: AppHistory;
  /** The prefix of all paths. */
  basename: string;
  /** Loads what the page at a path needs before it is shown. */
  prepare(path: string, basename: string): Promise<void> | undefined;
  children: ReactNode;
}

/** Shows the page of the address. The previous page stays until the code of the next one is loaded. */
export function AppRouter({ history, basename, prepare, children }: AppRouterProps) {
  const [visit, setVisit] = useState(history.visit);
  useLayoutEffect(() => {
    const show = () => {
      const next = history.visit();
      const wait = prepare(next.location.pathname, basename);
      if (!wait) return setVisit(next);
      // The user may have gone to another page in the meantime.
      void wait.then(() => history.visit() === next && setVisit(next));
    };
    // A redirect may have happened before.
    show();
    return history.listen(show);
  }, [history, prepare, basename]);
  return (
    <HistoryContext value={history}>
      <Router basename={basename} location={visit.location} navigationType={visit.action} navigator={history}>
        {children}
      </Router>
    </HistoryContext>
  );
}
