import { createStore, useStore } from '../browser/store.ts';

/** `public/theme.js` reads the same, and the start page says so. */
const KEY = 'login-destination';

/** Where the next login leads: to the page that needed one, with its query and hash, which no server hears of. */
const destination = createStore<string | null>(kept(), () => null);

export function useDestination(): string | null {
  return useStore(destination);
}

/** Has a login lead to an address of this site, also from the pages that come before it in this tab. */
export function keepDestination(address: string | null): void {
  try {
    if (address === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, address);
  } catch {
    // A browser without storage forgets it with the page.
  }
  if (destination.get() !== address) destination.set(address);
}

/** Has a login lead to a page of the router while it is shown. */
export function offerDestination(address: string): () => void {
  destination.set(address);
  return () => destination.set(kept());
}

function kept(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}
