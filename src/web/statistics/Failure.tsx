import { CircleAlert } from 'lucide-react';
import { RetryNotice } from '../../renderer/primitives/RetryNotice.tsx';
import type { ApiFailure } from '../calls/api.ts';
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
    <RetryNotice
      title={text(stale ? 'stale' : 'failed')}
      label={text('retry')}
      tone={stale ? 'warning' : 'danger'}
      icon={<CircleAlert />}
      level={3}
      busy={busy}
      onRetry={onRetry}
    >
      {failure.sentence ?? text('failedHint')}
    </RetryNotice>
  );
}
