import { useSyncExternalStore } from 'react';

/** Open modal dialogs, the topmost last. All that is outside the topmost is inert. */
const modals: HTMLElement[] = [];
const listeners = new Set<() => void>();

/** Counts a dialog as open until the returned function is called. */
export function enterModal(dialog: HTMLElement): () => void {
  modals.push(dialog);
  tell();
  return () => {
    modals.splice(modals.indexOf(dialog), 1);
    tell();
  };
}

/** The topmost modal dialog: the only place where something can be read out and pressed. */
export function useTopModal(): HTMLElement | undefined {
  return useSyncExternalStore(subscribe, top, none);
}

function top(): HTMLElement | undefined {
  return modals.at(-1);
}

const none = () => undefined;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tell(): void {
  for (const listener of listeners) listener();
}
