import { type RefObject, useCallback, useMemo, useSyncExternalStore } from 'react';
import type { Variable } from '../../../../language/model.ts';
import { onDemand } from '../../../loading/onDemand.tsx';
import type { LiveValue } from '../../types.ts';
import { fieldText } from '../useLive.ts';
import type { TextField } from '../useTextInput.ts';
import { unreplacedIn } from './unreplaced.ts';
import { useReplacedVariables } from './useOffered.ts';

/** Most texts have nothing to mark. */
const TextMarks = onDemand(() => import('./TextMarks.tsx'), { quiet: true });

interface MarkedVariablesProps {
  field: RefObject<TextField | null>;
  live: LiveValue;
  variables: readonly Variable[];
}

/** Underlines what looks like a variable in a text, but is not replaced. For those who see it: sentences say it to all. */
export function MarkedVariables({ field, live, variables }: MarkedVariablesProps) {
  const replaced = useReplacedVariables(variables);
  const tokens = useMemo(() => new Set(replaced.flatMap(({ token }) => token ?? [])), [replaced]);
  const hasMarks = useCallback(() => unreplacedIn(fieldText(live.value()), tokens).length > 0, [live, tokens]);
  const isMarked = useSyncExternalStore(live.subscribe, hasMarks);
  return isMarked && <TextMarks field={field} live={live} tokens={tokens} />;
}
