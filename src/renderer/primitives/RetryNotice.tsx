import { Button } from './Button.tsx';
import { raiseFocus } from './focus.ts';
import { Notice, type NoticeProps } from './Notice.tsx';

export interface RetryNoticeProps extends Omit<NoticeProps, 'action'> {
  /** The label of the button. */
  label: string;
  onRetry(): void;
  busy?: boolean;
}

/** Replaces something that could not be loaded, with a retry button. */
export function RetryNotice({ label, onRetry, busy, ...notice }: RetryNoticeProps) {
  const action = (
    <Button busy={busy} onClick={onRetry}>
      {label}
    </Button>
  );
  return (
    <div ref={raiseFocus} role="alert">
      <Notice tone="danger" {...notice} action={action} />
    </div>
  );
}
