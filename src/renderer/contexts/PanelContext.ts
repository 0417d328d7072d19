import { createContext, useContext } from 'react';

/** Which named tab of the screen is open, and how to open one. */
export interface Panels {
  opened?: string;
  open(panel: string): void;
}

export const PanelContext = createContext<Panels>({ open: () => {} });

export function usePanels(): Panels {
  return useContext(PanelContext);
}
