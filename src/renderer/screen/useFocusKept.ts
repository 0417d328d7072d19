import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { focusField } from '../fields/focus.ts';

/**
 * Keeps the focus on a setting, and the caret in its text, when all controls are replaced by new ones.
 * @param version changes when they are
 */
export function useFocusKept(root: RefObject<HTMLElement | null>, version: unknown): void {
  const last = useRef<Element>(undefined);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      last.current = target instanceof Element ? target : undefined;
    };
    const element = root.current;
    element?.addEventListener('focusin', note);
    return () => element?.removeEventListener('focusin', note);
  }, [root]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the controls have been replaced.
  useLayoutEffect(() => {
    const gone = last.current;
    if (!gone || gone.isConnected || document.activeElement !== document.body) return;
    const next = gone.id === '' ? null : document.getElementById(gone.id);
    next?.focus({ preventScroll: true });
    if (next === null || document.activeElement !== next) {
      focusField(root.current, gone.closest<HTMLElement>('[data-field]')?.dataset.field ?? '');
    } else if (isText(gone) && isText(next) && gone.selectionStart !== null) {
      next.setSelectionRange(gone.selectionStart, gone.selectionEnd);
    }
  }, [root, version]);
}

function isText(element: Element): element is HTMLInputElement | HTMLTextAreaElement {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
}
