import { CircleAlert } from 'lucide-react';
import { Button } from '../primitives/Button.tsx';
import { Notice } from '../primitives/Notice.tsx';
import { useText } from '../text.ts';

/** Instead of a screen that could not be loaded. */
export function LoadFailure({ message, ofPerson, onRetry }: { message: string; ofPerson: boolean; onRetry(): void }) {
  const text = useText();
  return (
    <div role="alert">
      <Notice
        title={text(ofPerson ? 'person.failed' : 'screen.failed')}
        tone="danger"
        icon={<CircleAlert />}
        action={<Button onClick={onRetry}>{text(ofPerson ? 'person.retry' : 'screen.retry')}</Button>}
      >
        {message}
      </Notice>
    </div>
  );
}
