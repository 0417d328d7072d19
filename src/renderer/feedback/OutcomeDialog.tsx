import { useState } from 'react';
import type { Outcome } from '../contexts/outcome.ts';
import { ConfirmDialog } from '../primitives/ConfirmDialog.tsx';
import type { Tone } from '../primitives/tone.ts';
import { useScreenText } from '../text/screenText.ts';

/** Shows an outcome in a dialog. The tone of a success depends on its text unless it is celebrated. */
export function OutcomeDialog({ outcome, onClose }: { outcome: Outcome | undefined; onClose(): void }) {
  const text = useScreenText();
  // The text stays readable while the dialog closes.
  const [last, setLast] = useState(outcome);
  if (outcome && outcome !== last) setLast(outcome);
  if (!last) return null;
  return (
    <ConfirmDialog
      open={outcome !== undefined}
      title={text(`outcome.${last.kind}`)}
      message={last.text}
      variant={toneOf(last)}
      onClose={onClose}
    />
  );
}

function toneOf({ kind, celebrate }: Outcome): Tone | undefined {
  if (kind === 'error') return 'error';
  if (kind === 'info') return 'neutral';
  return celebrate ? 'success' : undefined;
}
