import { Notice } from '../primitives/Notice.tsx';
import { useScreenText } from '../text/screenText.ts';

/** Tells that the server's plan has changed since the screen was opened, and which edits were lost. */
export function PlanNotice({ dropped }: { dropped: readonly string[] }) {
  const text = useScreenText();
  return (
    <div role="status">
      <Notice title={text('plan.changed')} tone="warning">
        <p>{dropped.length > 0 ? text('plan.dropped', { fields: dropped.join(', ') }) : text('plan.kept')}</p>
      </Notice>
    </div>
  );
}
