import { useCallback, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { SettingsDocument } from '../../language/model.ts';
import { useQuery } from '../navigation/useQuery.ts';

/** The state kept in the address: the open tab, what was chosen, and the result of a payment. */
export function useAddressState() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const [query, changeQuery] = useQuery();
  const chosen = useRef<Record<string, string>>({});
  const onPanel = useCallback((tab: string) => changeQuery({ tab }), [changeQuery]);
  const onChoices = useCallback(
    (choices: SettingsDocument) => {
      const texts = Object.entries(choices).filter((choice): choice is [string, string] => isText(choice[1]));
      chosen.current = Object.fromEntries(texts);
      changeQuery(Object.fromEntries(Object.keys(choices).map((name) => [name, chosen.current[name]])));
    },
    [changeQuery],
  );
  // The result must not be shown again when the page is reloaded.
  const onArrived = useCallback(
    (panel?: string) => {
      const kept = new URLSearchParams({ ...(panel && { tab: panel }), ...chosen.current }).toString();
      navigate({ search: kept && `?${kept}` }, { replace: true, preventScrollReset: true });
    },
    [navigate],
  );
  return { search, panel: query.get('tab') ?? undefined, onPanel, onChoices, onArrived };
}

function isText(value: unknown): boolean {
  return typeof value === 'string' && value !== '';
}
