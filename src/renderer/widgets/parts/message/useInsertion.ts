import { type RefObject, useRef } from 'react';
import { fitsLimits, type TextLimits } from '../limitEdit.ts';
import { type TextField, write } from './textField.ts';

/**
 * Inserts text at the caret of a text field, or at the end if the user has not placed the caret yet: focus alone, as after a
 * dialog, puts it at the start.
 */
export function useInsertion(field: RefObject<TextField | null>, value: string, limits: TextLimits) {
  const visited = useRef(false);
  const visit = () => {
    visited.current = true;
  };
  return {
    /** Records that the user has placed the caret. */
    visit,
    /** Event handlers for the field, to notice that. */
    visits: {
      onPointerDown: visit,
      onKeyDown: ({ key }: { key: string }) => {
        if (key !== 'Tab' && key !== 'Shift') visit();
      },
    },
    /** False if the text would exceed the limits. */
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
