import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** What the address says of the screen: the open tab, and what somebody has come back from. */
export function usePlace() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const onPanel = useCallback(
    (panel: string) => navigate({ search: `?tab=${panel}` }, { replace: true, preventScrollReset: true }),
    [navigate],
  );
  // What brought the person here must not happen again when the page is loaded anew.
  const onArrived = useCallback(
    (panel?: string) => navigate({ search: panel ? `?tab=${panel}` : '' }, { replace: true, preventScrollReset: true }),
    [navigate],
  );
  return { search, panel: new URLSearchParams(search).get('tab') ?? undefined, onPanel, onArrived };
}
