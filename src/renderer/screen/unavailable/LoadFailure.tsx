import { CircleAlert } from 'lucide-react';
import { RetryNotice } from '../../primitives/RetryNotice.tsx';
import { useScreenText } from '../../text/screenText.ts';

export interface LoadFailureProps {
  failure: string;
  /** The user's permissions and the server's plan are unknown. */
  ofRights?: boolean;
  /** The screen is about the user, not a server. */
  ofUser: boolean;
  onRetry(): void;
}

/** Replaces a screen that could not be loaded. */
export function LoadFailure({ failure, ofRights = false, ofUser, onRetry }: LoadFailureProps) {
  const text = useScreenText();
  return (
    <RetryNotice
      title={text(ofUser ? 'user.failed' : 'screen.failed')}
      label={text(ofUser ? 'user.retry' : 'screen.retry')}
      icon={<CircleAlert />}
      onRetry={onRetry}
    >
      <p>{failure}</p>
      {ofRights && <p>{text('screen.unknownRights')}</p>}
    </RetryNotice>
  );
}
