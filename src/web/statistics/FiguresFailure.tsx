import { CircleAlert } from 'lucide-react';
import { RetryNotice } from '../../renderer/primitives/RetryNotice.tsx';
import type { ApiFailure } from '../calls/api.ts';
import { useStatisticsText } from './texts.tsx';

interface FailureProps {
  failure: ApiFailure;
  /** Whether older figures are shown below. */
  stale: boolean;
  busy: boolean;
  onRetry(): void;
}

/** Says why there are no figures, or no fresh ones, with the server's message. */
export function FiguresFailure({ failure, stale, busy, onRetry }: FailureProps) {
  const { text } = useStatisticsText();
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
