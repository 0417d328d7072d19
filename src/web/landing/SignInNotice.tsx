import clsx from 'clsx';
import button from '../../renderer/primitives/Button.module.css';
import { LoginButton } from '../chrome/LoginButton.tsx';
import { useText } from '../language/text.tsx';
import { useSession } from '../session/session.ts';
import styles from './SignInNotice.module.css';

/**
 * For visitors who asked for a page that needs a login and were sent here. It is part of every start page, and
 * `public/theme.js` shows or hides it before the first paint: nothing moves.
 */
export function SignInNotice() {
  const text = useText();
  const { status } = useSession();
  if (status === 'signedIn') return null;
  return (
    <section className={styles.notice} aria-label={text('destination.label')}>
      <p className={styles.text}>{text('destination.text')}</p>
      <LoginButton secondary className={clsx(button.small, styles.login)} />
    </section>
  );
}
