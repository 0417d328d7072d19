import type { LucideIcon } from 'lucide-react';
import { Button } from '../../../renderer/primitives/Button.tsx';
import { useText } from '../../language/text.tsx';
import { ButtonLink } from '../../pages/ButtonLink.tsx';
import page from '../../pages/Page.module.css';
import styles from './AccessProblem.module.css';
import { useLeaveSoon } from './useLeaveSoon.ts';

interface AccessProblemProps {
  icon: LucideIcon;
  title: string;
  note?: string;
  /** Set if another attempt may succeed. */
  onRetry?(): void;
}

/** Says why a server's settings are not shown, and leaves for the list of servers after a moment. */
export function AccessProblem({ icon: Icon, title, note, onRetry }: AccessProblemProps) {
  const text = useText();
  useLeaveSoon();
  return (
    <div className={page.center} role="alert">
      <Icon className={styles.icon} aria-hidden="true" />
      <h1 className={styles.title}>{title}</h1>
      {note && <p className={page.lead}>{note}</p>}
      <p className={styles.soon}>{text('configure.redirect')}</p>
      <div className={page.actions}>
        {onRetry && <Button onClick={onRetry}>{text('dashboard.retry')}</Button>}
        <ButtonLink to="/dashboard" variant="primary">
          {text('configure.return')}
        </ButtonLink>
      </div>
    </div>
  );
}
