import { useRef } from 'react';
import { Button } from '../../../renderer/primitives/Button.tsx';
import { Dialog } from '../../../renderer/primitives/overlays/Dialog.tsx';
import { useText } from '../../language/text.tsx';

interface LeaveDialogProps {
  open: boolean;
  /** The title of the section with unsaved changes. */
  section: string;
  onStay(): void;
  onDiscard(): void;
  onSave(): void;
}

/** Asks what becomes of unsaved changes before another section or page is opened. */
export function LeaveDialog({ open, section, onStay, onDiscard, onSave }: LeaveDialogProps) {
  const text = useText();
  const safest = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open={open}
      onClose={onStay}
      title={text('configure.unsavedTitle')}
      description={text('configure.unsaved', { section })}
      initialFocus={safest}
      inHistory={false}
      actions={
        <>
          <Button ref={safest} variant="quiet" onClick={onStay}>
            {text('configure.stay')}
          </Button>
          <Button onClick={onDiscard}>{text('configure.discard')}</Button>
          <Button variant="primary" onClick={onSave}>
            {text('configure.saveAndLeave')}
          </Button>
        </>
      }
    />
  );
}
