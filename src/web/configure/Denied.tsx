import { ShieldX } from 'lucide-react';
import { ButtonLink } from '../pages/ButtonLink.tsx';
import page from '../pages/Page.module.css';
import { useText } from '../text.tsx';
import styles from './Outcome.module.css';
import { useLeaveSoon } from './useLeaveSoon.ts';

export function Denied() {
  const text = useText();
  useLeaveSoon();
  return (
    <div className={page.center} role="alert">
      <ShieldX className={styles.icon} aria-hidden="true" />
      <h1 className={styles.title}>{text('configure.denied')}</h1>
      <p className={page.lead}>{text('configure.deniedNote')}</p>
      <p className={styles.soon}>{text('configure.redirect')}</p>
      <div className={page.actions}>
        <ButtonLink to="/dashboard" variant="primary">
          {text('configure.return')}
        </ButtonLink>
      </div>
    </div>
  );
}
