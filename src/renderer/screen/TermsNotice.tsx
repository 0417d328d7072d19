import { Notice } from '../primitives/Notice.tsx';
import { useScreenText } from '../text/screenText.ts';
import type { TermsChange } from './useRefresh.ts';

/** Tells that the server's plan or limits have changed since the screen was opened, and which edits were lost. */
export function TermsNotice({ of, dropped }: TermsChange) {
  const text = useScreenText();
  return (
    <div role="status">
      <Notice title={text(of === 'plan' ? 'plan.changed' : 'plan.limits')} tone="warning">
        <p>{dropped.length > 0 ? text('plan.dropped', { fields: dropped.join(', ') }) : text('plan.kept')}</p>
      </Notice>
    </div>
  );
}
