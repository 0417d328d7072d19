import { useState } from 'react';
import type { Json } from '../../../language/model.ts';
import type { Draft, WidgetProps } from '../types.ts';

interface Edit<Value> {
  text: string;
  /** The value that the form should have after this edit. */
  expected: Value;
  /** Why the text is invalid. */
  problem?: string;
}

/**
 * The text of an input while it is edited, and afterwards if it is invalid. Dropped as soon as the form has another value than
 * the edit should have led to, because of a refused change, a discard or an effect.
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
    /** Whether there is a draft that matches the value of the form. */
    active: standing !== undefined,
    shown: standing ? standing.text : format(value),
    /** Why the text is invalid. */
    problem: standing?.problem,
    /** The problem, once it is to be shown. */
    shownProblem: standing?.shown ? standing.problem : undefined,
    /** `show`: a problem is shown at once. Once shown, problems stay visible until fixed. */
    edit: (edit: Edit<Value>, { show = false } = {}) =>
      set({ ...edit, shown: edit.problem !== undefined && (show || standing?.shown === true) }),
    /** To be called on blur: invalid text stays, with its problem shown. */
    leave: () => set(standing?.problem === undefined ? undefined : { ...standing, shown: true }),
    drop: () => set(undefined),
  };
}
