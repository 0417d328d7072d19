import { Notice } from '../primitives/Notice.tsx';
import { useScreenText } from '../text/screenText.ts';

/** Says that the server has another plan than when the screen was opened. `dropped`: what was edited and cannot be saved. */
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
