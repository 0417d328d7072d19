import { CircleAlert } from 'lucide-react';
import { Button } from '../../renderer/primitives/Button.tsx';
import { Notice } from '../../renderer/primitives/Notice.tsx';
import type { ApiFailure } from '../api.ts';
import { useWords } from './texts.tsx';

interface FailureProps {
  failure: ApiFailure;
  /** Older figures stand below. */
  stale: boolean;
  busy: boolean;
  onRetry(): void;
}

/** Why there are no figures, or no fresh ones, in the words of the server. */
export function Failure({ failure, stale, busy, onRetry }: FailureProps) {
  const { text } = useWords();
  return (
    <div role="alert">
      <Notice
        title={text(stale ? 'stale' : 'failed')}
        tone={stale ? 'warning' : 'danger'}
        icon={<CircleAlert />}
        level={3}
        action={
          <Button busy={busy} onClick={onRetry}>
            {text('retry')}
          </Button>
        }
      >
        {failure.sentence ?? text('failedHint')}
      </Notice>
    </div>
  );
}
