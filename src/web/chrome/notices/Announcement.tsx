import { X } from 'lucide-react';
import { returnFocus } from '../../../renderer/primitives/focus.ts';
import { useConfig } from '../../calls/config.ts';
import { useText } from '../../language/text.tsx';
import styles from './Announcement.module.css';
import { useDismissal } from './useDismissal.ts';

const ADDRESS = '{support}';

/** News for everybody, until dismissed. */
export function Announcement() {
  const text = useText();
  const { supportMail } = useConfig();
  const { dismissed, dismiss, remembers } = useDismissal('announcement');
  if (dismissed) return null;
  const [before, after] = text('announcement.text').split(ADDRESS);
  return (
    <section ref={returnFocus} className={styles.announcement} aria-label={text('announcement.label')}>
      <p className={styles.text}>
        {before}
        <a href={`mailto:${supportMail}`} className={styles.link}>
          {supportMail}
        </a>
        {after}
      </p>
      <button
        type="button"
        className={styles.dismiss}
        aria-label={text('announcement.dismiss')}
        data-remembers={remembers}
        onClick={dismiss}
      >
        <X aria-hidden="true" />
      </button>
    </section>
  );
}
