import { Download } from 'lucide-react';
import type { Column, Json } from '../../language/model.ts';
import { interpolate } from '../../language/text/message.ts';
import { Badge } from '../primitives/Badge.tsx';
import { useCalls } from '../screen/CallsContext.ts';
import { useForm } from '../state/hooks.ts';
import { useText } from '../text.ts';
import { dateOf, entryValue, formatColumn, matchingCase } from './formatColumn.ts';
import styles from './Value.module.css';

const MOMENTS: readonly Column['as'][] = ['time', 'date', 'moment'];

/** One value of an entry, as its column says. */
export function Value({ column, entry }: { column: Column; entry: Json }) {
  const store = useForm();
  const text = useText();
  const words = formatColumn(column, entry, store, text);
  const value = entryValue(column, entry);
  const tone = column.as === 'case' ? matchingCase(store, column, entry)?.tone : undefined;
  if (tone) return <Badge tone={tone}>{words}</Badge>;
  if (value === null) return words;
  if (column.as === 'link') return <FileLink to={column.to ?? ''} id={String(value)} label={words} />;
  const date = MOMENTS.includes(column.as) ? dateOf(value) : null;
  return date ? <time dateTime={date.toISOString()}>{words}</time> : words;
}

/** A file that the browser saves. */
function FileLink({ to, id, label }: { to: string; id: string; label: string }) {
  const { address } = useCalls();
  return (
    <a className={styles.file} href={address(interpolate(to, { id: encodeURIComponent(id) }))} download>
      <Download aria-hidden="true" />
      {label}
    </a>
  );
}
