import { useWidgets } from '../context.ts';
import control from '../parts/control.module.css';
import { RefreshButton } from '../picker/RefreshButton.tsx';
import { offeredRoles, unofferedRole } from '../picker/roles.tsx';
import { chosenIn, Several } from '../picker/Several.tsx';
import { ungrouped } from '../picker/types.ts';
import { type WidgetProps, widgetOptions } from '../types.ts';

/** Several roles of the server. */
export default function RolesWidget(props: WidgetProps) {
  const { hideNames } = widgetOptions('roles', props);
  const context = useWidgets();
  const { text } = context;
  const offered = offeredRoles(context, { hideNames, setting: props.schema.items, stored: chosenIn(props) });
  return (
    <Several
      control={props}
      groups={ungrouped(offered ?? [])}
      itemOf={(id) => offered?.find(({ key }) => key === id) ?? unofferedRole(context, id)}
      placeholder={text('widget.roles.add')}
      searchPlaceholder={text('widget.role.search')}
      noneFound={text('widget.role.none')}
      refreshable
      unavailable={offered === null}
    >
      {offered === null && (
        <p className={control.note}>
          {text('widget.role.unavailable')} <RefreshButton words />
        </p>
      )}
    </Several>
  );
}
