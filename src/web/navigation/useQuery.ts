import { useCallback, useEffect, useRef } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router-dom';

/** Changes the named parameters and keeps the others; undefined removes one. */
type ChangeQuery = (parameters: Readonly<Record<string, string | undefined>>) => void;

/**
 * The query of the address, for what a page keeps there: it survives a reload and a login, and is in a copied link. Changing it
 * adds no history entry, and is no visit of its own. The function that changes it is stable.
 */
export function useQuery(): [URLSearchParams, ChangeQuery] {
  const navigate = useNavigate();
  const location = useLocation();
  const latest = useRef(location);
  useEffect(() => {
    latest.current = location;
  }, [location]);
  const change = useCallback<ChangeQuery>(
    (parameters) => {
      const { search, hash } = latest.current;
      const query = new URLSearchParams(search);
      for (const [name, value] of Object.entries(parameters)) {
        if (value === undefined) query.delete(name);
        else query.set(name, value);
      }
      const state = { visit: visitOf(latest.current) };
      navigate({ search: `?${query}`, hash }, { replace: true, preventScrollReset: true, state });
    },
    [navigate],
  );
  return [new URLSearchParams(location.search), change];
}

/** Differs from visit to visit of an address, and stays the same while only its query is changed. */
export function visitOf({ key, state }: Location<{ visit?: string } | null>): string {
  return state?.visit ?? key;
}
