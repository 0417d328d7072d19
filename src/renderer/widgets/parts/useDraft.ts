import { useState } from 'react';

interface Draft<Value> {
  text: string;
  /** What the form should hold while this draft stands. */
  expected: Value;
}

/**
 * The text of an input while a person edits it. It gives way as soon as the form holds something else than the
 * edit led to: a refused change, Discard, an effect.
 */
export function useDraft<Value>(value: Value, format: (value: Value) => string) {
  const [draft, setDraft] = useState<Draft<Value> | null>(null);
  const stands = draft !== null && Object.is(draft.expected, value);
  return {
    /** Whether something is typed that the form has not gone away from. */
    stands,
    shown: stands ? draft.text : format(value),
    /** `expected` is the value that the form has after this edit. */
    edit: (text: string, expected: Value) => setDraft({ text, expected }),
    drop: () => setDraft(null),
  };
}
