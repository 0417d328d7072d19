import { createContext, useContext, useEffect } from 'react';

/** Which of several texts offers the variables that they share. */
export interface SharedVariables {
  /** The id of the control. */
  at: string;
  offerAt(id: string): void;
  /** To be called when a control is gone. Must be stable. */
  leave(id: string): void;
}

/** Set around the texts of a group that share their variables, so that these are not repeated at each of them. */
export const SharedVariablesContext = createContext<SharedVariables | null>(null);

/** Whether a text offers its variables here, and what to call when it gets the focus. */
export function useSharedVariables(id: string): { isOffered: boolean; onFocus(): void } {
  const shared = useContext(SharedVariablesContext);
  const leave = shared?.leave;
  useEffect(() => () => leave?.(id), [leave, id]);
  return { isOffered: shared === null || shared.at === id, onFocus: () => shared?.offerAt(id) };
}
