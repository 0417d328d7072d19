import { useMemo } from 'react';
import type { Variable } from '../../../../language/model.ts';
import { useWidgets, type WidgetContextValue } from '../../context.ts';

/** Entries whose condition holds. The same array until they change. */
export function useOffered<Entry extends { visible?: string }>(entries: readonly Entry[]): readonly Entry[] {
  return useHolding(entries, isOffered);
}

/** Variables that the bot currently replaces: offered, enabled and part of the plan. */
export function useReplacedVariables(variables: readonly Variable[]): readonly Variable[] {
  return useHolding(
    variables,
    (variable, context) =>
      isOffered(variable, context) &&
      context.includes(variable.plan) &&
      (variable.enabled === undefined || context.evaluate(variable.enabled) === true),
  );
}

function isOffered({ visible }: { visible?: string }, { evaluate }: WidgetContextValue): boolean {
  return visible === undefined || evaluate(visible) === true;
}

function useHolding<Entry>(
  entries: readonly Entry[],
  holds: (entry: Entry, context: WidgetContextValue) => boolean,
): readonly Entry[] {
  const context = useWidgets();
  const shown = entries.map((entry) => holds(entry, context)).join();
  return useMemo(() => {
    const flags = shown.split(',');
    return entries.filter((_, index) => flags[index] === 'true');
  }, [entries, shown]);
}
