import { useState } from 'react';
import type { Outcome } from '../contexts/outcome.ts';
import { ConfirmDialog } from '../primitives/ConfirmDialog.tsx';
import type { Tone } from '../primitives/tone.ts';
import { useScreenText } from '../text/screenText.ts';

/** An outcome in a dialog, on screens that say them so. A success without a tone of its own has that of its words. */
export function OutcomeDialog({ outcome, onClose }: { outcome: Outcome | undefined; onClose(): void }) {
  const text = useScreenText();
  // What it said stays readable while it closes.
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
