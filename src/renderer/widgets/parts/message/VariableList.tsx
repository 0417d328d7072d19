import type { RefObject } from 'react';
import type { Variable } from '../../../../language/model.ts';
import { useWidgets } from '../../context.ts';
import { PickerList } from '../../picker/PickerList.tsx';
import type { Opening } from '../../picker/types.ts';
import { variableGroups } from './variableItems.ts';

interface VariableListProps {
  id: string;
  variables: readonly Variable[];
  opening: Opening;
  trigger: RefObject<HTMLButtonElement | null>;
  onPick(variable: Variable): void;
  onClose(): void;
}

/** The list of variables that can be inserted, with a search in what they mean. */
export default function VariableList({ id, variables, opening, trigger, onPick, onClose }: VariableListProps) {
  const context = useWidgets();
  const { text } = context;

  function pick(name: string) {
    const variable = variables.find((each) => each.name === name);
    if (variable) onPick(variable);
  }

  return (
    <PickerList
      id={id}
      groups={variableGroups(variables, context)}
      selected={null}
      placeholder={text('widget.message.variables')}
      searchPlaceholder={text('widget.message.variables.search')}
      noneFound={text('widget.message.variables.none')}
      searchable
      wide
      opening={opening}
      trigger={trigger}
      onPick={pick}
      onClose={onClose}
    />
  );
}
