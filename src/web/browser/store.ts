import { useSyncExternalStore } from 'react';

/** A value outside React that components can follow. */
export interface ExternalStore<T> {
  get(): T;
  /** The value used by prerendered pages; the browser hydrates with it before it shows the current one. */
  prerendered(): T;
  set(value: T): void;
  subscribe(listener: () => void): () => void;
}

export function createStore<T>(initial: T, prerendered?: () => T): ExternalStore<T> {
  let current = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => current,
    prerendered: prerendered ?? (() => current),
    set(value) {
      current = value;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export function useStore<T>(store: ExternalStore<T>): T {
  return useSyncExternalStore(store.subscribe, store.get, store.prerendered);
}
