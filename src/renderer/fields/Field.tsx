import { memo } from 'react';
import { fieldAt } from '../../language/plans/resolveForPlan.ts';
import { parsePath } from '../../language/values/path.ts';
import { useFieldState, useForm } from '../state/hooks.ts';
import { LIST_WIDGETS, listControl } from './listWidgets.ts';
import { WidgetField } from './WidgetField.tsx';

export interface FieldProps {
  /** The dotted path of the value. */
  path: string;
}

/** Draws the control of a value of any type, if it is visible. */
export const Field = memo(function Field({ path }: FieldProps) {
  const store = useForm();
  const { visible } = useFieldState(path);
  const field = fieldAt(store.module, parsePath(path));
  if (!field?.ui || !visible) return null;
  if (!LIST_WIDGETS.has(field.ui.widget)) return <WidgetField path={path} field={field} ui={field.ui} />;
  const ItemList = listControl.get('list');
  return <ItemList path={path} field={field} />;
});
