import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** The state kept in the address: the open tab, and the result of a payment. */
export function useAddressState() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const onPanel = useCallback(
    (panel: string) => navigate({ search: `?tab=${panel}` }, { replace: true, preventScrollReset: true }),
    [navigate],
  );
  // The result must not be shown again when the page is reloaded.
  const onArrived = useCallback(
    (panel?: string) => navigate({ search: panel ? `?tab=${panel}` : '' }, { replace: true, preventScrollReset: true }),
    [navigate],
  );
  return { search, panel: new URLSearchParams(search).get('tab') ?? undefined, onPanel, onArrived };
}
