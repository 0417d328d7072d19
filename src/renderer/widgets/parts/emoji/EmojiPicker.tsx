import { SmilePlus } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { onDemand } from '../../../loading/onDemand.tsx';
import { IconButton } from '../../../primitives/IconButton.tsx';
import { Popover } from '../../../primitives/overlays/Popover.tsx';
import { useWidgets } from '../../context.ts';
import styles from './EmojiPicker.module.css';

const EmojiPanel = onDemand(() => import('./EmojiPanel.tsx'));

interface EmojiPickerProps extends ComponentProps<'button'> {
  /** Custom emoji with longer codes are not offered. */
  maxLength?: number;
  /** The name of the button. */
  label?: string;
  onPick(emoji: string): void;
}

/** A button that opens the emoji panel. */
export function EmojiPicker({ disabled, maxLength, label, onPick, ...rest }: EmojiPickerProps) {
  const { text } = useWidgets();
  const [open, setOpen] = useState(false);
  // What an undo closes does not open by itself on redo.
  if (open && disabled) setOpen(false);
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      label={text('widget.emoji.title')}
      align="end"
      disabled={disabled}
      trigger={
        <IconButton {...rest} label={label ?? text('widget.emoji.open')} icon={<SmilePlus aria-hidden="true" />} />
      }
    >
      <div className={styles.panel}>
        <EmojiPanel
          maxLength={maxLength}
          onPick={(emoji) => {
            setOpen(false);
            onPick(emoji);
          }}
        />
      </div>
    </Popover>
  );
}
