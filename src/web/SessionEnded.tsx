import { LogIn } from 'lucide-react';
import button from '../renderer/primitives/Button.module.css';
import { Notice } from '../renderer/primitives/Notice.tsx';
import { loginPath } from './chrome/links.tsx';
import { useText } from './language/text.tsx';
import styles from './SessionEnded.module.css';

/** Shown above a page whose session has ended with unsaved changes, until the user signs in again, perhaps in another tab. */
export function SessionEnded() {
  const text = useText();
  return (
    <div className={styles.notice} role="alert">
      <Notice
        title={text('session.ended')}
        tone="warning"
        icon={<LogIn />}
        action={
          // Without a page to go to, which would be opened at once if somebody else is signed in.
          <a className={`${button.button} ${button.primary}`} href={loginPath} target="_blank" rel="noopener">
            {text('session.login')}
          </a>
        }
      >
        {text('session.endedHint')}
      </Notice>
    </div>
  );
}
