import { Download } from 'lucide-react';
import type { Column, Json } from '../../language/model.ts';
import { interpolate } from '../../language/text/message.ts';
import { useCalls } from '../contexts/CallsContext.ts';
import { Badge } from '../primitives/Badge.tsx';
import { useForm } from '../state/hooks.ts';
import { useScreenText } from '../text/screenText.ts';
import styles from './ColumnValue.module.css';
import { dateOf, entryValue, formatColumn, matchingCase } from './formatColumn.ts';

const MOMENTS: readonly Column['as'][] = ['time', 'date', 'moment'];

/** A value of an entry, formatted as its column declares. */
export function ColumnValue({ column, entry }: { column: Column; entry: Json }) {
  const store = useForm();
  const text = useScreenText();
  const words = formatColumn(column, entry, store, text);
  const value = entryValue(column, entry);
  const tone = column.as === 'case' ? matchingCase(store, column, entry)?.tone : undefined;
  if (tone) return <Badge tone={tone}>{words}</Badge>;
  // What people write has its own direction, beside the words of the page.
  const plain = <bdi>{words}</bdi>;
  if (value === null) return plain;
  if (column.as === 'link') return <FileLink to={column.to ?? ''} id={String(value)} label={words} />;
  const date = MOMENTS.includes(column.as) ? dateOf(value) : null;
  return date ? <time dateTime={date.toISOString()}>{words}</time> : plain;
}

/** A link that downloads a file in the language of the page, which may differ from the browser's. */
function FileLink({ to, id, label }: { to: string; id: string; label: string }) {
  const { address } = useCalls();
  const { language } = useForm().module.spec;
  const file = address(interpolate(to, { id: encodeURIComponent(id) }));
  return (
    <a className={styles.file} href={`${file}?language=${language}`} download>
      <Download aria-hidden="true" />
      {label}
    </a>
  );
}
