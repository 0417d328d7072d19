import { createContext, useContext } from 'react';

/** Which tab of the screen was opened by its name, and the way to open one. */
export interface Panels {
  opened?: string;
  open(panel: string): void;
}

export const PanelContext = createContext<Panels>({ open: () => {} });

export function usePanels(): Panels {
  return useContext(PanelContext);
}
