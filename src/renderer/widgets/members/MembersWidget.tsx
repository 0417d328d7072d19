import { useWidgets } from '../context.ts';
import { chosenIn, Several } from '../picker/Several.tsx';
import { ungrouped } from '../picker/types.ts';
import { useMembers } from '../picker/useMembers.tsx';
import type { WidgetProps } from '../types.ts';

/** Several members of the server. */
export default function MembersWidget(props: WidgetProps) {
  const { text } = useWidgets();
  const members = useMembers(chosenIn(props));
  return (
    <Several
      control={props}
      groups={ungrouped(members.found)}
      itemOf={members.itemOf}
      placeholder={text('widget.members.add')}
      searchPlaceholder={text('widget.member.search')}
      noneFound={members.status}
      onSearch={members.search}
    />
  );
}
