import { CircleAlert } from 'lucide-react';
import type { LoadedScreen } from '../calls/load.ts';
import { RetryNotice } from '../primitives/RetryNotice.tsx';
import { useScreenText } from '../text/screenText.ts';

export interface IncompleteNoticeProps {
  loaded: Pick<LoadedScreen, 'unread' | 'unlisted'>;
  busy: boolean;
  onRetry(): void;
}

/** Lists what could not be loaded, with a retry button. */
export function IncompleteNotice({ loaded: { unread, unlisted }, busy, onRetry }: IncompleteNoticeProps) {
  const text = useScreenText();
  if (unread.length + unlisted.length === 0) return null;
  const readOnly = unread.length > 0;
  return (
    <RetryNotice
      title={text(readOnly ? 'screen.failed' : 'screen.unlisted')}
      label={text('screen.retry')}
      tone={readOnly ? 'danger' : 'warning'}
      icon={<CircleAlert />}
      busy={busy}
      onRetry={onRetry}
    >
      {[...new Set([...unread, ...unlisted])].map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <p>{text(readOnly ? 'screen.unreadHint' : 'screen.unlistedHint')}</p>
    </RetryNotice>
  );
}
