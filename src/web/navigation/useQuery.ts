import { useCallback, useContext, useLayoutEffect, useRef } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router-dom';
import { HistoryContext } from './historyContext.ts';

/** Changes the named parameters and keeps the others; undefined removes one. */
type ChangeQuery = (parameters: Readonly<Record<string, string | undefined>>) => void;

/**
 * The query of the address, for what a page keeps there: it survives a reload and a login, and is in a copied link. Changing it
 * adds no history entry, and is no visit of its own. The function that changes it is stable.
 */
export function useQuery(): [URLSearchParams, ChangeQuery] {
  const navigate = useNavigate();
  // Specimens and tests have none.
  const history = useContext(HistoryContext);
  const location = useLocation();
  const latest = useRef(location);
  useLayoutEffect(() => {
    latest.current = location;
  }, [location]);
  const change = useCallback<ChangeQuery>(
    (parameters) => {
      // Another change of the same moment is in the address, but not shown yet.
      const current = history?.visit().location ?? latest.current;
      // The address may be that of a page whose code is still loading.
      if (visitOf(current) !== visitOf(latest.current)) return;
      const { search, hash } = current;
      const query = new URLSearchParams(search);
      for (const [name, value] of Object.entries(parameters)) {
        if (value === undefined) query.delete(name);
        else query.set(name, value);
      }
      const state = { visit: visitOf(current) };
      navigate({ search: `?${query}`, hash }, { replace: true, preventScrollReset: true, state });
    },
    [navigate, history],
  );
  return [new URLSearchParams(location.search), change];
}

/** Differs from visit to visit of an address, and stays the same while only its query is changed. */
export function visitOf({ key, state }: Location<{ visit?: string } | null>): string {
  return state?.visit ?? key;
}
