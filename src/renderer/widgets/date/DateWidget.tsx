import { isDate } from '../../../language/time/instant.ts';
import { useWidgets } from '../context.ts';
import { NativeInput } from '../parts/NativeInput.tsx';
import type { WidgetProps } from '../types.ts';

/** A day of the calendar, stored as `2026-03-29` and read back in words, whatever order the browser writes it in. */
export default function DateWidget(props: WidgetProps) {
  const { text, language } = useWidgets();
  const value = typeof props.value === 'string' && isDate(props.value) ? props.value : null;
  const words = new Intl.DateTimeFormat(language, { dateStyle: 'full', timeZone: 'UTC' });
  return (
    <NativeInput
      props={props}
      type="date"
      max="9999-12-31"
      value={value}
      shown={(date) => date ?? ''}
      read={(date) => ({ value: date })}
      incomplete={text('widget.date.incomplete')}
      reading={value && words.format(Date.parse(value))}
    />
  );
}
