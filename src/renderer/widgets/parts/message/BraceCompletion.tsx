import type { RefObject } from 'react';
import { useEffect } from 'react';
import type { Variable } from '../../../../language/model.ts';
import { onDemand } from '../../../loading/onDemand.tsx';
import type { TextField } from '../useTextInput.ts';
import { useTypedBrace } from './useTypedBrace.ts';

const load = () => import('./CompletionList.tsx');
const CompletionList = onDemand(load, { quiet: true });

interface BraceCompletionProps {
  /** The id of the text. */
  id: string;
  field: RefObject<TextField | null>;
  variables: readonly Variable[];
  /** Called with the variable that replaces what is selected then. */
  onPick(variable: Variable): void;
}

/** Offers variables while one is typed, from its brace on. */
export function BraceCompletion({ id, field, variables, onPick }: BraceCompletionProps) {
  const { typed, end } = useTypedBrace(field);
  useEffect(() => {
    const element = field.current;
    // Whoever is in the text may type a brace soon.
    const prepare = () => void load().catch(() => {});
    element?.addEventListener('focus', prepare, { once: true });
    return () => element?.removeEventListener('focus', prepare);
  }, [field]);
  if (!typed) return null;
  return (
    <CompletionList
      id={`${id}__completion`}
      field={field}
      typed={typed}
      variables={variables}
      onPick={onPick}
      onEnd={end}
    />
  );
}
