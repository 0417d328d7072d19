import { useState } from 'react';
import type { Json } from '../../../language/model.ts';
import type { Draft, LiveValue, WidgetProps } from '../types.ts';

interface Edit<Value> {
  text: string;
  /** The value that the form should have after this edit. */
  expected: Value;
  /** Why the text is invalid. */
  problem?: string;
  /** As in {@link Draft}. */
  isBeside?: boolean;
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
  return draftOf({ draft: () => draft, setDraft: props.onDraft ?? setOwn, value: () => value }, format);
}

/** The same for inputs that are not rendered at each edit. Everything is read from the source when it is asked for. */
export function draftOf<Value extends Json>(
  { draft, setDraft, value }: Pick<LiveValue, 'draft' | 'setDraft'> & { value(): Value },
  format: (value: Value) => string,
) {
  function matchingDraft(): Draft | undefined {
    const made = draft();
    return made !== undefined && Object.is(made.expected, value()) ? made : undefined;
  }
  return {
    /** Whether there is a draft that matches the value of the form. */
    get active() {
      return matchingDraft() !== undefined;
    },
    get shown() {
      return matchingDraft()?.text ?? format(value());
    },
    /** Why the text is invalid. */
    get problem() {
      return matchingDraft()?.problem;
    },
    /** The problem, once it is to be shown. */
    get shownProblem() {
      const made = matchingDraft();
      return made?.shown ? made.problem : undefined;
    },
    /** `show`: a problem is shown at once. Once shown, problems stay visible until fixed. */
    edit: (edit: Edit<Value>, { show = false } = {}) =>
      setDraft({ ...edit, shown: edit.problem !== undefined && (show || matchingDraft()?.shown === true) }),
    /** To be called on blur: invalid text stays, with its problem shown. */
    leave() {
      const made = matchingDraft();
      setDraft(made?.problem === undefined ? undefined : { ...made, shown: true });
    },
    drop: () => setDraft(undefined),
  };
}
