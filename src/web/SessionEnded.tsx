import { LogIn } from 'lucide-react';
import { useEffect } from 'react';
import button from '../renderer/primitives/Button.module.css';
import { Notice } from '../renderer/primitives/Notice.tsx';
import { useLoginAddress } from './chrome/links.tsx';
import { useText } from './language/text.tsx';
import styles from './SessionEnded.module.css';
import { refreshSession } from './session/session.ts';
import { useHere } from './session/useHere.ts';

/** Above a page whose session has ended with something unsaved on it. It goes once somebody is signed in again. */
export function SessionEnded() {
  const text = useText();
  const address = useLoginAddress(useHere());
  // The login happens elsewhere; the person comes back from there.
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
