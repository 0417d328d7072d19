import { useEffect } from 'react';
import type { FormStore } from '../state/store.ts';

const TEXT_TYPES = new Set(['text', 'search', 'email', 'url', 'tel', 'password', 'number']);

const RETRACES: Readonly<Record<string, 'undo' | 'redo'>> = { historyUndo: 'undo', historyRedo: 'redo' };

/**
 * Ctrl/Cmd+S saves. Ctrl/Cmd+Z and Y undo and redo, except in text fields, which have their own undo. Right after a discard,
 * Z undoes the discard even there.
 */
export function useShortcuts(store: FormStore, save: () => void): void {
  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      const target = event.target instanceof Element ? event.target : null;
      // A press beside its controls takes the focus out of an open dialog, but the form behind it stays inert.
      if (document.querySelector('dialog[open]') || target?.closest('[role="dialog"]')) return;
      const key = event.key.toLowerCase();
      if (key === 's' && !event.shiftKey) {
        event.preventDefault();
        save();
      } else if (key === 'z' && !event.shiftKey && store.canUndoDiscard(true)) {
        event.preventDefault();
        store.undoDiscard();
      } else if ((key === 'z' || key === 'y') && !isText(target)) {
        event.preventDefault();
        if (key === 'y' || event.shiftKey) store.redo();
        else store.undo();
      }
    }
    // The form goes along with what the browser undoes in a text field: from before the field takes the text until after.
    const begin = (event: Event) =>
      store.retracing(event instanceof InputEvent ? RETRACES[event.inputType] : undefined);
    const end = () => store.retracing(undefined);
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener('keydown', press, { signal });
    window.addEventListener('input', begin, { capture: true, signal });
    window.addEventListener('input', end, { signal });
    return () => listening.abort();
  }, [store, save]);
}

function isText(element: Element | null): boolean {
  if (element instanceof HTMLInputElement) return TEXT_TYPES.has(element.type);
  return (
    element instanceof HTMLTextAreaElement || (element instanceof HTMLElement && element.isContentEditable === true)
  );
}
