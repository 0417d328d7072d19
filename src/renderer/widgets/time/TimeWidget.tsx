import { useWidgets } from '../context.ts';
import { NativeInput } from '../parts/NativeInput.tsx';
import type { WidgetProps } from '../types.ts';

/** A time of day, stored as `HH:MM`. An empty or incomplete field stays so and cannot be saved. */
export default function TimeWidget(props: WidgetProps) {
  const { text } = useWidgets();
  return (
    <NativeInput
      props={props}
      type="time"
      value={typeof props.value === 'string' ? props.value : ''}
      shown={(time) => time ?? ''}
      read={(time) => ({ value: time })}
      incomplete={text('widget.time.invalid')}
    />
  );
}
