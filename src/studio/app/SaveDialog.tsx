import { useState } from 'react';
import { Button } from '../../renderer/primitives/Button.tsx';
import { Dialog } from '../../renderer/primitives/overlays/Dialog.tsx';
import type { ReachAnswer, StudioFinding } from '../model/answers.ts';
import styles from './FindingsPanel.module.css';
import { ReachSentences } from './ReachPanel.tsx';

/** Why nothing was saved yet. */
export interface SaveQuestion {
  findings: readonly StudioFinding[];
}

interface SaveDialogProps {
  question: SaveQuestion | undefined;
  /** The changes that reach servers in the store. */
  reach: ReachAnswer['changes'];
  onSave(): void;
  onClose(): void;
}

/** How many findings are listed. */
const SHOWN = 8;

/** Asks whether to write what the check refuses. */
export function SaveDialog({ question, reach, onSave, onClose }: SaveDialogProps) {
  // What it shows stays while it closes.
  const [last, setLast] = useState<SaveQuestion>({ findings: [] });
  if (question && question !== last) setLast(question);
  const { findings } = question ?? last;
  return (
    <Dialog
      open={question !== undefined}
      onClose={onClose}
      title="The check refuses this"
      description="Nothing was saved yet. With these findings, `generated/` cannot be made and a release is refused."
      actions={
        <>
          <Button onClick={onClose}>Go on editing</Button>
          <Button variant="danger" onClick={onSave}>
            Save anyway
          </Button>
        </>
      }
      inHistory={false}
    >
      <ul className={styles.list}>
        {findings.slice(0, SHOWN).map((finding) => (
          <li key={`${finding.file}:${finding.line}:${finding.column} ${finding.reason}`} className={styles.listed}>
            <span className={styles.place}>
              {finding.file}:{finding.line}
            </span>
            <span>
              {finding.reason} {finding.advice}
            </span>
          </li>
        ))}
      </ul>
      {findings.length > SHOWN && <p>And {findings.length - SHOWN} more.</p>}
      {reach.length > 0 && <ReachSentences changes={reach} />}
    </Dialog>
  );
}
