import { createStore, useStore } from '../browser/store.ts';

/** `public/theme.js` reads the same key. */
const KEY = 'login-destination';

/** Where the next login leads: the page that needed it, with its query and hash. It is kept in the browser only. */
const destination = createStore<string | null>(storedDestination(), () => null);

export function useDestination(): string | null {
  return useStore(destination);
}

/** Sets the destination of the next login in this tab; null clears it. */
export function storeDestination(address: string | null): void {
  try {
    if (address === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, address);
  } catch {
    // Without storage, it is lost with the page.
  }
  if (destination.get() !== address) destination.set(address);
}

/**
 * Sets the destination of a login while a page of the router is shown.
 * @returns a function that restores the stored one
 */
export function overrideDestination(address: string): () => void {
  destination.set(address);
  return () => destination.set(storedDestination());
}

function storedDestination(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}
