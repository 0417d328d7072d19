import { type RefObject, useCallback, useLayoutEffect, useReducer, useRef } from 'react';
import type { LiveValue, WidgetProps } from '../types.ts';

export type TextField = HTMLInputElement | HTMLTextAreaElement;

export interface TextInput {
  live: LiveValue;
  /** The text that belongs into the field now. */
  shown(): string;
  /** Takes over an edited text. Returns the position of the caret if {@link shown} is going to differ from it. */
  edit(typed: string, caret: number): number | undefined;
}

/**
 * Leaves the text of a field to the browser: an edit reaches the form without a render. What the form changes is written
 * into the field, with the caret kept in place, but never while an input method is composing. The field has no `value`.
 */
export function useTextInput(
  field: RefObject<TextField | null>,
  { live: ofForm }: Pick<WidgetProps, 'live'>,
  { live, shown, edit }: TextInput,
): void {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const latest = useRef({ shown, edit });
  const caret = useRef<number>(undefined);
  /** The field is ahead of the form: an edit is being taken over, or an input method is composing. */
  const ahead = useRef(false);
  // A form that renders at each edit knows the new value only then.
  const isCurrent = ofForm !== undefined;

  const show = useCallback(() => {
    if (!field.current || ahead.current) return;
    replaceText(field.current, latest.current.shown(), caret.current);
    caret.current = undefined;
  }, [field]);

  useLayoutEffect(() => {
    latest.current = { shown, edit };
    show();
  });

  useLayoutEffect(() => live.subscribe(show), [live, show]);

  useLayoutEffect(() => {
    const element = field.current;
    if (!element) return;
    let composing = false;
    const listening = new AbortController();
    const listen = (type: string, listener: () => void) =>
      element.addEventListener(type, listener, { signal: listening.signal });

    function take(): void {
      if (!element) return;
      const typed = element.value;
      ahead.current = true;
      caret.current = latest.current.edit(typed, element.selectionEnd ?? typed.length);
      ahead.current = composing;
      if (isCurrent) show();
      else redraw();
    }

    listen('input', take);
    // Some password managers and extensions send no input event.
    listen('change', () => {
      if (element.value !== latest.current.shown()) take();
    });
    listen('compositionstart', () => {
      composing = true;
      ahead.current = true;
    });
    listen('compositionend', () => {
      composing = false;
      take();
    });
    return () => listening.abort();
  }, [field, show, isCurrent]);
}

/** Replaces the text of a field. The caret stays where it is in the text, or goes to the given position. */
function replaceText(element: TextField, text: string, caret?: number): void {
  const { value: before, selectionStart, selectionEnd } = element;
  if (before === text) return;
  element.value = text;
  // In some browsers, selecting text in another field would move the focus there.
  if (document.activeElement !== element) return;
  const [start, end] = [selectionStart, selectionEnd].map(
    (at) => caret ?? movedCaret(before, text, at ?? before.length),
  );
  element.setSelectionRange(start ?? null, end ?? null);
}

/** Where a position in a text is after a part of the text was replaced. */
function movedCaret(before: string, after: string, at: number): number {
  const shorter = Math.min(before.length, after.length);
  let head = 0;
  while (head < shorter && before[head] === after[head]) head++;
  let tail = 0;
  while (tail < shorter - head && before[before.length - 1 - tail] === after[after.length - 1 - tail]) tail++;
  if (at <= head) return at;
  return at >= before.length - tail ? at + after.length - before.length : after.length - tail;
}
