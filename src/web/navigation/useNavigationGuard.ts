import { useCallback, useEffect, useState } from 'react';
import type { Location } from 'react-router-dom';
import type { HeldNavigation } from './history.ts';
import { useAppHistory } from './historyContext.ts';

/** Holds navigations for which `mustAsk` returns true until the user decides. */
export function useNavigationGuard(mustAsk: (from: Location, to: Location | null) => boolean) {
  const history = useAppHistory();
  const [held, setHeld] = useState<HeldNavigation | null>(null);
  useEffect(() => {
    history.guard((navigation) => {
      const asks = mustAsk(navigation.from, navigation.to);
      if (asks) setHeld(navigation);
      return asks;
    });
    return () => history.guard(null);
  }, [history, mustAsk]);

  const stay = useCallback(() => setHeld(null), []);
  const leave = useCallback(() => {
    setHeld(null);
    held?.proceed();
  }, [held]);
  /** Stays for now. The returned function continues the navigation. */
  const postpone = useCallback(() => {
    setHeld(null);
    return () => held?.proceed();
  }, [held]);
  return { asking: held !== null, stay, leave, postpone };
}
