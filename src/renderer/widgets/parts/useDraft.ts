import { useState } from 'react';
import type { Json } from '../../../language/model.ts';
import type { Draft, WidgetProps } from '../types.ts';

interface Edit<Value> {
  text: string;
  /** The value that the form has after this edit. */
  expected: Value;
  /** Why the text is no value. */
  problem?: string;
}

/**
 * The text of an input while a person edits it, and after that where it is no value of the field. It gives way as soon
 * as the form holds something else than the edit led to: a refused change, Discard, an effect.
 */
export function useDraft<Value extends Json>(
  props: Pick<WidgetProps, 'draft' | 'onDraft'>,
  value: Value,
  format: (value: Value) => string,
) {
  const [own, setOwn] = useState<Draft>();
  const draft = props.onDraft ? props.draft : own;
  const set = props.onDraft ?? setOwn;
  const standing = draft !== undefined && Object.is(draft.expected, value) ? draft : undefined;
  return {
    /** Whether something is typed that the form has not gone away from. */
    stands: standing !== undefined,
    shown: standing ? standing.text : format(value),
    /** Why what is typed is no value. */
    problem: standing?.problem,
    /** The same once it is time to say so. */
    shownProblem: standing?.shown ? standing.problem : undefined,
    /** `say`: a problem is shown at once. One that was shown stays so until it is put right. */
    edit: (edit: Edit<Value>, { show = false } = {}) =>
      set({ ...edit, shown: edit.problem !== undefined && (show || standing?.shown === true) }),
    /** The control was left: a text that is no value stays, with its sentence. */
    leave: () => set(standing?.problem === undefined ? undefined : { ...standing, shown: true }),
    drop: () => set(undefined),
  };
}
