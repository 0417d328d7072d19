import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { TextField } from '../useTextInput.ts';

/** What is written of a variable: where its brace is, and the beginning of its name. */
export interface TypedBrace {
  at: number;
  name: string;
}

const NAME = /^[\p{L}\p{N}_]{0,40}$/u;

/** Follows a brace that is typed into a text, until its name ends. Costs a comparison per keystroke otherwise. */
export function useTypedBrace(field: RefObject<TextField | null>): { typed: TypedBrace | undefined; end(): void } {
  const [typed, setTyped] = useState<TypedBrace>();
  const current = useRef<TypedBrace>(undefined);
  const set = useCallback((next: TypedBrace | undefined) => {
    current.current = next;
    setTyped(next);
  }, []);
  const end = useCallback(() => set(undefined), [set]);

  useEffect(() => {
    const element = field.current;
    if (!element) return;
    const listening = new AbortController();
    const { signal } = listening;

    /** The name between a brace and the caret, if it is one. */
    function nameFrom(at: number): string | undefined {
      const { value = '', selectionStart, selectionEnd } = element ?? {};
      if (selectionStart !== selectionEnd || typeof selectionEnd !== 'number' || selectionEnd <= at) return undefined;
      const name = value.slice(at + 1, selectionEnd);
      return value[at] === '{' && NAME.test(name) ? name : undefined;
    }
    function follow({ data, isComposing }: { data: string | null; isComposing?: boolean }): void {
      const isNew = data?.endsWith('{') === true;
      if ((!isNew && !current.current) || isComposing) return;
      const at = isNew ? (element?.selectionEnd ?? 0) - 1 : (current.current?.at ?? 0);
      const name = nameFrom(at);
      set(name === undefined ? undefined : { at, name });
    }
    const target: HTMLElement = element;
    target.addEventListener('input', follow, { signal });
    // The last input event of an input method comes before this one, and is still part of the composition.
    target.addEventListener('compositionend', follow, { signal });
    target.addEventListener('blur', end, { signal });
    return () => listening.abort();
  }, [field, set, end]);

  const isTyped = typed !== undefined;
  useEffect(() => {
    if (!isTyped) return;
    const watch = () => {
      const { selectionStart, selectionEnd } = field.current ?? {};
      const brace = current.current;
      const isInside = brace && selectionStart === selectionEnd && selectionEnd === brace.at + 1 + brace.name.length;
      if (!isInside) end();
    };
    document.addEventListener('selectionchange', watch);
    return () => document.removeEventListener('selectionchange', watch);
  }, [isTyped, field, end]);

  return { typed, end };
}
