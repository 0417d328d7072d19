import { useState } from 'react';
import { Button } from '../../renderer/primitives/Button.tsx';
import { Dialog } from '../../renderer/primitives/overlays/Dialog.tsx';
import type { ReachAnswer, StudioFinding } from '../model/answers.ts';
import styles from './FindingsPanel.module.css';
import { ReachSentences } from './ReachPanel.tsx';

/** Why nothing was saved yet. */
export interface SaveQuestion {
  /** What the check refuses; null if it has failed. */
  findings: readonly StudioFinding[] | null;
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

/** Asks whether to write what the check refuses, or cannot check. */
export function SaveDialog({ question, reach, onSave, onClose }: SaveDialogProps) {
  // What it shows stays while it closes.
  const [last, setLast] = useState<SaveQuestion>({ findings: [] });
  if (question && question !== last) setLast(question);
  const { findings } = question ?? last;
  return (
    <Dialog
      open={question !== undefined}
      onClose={onClose}
      title={findings ? 'The check refuses this' : 'The check has failed'}
      description={
        findings
          ? 'Nothing was saved yet. With these findings, generated/ cannot be made and a release is refused.'
          : 'Nothing was saved yet, and it is not known whether generated/ can be made from this. The reason is printed in the terminal in which the studio was started.'
      }
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
        {findings?.slice(0, SHOWN).map((finding) => (
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
      {findings && findings.length > SHOWN && <p>And {findings.length - SHOWN} more.</p>}
      {reach.length > 0 && <ReachSentences changes={reach} />}
    </Dialog>
  );
}
