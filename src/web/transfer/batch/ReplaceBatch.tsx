import { ConfirmDialog, type ConfirmDialogProps } from '../../../renderer/primitives/overlays/ConfirmDialog.tsx';
import { useTransferText } from '../texts.tsx';
import { type Batch, tallyOf } from './batch.ts';

interface ReplaceBatchProps extends Required<Pick<ConfirmDialogProps, 'onConfirm' | 'onClose'>> {
  /** The batch that is not finished. */
  batch: Batch;
}

/** Asks before another batch takes the place of one that is not finished. */
export default function ReplaceBatch({ batch, onConfirm, onClose }: ReplaceBatchProps) {
  const text = useTransferText();
  const { done } = tallyOf(batch);
  const { name } = batch.source;
  return (
    <ConfirmDialog
      open
      variant="neutral"
      title={text('replace.title')}
      message={text('replace.text', { name, done, count: batch.servers.length })}
      labels={{ yes: text('replace.confirm'), no: text('back') }}
      onConfirm={onConfirm}
      onClose={onClose}
    />
  );
}
