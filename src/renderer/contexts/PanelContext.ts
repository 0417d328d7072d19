import { createContext, useContext, useState } from 'react';

/** Which named tab of the screen is open, and how to open one. */
export interface Panels {
  opened?: string;
  open(panel: string): void;
}

export const PanelContext = createContext<Panels>({ open: () => {} });

/** Whether the panels around are open: a closed one stays mounted. */
export const OpenContext = createContext(true);

/** Whether what is here has been on the screen, or in a panel that was opened. */
export function useOpened(): boolean {
  const isOpen = useContext(OpenContext);
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  return isOpen || wasOpen;
}

export function usePanels(): Panels {
  return useContext(PanelContext);
}
