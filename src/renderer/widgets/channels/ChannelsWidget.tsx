import type { Reference } from '../../../language/model.ts';
import { useWidgets } from '../context.ts';
import control from '../parts/control.module.css';
import { channelsFor, itemWith, unofferedChannel } from '../picker/channels.tsx';
import { RefreshButton } from '../picker/RefreshButton.tsx';
import { chosenIn, Several } from '../picker/Several.tsx';
import type { WidgetProps } from '../types.ts';

const anyChannel: Reference = { to: 'channel' };

/** Several channels or categories of the server, depending on what the entries refer to. */
export default function ChannelsWidget(props: WidgetProps) {
  const context = useWidgets();
  const { text } = context;
  const refers = props.schema.items?.refers ?? anyChannel;
  const channels = channelsFor(context, refers, chosenIn(props));
  return (
    <Several
      control={props}
      groups={channels ?? []}
      itemOf={(id) => itemWith(channels ?? [], id) ?? unofferedChannel(context, refers, id)}
      placeholder={text('widget.channels.add')}
      searchPlaceholder={text('widget.channel.search')}
      noneFound={text('widget.channel.none')}
      refreshable
      unavailable={channels === null}
    >
      {channels === null && (
        <p className={control.note}>
          {text('widget.channel.unavailable')} <RefreshButton words />
        </p>
      )}
    </Several>
  );
}
