import type { Outcome } from '../contexts/outcome.ts';
import { ConfirmDialog } from '../primitives/overlays/ConfirmDialog.tsx';
import type { Tone } from '../primitives/tone.ts';
import { useScreenText } from '../text/screenText.ts';

export interface OutcomeDialogProps {
  outcome: Outcome;
  open: boolean;
  onClose(): void;
}

/** Shows an outcome in a dialog. The tone of a success depends on its text unless it is celebrated. */
export function OutcomeDialog({ outcome, open, onClose }: OutcomeDialogProps) {
  const text = useScreenText();
  return (
    <ConfirmDialog
      open={open}
      title={text(`outcome.${outcome.kind}`)}
      message={outcome.text}
      variant={toneOf(outcome)}
      onClose={onClose}
    />
  );
}

function toneOf({ kind, celebrate }: Outcome): Tone | undefined {
  if (kind === 'error') return 'error';
  if (kind === 'info') return 'neutral';
  return celebrate ? 'success' : undefined;
}
