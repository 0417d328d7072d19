import { CircleAlert } from 'lucide-react';
import { RetryNotice } from '../primitives/RetryNotice.tsx';
import { useScreenText } from '../text/screenText.ts';

export interface LoadFailureProps {
  failure: string;
  /** It is not known what the person may do, nor which plan the server is on. */
  ofRights?: boolean;
  /** The screen is about no server. */
  ofPerson: boolean;
  onRetry(): void;
}

/** Instead of a screen that could not be loaded. */
export function LoadFailure({ failure, ofRights = false, ofPerson, onRetry }: LoadFailureProps) {
  const text = useScreenText();
  return (
    <RetryNotice
      title={text(ofPerson ? 'person.failed' : 'screen.failed')}
      label={text(ofPerson ? 'person.retry' : 'screen.retry')}
      icon={<CircleAlert />}
      onRetry={onRetry}
    >
      <p>{failure}</p>
      {ofRights && <p>{text('screen.unknownRights')}</p>}
    </RetryNotice>
  );
}
