import { useWidgets } from '../context.ts';
import { isLocked, isOff, unnamedProps } from '../parts/control.ts';
import { Picker } from '../picker/Picker.tsx';
import { ungrouped } from '../picker/types.ts';
import { useMembers } from '../picker/useMembers.tsx';
import { nullable, type WidgetProps } from '../types.ts';

/** A member of the server. */
export default function MemberWidget(props: WidgetProps) {
  const { id, name, schema, value, placeholder, onChange, onBlur, onFocus } = props;
  const { text } = useWidgets();
  const stored = typeof value === 'string' && value !== '' ? value : null;
  const members = useMembers(stored === null ? [] : [stored]);
  return (
    <Picker
      id={id}
      name={name}
      groups={ungrouped(members.found)}
      selected={stored === null ? null : members.itemOf(stored)}
      placeholder={placeholder || text('widget.member.empty')}
      searchPlaceholder={text('widget.member.search')}
      noneFound={members.status}
      searchPast={-1}
      onSearch={members.search}
      attributes={unnamedProps(props)}
      disabled={isOff(props)}
      locked={isLocked(props)}
      onPick={onChange}
      onClear={nullable(schema) ? () => onChange(null) : undefined}
      onBlur={() => onBlur(id, value)}
      onFocus={() => onFocus(id, value)}
    />
  );
}
