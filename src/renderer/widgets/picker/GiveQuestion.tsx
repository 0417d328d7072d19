import { interpolate } from '../../../language/text/message.ts';
import { ConfirmDialog } from '../../primitives/ConfirmDialog.tsx';
import { useWidgets } from '../context.ts';
import type { PickerItem } from './types.ts';

export interface GiveQuestionProps {
  role: PickerItem;
  onYes(): void;
  onClose(): void;
}

/** Says what members could do with a role before a setting gives it to them. */
export default function GiveQuestion({ role, onYes, onClose }: GiveQuestionProps) {
  const { standard } = useWidgets();
  return (
    <ConfirmDialog
      open
      title={interpolate(standard['reference.given.title'] ?? '', { name: role.title })}
      message={role.danger ?? ''}
      variant="neutral"
      labels={{ yes: standard['reference.given.yes'], no: standard['reference.given.no'] }}
      onConfirm={onYes}
      onClose={onClose}
    />
  );
}
