import { LogIn } from 'lucide-react';
import { useEffect } from 'react';
import button from '../renderer/primitives/Button.module.css';
import { Notice } from '../renderer/primitives/Notice.tsx';
import { useLoginAddress } from './chrome/links.tsx';
import { useText } from './language/text.tsx';
import styles from './SessionEnded.module.css';
import { refreshSession } from './session/session.ts';
import { useCurrentAddress } from './session/useCurrentAddress.ts';

/** Shown above a page whose session has ended with unsaved changes, until the user signs in again. */
export function SessionEnded() {
  const text = useText();
  const address = useLoginAddress(useCurrentAddress());
  // The user logs in in another tab and comes back to this one.
  useEffect(() => {
    const ask = () => void refreshSession();
    window.addEventListener('focus', ask);
    return () => window.removeEventListener('focus', ask);
  }, []);
  return (
    <div className={styles.notice} role="alert">
      <Notice
        title={text('session.ended')}
        tone="warning"
        icon={<LogIn />}
        action={
          <a className={`${button.button} ${button.primary}`} href={address} target="_blank" rel="noopener">
            {text('session.login')}
          </a>
        }
      >
        {text('session.endedHint')}
      </Notice>
    </div>
  );
}
