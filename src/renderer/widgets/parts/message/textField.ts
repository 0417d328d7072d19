import { type RefObject, useLayoutEffect } from 'react';

export type TextField = HTMLInputElement | HTMLTextAreaElement;

/**
 * Replaces a part of a text field as if it had been typed: the browser's undo can take it back, and the input event
 * that a person's typing causes follows.
 */
export function write(field: TextField, text: string, start: number, end: number): void {
  field.focus();
  field.setSelectionRange(start, end);
  // No other call keeps the history of undo; where it is missing the text is still written.
  if (typeof document.execCommand === 'function' && document.execCommand('insertText', false, text)) return;
  field.setRangeText(text, start, end, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Makes a text area as high as its text, where style sheets cannot do it alone. */
export function useAutoHeight(area: RefObject<HTMLTextAreaElement | null>, text: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the height follows the text
  useLayoutEffect(() => {
    const element = area.current;
    if (!element || globalThis.CSS?.supports?.('field-sizing', 'content')) return;
    element.style.height = 'auto';
    element.style.height = `${element.scrollHeight + element.offsetHeight - element.clientHeight}px`;
  }, [area, text]);
}
