import { Info } from 'lucide-react';
import { fill } from '../../language/text.ts';
import { useParams } from '../state/useParams.ts';
import styles from './note.module.css';
import type { BlockProps } from './types.ts';

/** A remark between sections. Options: `text`, `params` for values of the form in it. */
export default function NoteBlock({ block }: BlockProps) {
  const params = useParams(block.params);
  return (
    <p className={styles.note}>
      <Info aria-hidden="true" />
      <span>{fill(String(block.text ?? ''), params)}</span>
    </p>
  );
}
