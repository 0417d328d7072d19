import { createContext, useContext } from 'react';

/**
 * Where popups mount. A dialog sets it to itself: dropdowns lie below modals in the stack,
 * so one that opens inside a modal has to live in there.
 */
export const PortalContext = createContext<HTMLElement | null>(null);

/** The element for a popup's portal; the body when undefined. */
export function usePortalContainer(): HTMLElement | undefined {
  return useContext(PortalContext) ?? undefined;
}
