import { type RefObject, useLayoutEffect } from 'react';
import type { LiveValue } from '../../types.ts';
import { fitsLimits, type TextLimits } from '../limitEdit.ts';
import type { TextField } from '../useTextInput.ts';

/**
 * Replaces a range of a text field as if it had been typed: the browser can undo it, and an input event follows.
 */
export function write(field: TextField, text: string, start: number, end: number): void {
  field.focus();
  field.setSelectionRange(start, end);
  // Deprecated, but the only API that preserves the undo history. The fallback does not.
  if (
    typeof document.execCommand === 'function' &&
    document.execCommand(text === '' ? 'delete' : 'insertText', false, text)
  )
    return;
  field.setRangeText(text, start, end, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Replaces every occurrence of a word in a text field, as one step that the browser can undo. False if the limits are in the way. */
export function replaceWord(field: TextField, word: string, replacement: string, limits: TextLimits): boolean {
  const { value } = field;
  const [first, last] = [value.indexOf(word), value.lastIndexOf(word)];
  if (first < 0) return true;
  const end = last + word.length;
  const text = value.slice(first, end).replaceAll(word, replacement);
  if (!fitsLimits(value.slice(0, first) + text + value.slice(end), limits)) return false;
  write(field, text, first, end);
  return true;
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
