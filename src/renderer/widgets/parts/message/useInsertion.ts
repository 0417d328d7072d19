import { type RefObject, useEffect, useRef } from 'react';
import { fitsLimits, type TextLimits } from '../limitEdit.ts';
import type { TextField } from '../useTextInput.ts';
import { write } from './textField.ts';

/**
 * Inserts text at the caret of a text field, or at the end if the user has not placed the caret yet: focus alone, as after a
 * dialog, puts it at the start.
 * @returns a function that returns false if the text would exceed the limits
 */
export function useInsertion(field: RefObject<TextField | null>, limits: TextLimits): (words: string) => boolean {
  const visited = useRef(false);

  useEffect(() => {
    const element = field.current;
    if (!element) return;
    const listening = new AbortController();
    function visit(event: Event): void {
      const passes = event instanceof KeyboardEvent && (event.key === 'Tab' || event.key === 'Shift');
      if (!passes) visited.current = true;
      if (visited.current) listening.abort();
    }
    for (const type of ['pointerdown', 'keydown', 'input'])
      element.addEventListener(type, visit, { signal: listening.signal });
    return () => listening.abort();
  }, [field]);

  return (words) => {
    const element = field.current;
    if (!element) return true;
    const { value } = element;
    const start = visited.current ? (element.selectionStart ?? value.length) : value.length;
    const end = visited.current ? (element.selectionEnd ?? value.length) : value.length;
    if (!fitsLimits(value.slice(0, start) + words + value.slice(end), limits)) return false;
    write(element, words, start, end);
    return true;
  };
}
