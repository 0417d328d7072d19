import { type RefObject, useLayoutEffect } from 'react';

export type TextField = HTMLInputElement | HTMLTextAreaElement;

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

/** Fits the height of a text area to its text, in browsers without `field-sizing`. */
export function useAutoHeight(area: RefObject<HTMLTextAreaElement | null>, text: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the height follows the text
  useLayoutEffect(() => {
    const element = area.current;
    if (!element || globalThis.CSS?.supports?.('field-sizing', 'content')) return;
    element.style.height = 'auto';
    element.style.height = `${element.scrollHeight + element.offsetHeight - element.clientHeight}px`;
  }, [area, text]);
}
