import { useMemo, useReducer } from 'react';
import { useWidgets } from '../context.ts';
import control from '../parts/control.module.css';
import { isLocked, isOff, unnamedProps } from '../parts/control.ts';
import { Picker } from '../picker/Picker.tsx';
import { RefreshButton } from '../picker/RefreshButton.tsx';
import { offeredRoles, unofferedRole } from '../picker/roles.tsx';
import { ungrouped } from '../picker/types.ts';
import { useQuestion } from '../picker/useQuestion.tsx';
import { nullable, type WidgetProps, widgetOptions } from '../types.ts';

/** A role of the server. */
export default function RoleWidget(props: WidgetProps) {
  const { id, name, schema, value, placeholder, onChange, onBlur, onFocus } = props;
  const { hideNames, unique } = widgetOptions('role', props);
  const context = useWidgets();
  const { roles, text, notify, usedValues } = context;
  // Changes in other rows do not render this one: it re-renders when its list opens.
  const [, look] = useReducer((count: number) => count + 1, 0);
  const stored = typeof value === 'string' && value !== '' ? value : null;
  const used = unique ? usedValues(id) : undefined;
  const offered = useMemo(
    () => offeredRoles(context, { hideNames, used, stored: [stored], setting: schema }),
    [context, hideNames, used, stored, schema],
  );
  const known = offered?.find((role) => role.key === stored);
  const unknown = stored !== null && !known ? unofferedRole(context, stored) : null;
  const groups = useMemo(() => ungrouped(offered ?? []), [offered]);

  const [change, question] = useQuestion(schema, onChange);

  function choose(key: string) {
    const role = offered?.find((one) => one.key === key);
    if (role?.refusal !== undefined && key !== stored) return notify(role.refusal, 'error');
    change(key, role);
  }

  return (
    <>
      <Picker
        id={id}
        name={name}
        groups={groups}
        selected={known ?? unknown}
        placeholder={placeholder || text('widget.role.empty')}
        searchPlaceholder={text('widget.role.search')}
        noneFound={text('widget.role.none')}
        searchPast={-1}
        refreshable
        attributes={unnamedProps(props)}
        disabled={isOff(props) || roles === null}
        locked={isLocked(props)}
        onOpen={look}
        onPick={choose}
        onClear={nullable(schema) ? () => onChange(null) : undefined}
        onBlur={() => onBlur(id, value)}
        onFocus={() => onFocus(id, value)}
      />
      {question}
      {roles === null && (
        <p className={control.note}>
          {text('widget.role.unavailable')} <RefreshButton words />
        </p>
      )}
    </>
  );
}
