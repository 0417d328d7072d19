import { interpolate } from '../../../language/text/message.ts';
import { ConfirmDialog } from '../../primitives/overlays/ConfirmDialog.tsx';
import { useWidgets } from '../context.ts';
import type { WidgetSchema } from '../types.ts';
import type { PickerItem } from './types.ts';

export interface GiveQuestionProps {
  role: PickerItem;
  /** The setting that gives it to members. */
  setting: WidgetSchema | undefined;
  onYes(): void;
  onClose(): void;
}

/** Says what members could do with a role before a setting gives it to them. */
export default function GiveQuestion({ role, setting, onYes, onClose }: GiveQuestionProps) {
  const { standard, language } = useWidgets();
  const text = (key: string, values?: object) => interpolate(standard[`reference.given${key}`] ?? '', { ...values });
  const ability = new Intl.ListFormat(language).format(role.dangers ?? []);
  const own = setting?.messages?.['reference.given'];
  return (
    <ConfirmDialog
      open
      title={text('.title', { name: role.title })}
      message={own === undefined ? text('', { ability }) : interpolate(own, { ability })}
      variant="neutral"
      labels={{ yes: text('.yes'), no: text('.no') }}
      onConfirm={onYes}
      onClose={onClose}
    />
  );
}
