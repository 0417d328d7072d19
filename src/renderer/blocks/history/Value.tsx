import { isObject } from '../../../language/defaults.ts';
import type { Json } from '../../../language/model.ts';
import { readable } from '../../../language/readable.ts';
import { useForm } from '../../state/hooks.ts';
import { useText } from '../../text.ts';
import type { Column } from './options.ts';

/** One value of an entry, as its column says. */
export function Value({ column, entry }: { column: Column; entry: Json }) {
  const { planned, context } = useForm();
  const text = useText();
  const value = isObject(entry) ? (entry[column.property] ?? null) : null;
  if (value === null || value === '') return column.empty ?? text('value.none');
  if (column.as === 'time') return <Moment value={value} />;
  const field = column.as === 'choice' ? planned.fields[column.field ?? ''] : undefined;
  return readable(field, value, context.guild, text);
}

/** A moment in the reader's own time zone. */
function Moment({ value }: { value: Json }) {
  const date = new Date(typeof value === 'number' ? value : String(value));
  if (Number.isNaN(date.getTime())) return String(value);
  const language = document.documentElement.lang || 'en';
  return (
    <time dateTime={date.toISOString()}>
      {new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(date)}
    </time>
  );
}
