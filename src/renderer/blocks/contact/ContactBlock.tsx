import { LifeBuoy } from 'lucide-react';
import { useNavigation } from '../../contexts/NavigationContext.ts';
import styles from '../parts/note.module.css';
import { type BlockProps, blockOptions } from '../types.ts';

/** The support address, once it is known. Option: `text`, in which `{mail}` becomes the link. */
export default function ContactBlock({ block }: BlockProps) {
  const { text } = blockOptions('contact', block);
  const { supportMail } = useNavigation();
  if (!supportMail) return null;
  const [before, after] = text.split('{mail}');
  return (
    <p className={styles.note}>
      <LifeBuoy aria-hidden="true" />
      <span>
        {before}
        <a href={`mailto:${supportMail}`}>{supportMail}</a>
        {after}
      </span>
    </p>
  );
}
