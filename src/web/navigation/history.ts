import {
  createPath,
  type Location,
  type NavigateOptions,
  NavigationType,
  type Navigator,
  parsePath,
  type To,
} from 'react-router-dom';
import { afterLeaving } from '../../renderer/primitives/overlays/historyEntry.ts';

/** The current location, and how it was reached. */
export interface Visit {
  location: Location;
  action: NavigationType;
  /** Whether the page keeps its scroll position. */
  preventScrollReset: boolean;
}

/** A navigation held by the guard. */
export interface HeldNavigation {
  from: Location;
  /** Null if it leads to an address that the server answers. */
  to: Location | null;
  /** Continues the navigation. */
  proceed(): void;
}

/** Holds a navigation by returning true. */
export type NavigationGuard = (navigation: HeldNavigation) => boolean;

/** The browser's history for the router, with a guard that can hold navigations. */
export interface AppHistory extends Navigator {
  visit(): Visit;
  /** Calls a listener after each navigation. Returns a function that stops it. */
  listen(listener: (visit: Visit) => void): () => void;
  /** Sets the only guard; null lets every navigation pass. */
  guard(guard: NavigationGuard | null): void;
  /** Leaves for an address that the server answers, unless the guard holds that. */
  depart(go: () => void): void;
}

/** The state of an entry in the browser's history. */
interface EntryState {
  usr?: unknown;
  key?: string;
  /** Its position among the entries of this tab. */
  idx?: number;
}

/**
 * Follows the browser's history. React Router's own history is part of its data router, which nothing else here needs
 * and which is twice as large as the rest of the router.
 */
export function createNavigation(): AppHistory {
  const listeners = new Set<(visit: Visit) => void>();
  let held: NavigationGuard | null = null;
  // A held step through the history has already happened, so it is undone, which the browser does asynchronously.
  let undoing: { next?: () => void } | null = null;
  let proceeding = false;
  if (entryState().idx === undefined) {
    window.history.replaceState({ ...window.history.state, idx: 0, key: newKey() }, '');
  }
  let index = entryState().idx ?? 0;
  let visit: Visit = { location: readLocation(), action: NavigationType.Pop, preventScrollReset: false };

  const show = (next: Visit) => {
    visit = next;
    for (const listener of listeners) listener(visit);
  };

  const move = (
    action: NavigationType.Push | NavigationType.Replace,
    to: To,
    state: unknown,
    options?: NavigateOptions,
  ) => {
    const key = newKey();
    const path = typeof to === 'string' ? parsePath(to) : to;
    const location: Location = {
      pathname: path.pathname ?? visit.location.pathname,
      search: path.search ?? '',
      hash: path.hash ?? '',
      state,
      key,
    };
    const go = () => {
      if (action === NavigationType.Push) index += 1;
      const entry: EntryState = { usr: state, key, idx: index };
      if (action === NavigationType.Push) window.history.pushState(entry, '', createPath(location));
      else window.history.replaceState(entry, '', createPath(location));
      show({ location, action, preventScrollReset: options?.preventScrollReset === true });
    };
    pass(location, go);
  };

  const pass = (to: Location | null, proceed: () => void) =>
    afterLeaving(() => {
      if (!held?.({ from: visit.location, to, proceed })) proceed();
    });

  const follow = () => {
    const { idx } = entryState();
    if (undoing) {
      const { next } = undoing;
      undoing = null;
      return next?.();
    }
    // An entry that the browser made itself, for a link within the page.
    if (idx === undefined) {
      index += 1;
      window.history.replaceState({ ...window.history.state, idx: index, key: newKey() }, '');
      return show({ location: readLocation(), action: NavigationType.Pop, preventScrollReset: true });
    }
    const delta = idx - index;
    const location = readLocation();
    const proceed = () => {
      if (undoing) {
        undoing.next = proceed;
        return;
      }
      proceeding = true;
      window.history.go(delta);
    };
    const asks = !proceeding && delta !== 0;
    proceeding = false;
    if (asks && held?.({ from: visit.location, to: location, proceed })) {
      undoing = {};
      return window.history.go(-delta);
    }
    index = idx;
    // An overlay's entry has the key of the page below it, so nothing has changed.
    if (location.key !== visit.location.key) show({ location, action: NavigationType.Pop, preventScrollReset: false });
  };

  return {
    visit: () => visit,
    listen(listener) {
      if (listeners.size === 0) window.addEventListener('popstate', follow);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) window.removeEventListener('popstate', follow);
      };
    },
    guard(guard) {
      held = guard;
    },
    depart: (go) => pass(null, go),
    createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
    go: (delta) => window.history.go(delta),
    push: (to, state, options) => move(NavigationType.Push, to, state, options),
    replace: (to, state, options) => move(NavigationType.Replace, to, state, options),
  };
}

function entryState(): EntryState {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null ? state : {};
}

function readLocation(): Location {
  const { pathname, search, hash } = window.location;
  const { usr = null, key = 'default' } = entryState();
  return { pathname, search, hash, state: usr, key };
}

function newKey(): string {
  return Math.random().toString(36).slice(2, 10);
}
