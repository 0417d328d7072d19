import { Info } from 'lucide-react';
import { formatMessage } from '../../../language/text/message.ts';
import { useForm } from '../../state/hooks.ts';
import { useParams } from '../../state/useParams.ts';
import styles from '../parts/note.module.css';
import { type BlockProps, blockOptions } from '../types.ts';

/** A note between sections. Options: `text`, and `params` for form values in it. */
export default function NoteBlock({ block }: BlockProps) {
  const { module } = useForm();
  const { text, params: expressions } = blockOptions('note', block);
  const params = useParams(expressions);
  return (
    <p className={styles.note}>
      <Info aria-hidden="true" />
      <span>{formatMessage(text, params, module.spec.language)}</span>
    </p>
  );
}
