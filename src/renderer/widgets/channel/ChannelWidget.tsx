import { useMemo } from 'react';
import type { Json, Reference } from '../../../language/model.ts';
import { useWidgets } from '../context.ts';
import control from '../parts/control.module.css';
import { isLocked, isOff, unnamedProps } from '../parts/control.ts';
import { channelsFor, itemWith, unofferedChannel } from '../picker/channels.tsx';
import { Picker } from '../picker/Picker.tsx';
import { RefreshButton } from '../picker/RefreshButton.tsx';
import type { PickerItem } from '../picker/types.ts';
import { nullable, type WidgetProps, widgetOptions } from '../types.ts';

const nothing = '';
const anyChannel: Reference = { to: 'channel' };

/** A channel or category, depending on what the field refers to. A list field holds at most one. */
export default function ChannelWidget(props: WidgetProps) {
  const { id, name, schema, value, onChange, onBlur, onFocus } = props;
  const options = widgetOptions('channel', props);
  const context = useWidgets();
  const { text, notify } = context;
  const inList = schema.type === 'array';
  const refers = schema.refers ?? schema.items?.refers ?? anyChannel;
  const chosen = Array.isArray(value) ? value[0] : value;
  const stored = typeof chosen === 'string' && chosen !== '' ? chosen : null;
  const channels = useMemo(() => channelsFor(context, refers, [stored]), [context, refers, stored]);

  const empty = options.none ?? text('widget.channel.empty');
  const none: PickerItem = { key: nothing, title: empty, muted: true };
  const optional = inList || nullable(schema) || options.none !== undefined;
  const known = stored === null ? null : itemWith(channels ?? [], stored);
  const unknown = stored !== null && !known ? unofferedChannel(context, refers, stored) : null;
  const [first = { title: '', items: [] }, ...categories] = channels ?? [];
  const above = [...(optional ? [none] : []), ...(unknown ? [unknown] : []), ...first.items];

  function pick(key: string) {
    const refusal = itemWith(channels ?? [], key)?.refusal;
    if (refusal && key !== stored) return notify(refusal, 'error');
    const picked: Json = key === nothing ? (nullable(schema) ? null : '') : key;
    onChange(inList ? (key === nothing ? [] : [key]) : picked);
  }

  return (
    <>
      <Picker
        id={id}
        name={name}
        groups={[{ title: '', items: above }, ...categories]}
        selected={known ?? unknown ?? (optional ? none : null)}
        placeholder={empty}
        searchPlaceholder={text('widget.channel.search')}
        noneFound={text('widget.channel.none')}
        // The button that reloads the list is next to the search field.
        searchPast={context.refresh ? -1 : undefined}
        refreshable
        attributes={unnamedProps(props)}
        disabled={isOff(props) || channels === null}
        locked={isLocked(props)}
        onPick={pick}
        onBlur={() => onBlur(id, value)}
        onFocus={() => onFocus(id, value)}
      />
      {channels === null && (
        <p className={control.note}>
          {text('widget.channel.unavailable')} <RefreshButton words />
        </p>
      )}
    </>
  );
}
