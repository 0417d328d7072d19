import { type RefObject, useLayoutEffect } from 'react';
import type { LiveValue } from '../../types.ts';
import type { TextField } from '../useTextInput.ts';

/**
 * Replaces a range of a text field as if it had been typed: the browser can undo it, and an input event follows.
 */
export function write(field: TextField, text: string, start: number, end: number): void {
  field.focus();
  field.setSelectionRange(start, end);
  // Deprecated, but the only API that preserves the undo history. The fallback does not.
  if (typeof document.execCommand === 'function' && document.execCommand('insertText', false, text)) return;
  field.setRangeText(text, start, end, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Fits the height of a text area to its text, in browsers without `field-sizing`. To be called after `useTextInput`. */
export function useAutoHeight(area: RefObject<HTMLTextAreaElement | null>, live: LiveValue): void {
  useLayoutEffect(() => {
    const element = area.current;
    if (!element || globalThis.CSS?.supports?.('field-sizing', 'content')) return;
    function adjust(): void {
      if (!element) return;
      element.style.height = 'auto';
      element.style.height = `${element.scrollHeight + element.offsetHeight - element.clientHeight}px`;
    }
    adjust();
    element.addEventListener('input', adjust);
    const end = live.subscribe(adjust);
    return () => {
      element.removeEventListener('input', adjust);
      end();
    };
  }, [area, live]);
}
