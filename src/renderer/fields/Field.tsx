import { memo } from 'react';
import { fieldAt } from '../../language/plans/resolveForPlan.ts';
import { parsePath } from '../../language/values/path.ts';
import { onDemand } from '../loading/onDemand.tsx';
import { useFieldState, useForm } from '../state/hooks.ts';
import { GROUP_WIDGETS } from './groupWidgets.ts';
import { ItemList } from './ItemList.tsx';
import { WidgetField } from './WidgetField.tsx';

/** Fetched only for screens with an embed. */
const EmbedField = onDemand(() => import('./embed/EmbedField.tsx'));

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
  if (field.ui.widget === 'embed') return <EmbedField path={path} field={field} />;
  return GROUP_WIDGETS.has(field.ui.widget) ? (
    <ItemList path={path} field={field} />
  ) : (
    <WidgetField path={path} field={field} ui={field.ui} />
  );
});
