import { useMemo } from 'react';
import type { Variable } from '../../../../language/model.ts';
import { useWidgets, type WidgetContextValue } from '../../context.ts';
import { type Chip, ChipRow } from './ChipRow.tsx';
import { useStableCallback } from './useStableCallback.ts';

interface VariableChipsProps {
  /** The variables to offer. */
  variables: readonly Variable[];
  /** Nothing can be inserted. */
  off: boolean;
  /** Called when an available variable is clicked. */
  onPress(variable: Variable): void;
}

/** Chips for inserting variables, in a row for each group. Clicking a locked one shows why. */
export function VariableChips({ variables, off, onPress }: VariableChipsProps) {
  const context = useWidgets();
  const { text, notify, evaluate } = context;
  const press = useStableCallback((name: string) => {
    const variable = variables.find((each) => each.name === name);
    if (!variable) return;
    if (context.includes(variable.plan)) onPress(variable);
    else notify(variable.lockedMessage ?? text('widget.locked'), 'locked');
  });
  const switchedOff = variables
    .filter(({ enabled }) => enabled !== undefined && evaluate(enabled) === false)
    .map(({ name }) => name)
    .join();
  const chips = useMemo(
    () => variables.map((variable) => chipOf(variable, context, off, switchedOff.split(',').includes(variable.name))),
    [variables, context, off, switchedOff],
  );
  const groups = useMemo(() => [...new Set(variables.map(({ group }) => group ?? ''))], [variables]);
  return groups.map((group) => (
    <ChipRow
      key={group}
      title={group || text('widget.message.variables')}
      chips={chips.filter((_, index) => (variables[index]?.group ?? '') === group)}
      onPress={press}
    />
  ));
}

function chipOf(variable: Variable, context: WidgetContextValue, off: boolean, switchedOff: boolean): Chip {
  const { name, token, insert, help, plan, lockedMessage, disabledReason } = variable;
  const locked = !context.includes(plan);
  return {
    id: name,
    title: token ?? name,
    look: insert === 'channel' ? 'channel' : 'code',
    hint: switchedOff ? disabledReason : locked ? lockedMessage : help,
    locked,
    off: off || switchedOff,
  };
}
