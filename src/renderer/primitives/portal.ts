import { createContext, useContext } from 'react';

/**
 * Where popups mount. Dialogs set it to themselves: popups are stacked below dialogs, so those opened in a dialog must mount
 * inside it.
 */
export const PortalContext = createContext<HTMLElement | null>(null);

/** The container for a popup's portal. Undefined means the body. */
export function usePortalContainer(): HTMLElement | undefined {
  return useContext(PortalContext) ?? undefined;
}
