import { Notice } from '../primitives/Notice.tsx';
import { useScreenText } from '../text/screenText.ts';
import type { TermsChange } from './useRefresh.ts';

/** Tells that the server's plan or limits have changed since the screen was opened, and which edits were lost. */
export function TermsNotice({ of, dropped }: TermsChange) {
  const text = useScreenText();
  const kept = of === 'plan' ? 'plan.kept' : 'rollouts.kept';
  return (
    <div role="status">
      <Notice title={text(of === 'plan' ? 'plan.changed' : 'rollouts.changed')} tone="warning">
        <p>{dropped.length > 0 ? text('plan.dropped', { fields: dropped.join(', ') }) : text(kept)}</p>
      </Notice>
    </div>
  );
}
