import { type RefObject, useRef } from 'react';
import { fitsLimits, type TextLimits } from '../limitEdit.ts';
import { type TextField, write } from './textField.ts';

/**
 * Writes words into a text field where the person left the caret; at the end, where nobody was in it yet. Focus alone, as
 * after a dialog, leaves the caret at the start.
 */
export function useInsertion(field: RefObject<TextField | null>, value: string, limits: TextLimits) {
  const visited = useRef(false);
  const visit = () => {
    visited.current = true;
  };
  return {
    /** From now on the caret stands where the person put it. */
    visit,
    /** What the field needs to know that. */
    visits: {
      onPointerDown: visit,
      onKeyDown: ({ key }: { key: string }) => {
        if (key !== 'Tab' && key !== 'Shift') visit();
      },
    },
    /** False where the limits leave no room. */
    insert(words: string): boolean {
      const element = field.current;
      if (!element) return true;
      const start = visited.current ? (element.selectionStart ?? value.length) : value.length;
      const end = visited.current ? (element.selectionEnd ?? value.length) : value.length;
      if (!fitsLimits(value.slice(0, start) + words + value.slice(end), limits)) return false;
      write(element, words, start, end);
      return true;
    },
  };
}
