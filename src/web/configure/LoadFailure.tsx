import { CloudOff } from 'lucide-react';
import { ButtonLink } from '../pages/ButtonLink.tsx';
import page from '../pages/Page.module.css';
import { useText } from '../text.tsx';
import styles from './Outcome.module.css';
import { useLeaveSoon } from './useLeaveSoon.ts';

export function LoadFailure() {
  const text = useText();
  useLeaveSoon();
  return (
    <div className={page.center} role="alert">
      <CloudOff className={styles.icon} aria-hidden="true" />
      <h1 className={styles.title}>{text('configure.failed')}</h1>
      <p className={styles.soon}>{text('configure.redirect')}</p>
      <div className={page.actions}>
        <ButtonLink to="/dashboard">{text('configure.return')}</ButtonLink>
      </div>
    </div>
  );
}
