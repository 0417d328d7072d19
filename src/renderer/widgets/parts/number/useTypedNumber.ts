import { useRef, useSyncExternalStore } from 'react';
import type { WidgetProps } from '../../types.ts';
import { isLocked } from '../control.ts';
import { draftOf } from '../useDraft.ts';
import { useLive } from '../useLive.ts';
import { useTextInput } from '../useTextInput.ts';

interface Notation {
  write(number: number): string;
  /** The number that a text means, or why it means none. */
  read(typed: string): { number: number | null } | { problem: string };
  /** Whether a number does not reach the form while it is typed. */
  isHeld?(number: number): boolean;
}

/** The state of a field in which a number is typed. Text that means none stays in the field and cannot be saved. */
export function useTypedNumber(props: WidgetProps, { write, read, isHeld = () => false }: Notation) {
  const field = useRef<HTMLInputElement>(null);
  const live = useLive(props);
  const value = () => {
    const now = live.value();
    return typeof now === 'number' ? now : null;
  };
  const draft = draftOf({ ...live, value }, (number) => (number === null ? '' : write(number)));
  const problem = useSyncExternalStore(live.subscribe, () => draft.shownProblem);

  useTextInput(field, props, {
    live,
    shown: () => draft.shown,
    edit(text) {
      if (isLocked(props)) {
        // The form refuses the change, and says why.
        props.onChange(text);
        return undefined;
      }
      const meaning = read(text);
      if ('problem' in meaning) draft.edit({ text, expected: value(), problem: meaning.problem });
      else if (meaning.number !== null && isHeld(meaning.number)) draft.edit({ text, expected: value() });
      else {
        draft.edit({ text, expected: meaning.number });
        props.onChange(meaning.number);
      }
      return undefined;
    },
  });

  /** Shows the problem of the typed text, if it has one, and drops it otherwise. */
  function leave() {
    draft.leave();
    props.onBlur(props.id, value());
  }
  return { field, value, draft, problem, leave };
}
