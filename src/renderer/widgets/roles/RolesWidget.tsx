import type { Json } from '../../../language/model.ts';
import { useWidgets } from '../context.ts';
import control from '../parts/control.module.css';
import { RefreshButton } from '../picker/RefreshButton.tsx';
import { offeredRoles, unofferedRole } from '../picker/roles.tsx';
import { chosenIn, Several } from '../picker/Several.tsx';
import { ungrouped } from '../picker/types.ts';
import { useQuestion } from '../picker/useQuestion.tsx';
import { type WidgetProps, widgetOptions } from '../types.ts';

/** Several roles of the server. */
export default function RolesWidget(props: WidgetProps) {
  const { hideNames } = widgetOptions('roles', props);
  const context = useWidgets();
  const { text } = context;
  const chosen = chosenIn(props);
  const offered = offeredRoles(context, { hideNames, setting: props.schema.items, stored: chosen });
  const [change, question] = useQuestion(props.schema.items, props.onChange);
  const added = (next: Json) =>
    offered?.find(({ key }) => chosenIn({ value: next }).includes(key) && !chosen.includes(key));
  return (
    <Several
      control={{ ...props, onChange: (next) => change(next, added(next)) }}
      groups={ungrouped(offered ?? [])}
      itemOf={(id) => offered?.find(({ key }) => key === id) ?? unofferedRole(context, id)}
      placeholder={text('widget.roles.add')}
      searchPlaceholder={text('widget.role.search')}
      noneFound={text('widget.role.none')}
      refreshable
      unavailable={offered === null}
    >
      {question}
      {offered === null && (
        <p className={control.note}>
          {text('widget.role.unavailable')} <RefreshButton words />
        </p>
      )}
    </Several>
  );
}
