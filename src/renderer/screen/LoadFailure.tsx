import { CircleAlert } from 'lucide-react';
import { RetryNotice } from '../primitives/RetryNotice.tsx';
import { useText } from '../text.ts';

/** Instead of a screen that could not be loaded. */
export function LoadFailure({ message, ofPerson, onRetry }: { message: string; ofPerson: boolean; onRetry(): void }) {
  const text = useText();
  return (
    <RetryNotice
      title={text(ofPerson ? 'person.failed' : 'screen.failed')}
      label={text(ofPerson ? 'person.retry' : 'screen.retry')}
      icon={<CircleAlert />}
      onRetry={onRetry}
    >
      {message}
    </RetryNotice>
  );
}
