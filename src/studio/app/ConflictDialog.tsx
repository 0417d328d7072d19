import { useState } from 'react';
import { Button } from '../../renderer/primitives/Button.tsx';
import { Dialog } from '../../renderer/primitives/overlays/Dialog.tsx';
import type { FileConflict } from '../model/draftState.ts';
import styles from './FindingsPanel.module.css';

interface ConflictDialogProps {
  file: string | undefined;
  conflict: FileConflict | undefined;
  onKeep(file: string, keep: 'mine' | 'theirs'): void;
}

/** Asks which change counts where a file changed in the project in the same places as its draft. */
export function ConflictDialog({ file, conflict, onKeep }: ConflictDialogProps) {
  const [last, setLast] = useState<{ file: string; conflict: FileConflict }>();
  if (file !== undefined && conflict && conflict !== last?.conflict) setLast({ file, conflict });
  const shown = last;
  const keep = (which: 'mine' | 'theirs') => shown && onKeep(shown.file, which);
  return (
    <Dialog
      open={conflict !== undefined}
      // Closing it without an answer keeps what was typed here; nothing is written before it is saved.
      onClose={() => keep('mine')}
      title="This file has changed elsewhere"
      description={
        shown && shown.conflict.theirs === undefined
          ? `${shown.file} was removed, and has changes here that are not saved.`
          : `${shown?.file ?? ''} was changed in the same places as here. Everything else from both is kept.`
      }
      actions={
        <>
          <Button onClick={() => keep('theirs')}>Take the changes from elsewhere</Button>
          <Button variant="primary" onClick={() => keep('mine')}>
            Keep mine
          </Button>
        </>
      }
      inHistory={false}
    >
      <ul className={styles.list}>
        {shown?.conflict.pointers.map((pointer) => (
          <li key={pointer.join('/')} className={styles.place}>
            {pointer.length === 0 ? 'The whole file' : pointer.join(' › ')}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
