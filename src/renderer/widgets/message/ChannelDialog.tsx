import { type RefObject, useMemo, useState } from 'react';
import { Button } from '../../primitives/Button.tsx';
import { Dialog } from '../../primitives/overlays/Dialog.tsx';
import { useWidgets } from '../context.ts';
import control from '../parts/control.module.css';
import { channelsFor, itemWith } from '../picker/channels.tsx';
import { Picker } from '../picker/Picker.tsx';
import styles from './ChannelDialog.module.css';

interface ChannelDialogProps {
  id: string;
  open: boolean;
  onClose(): void;
  onInsert(channelId: string): void;
  /** Receives focus after closing. */
  finalFocus: RefObject<HTMLElement | null>;
}

/** Asks for the channel that a message mentions. */
export default function ChannelDialog({ id, open, onClose, onInsert, finalFocus }: ChannelDialogProps) {
  const context = useWidgets();
  const { text } = context;
  const [chosen, setChosen] = useState<string | null>(null);
  const channels = useMemo(() => channelsFor(context, { to: 'channel' }, []), [context]);

  function close() {
    setChosen(null);
    onClose();
  }

  function insert() {
    if (chosen === null) return;
    close();
    onInsert(chosen);
  }

  return (
    <Dialog
      open={open}
      onClose={close}
      finalFocus={finalFocus}
      title={text('widget.message.dialog.title')}
      actions={
        <>
          <Button onClick={close}>{text('widget.message.dialog.cancel')}</Button>
          <Button variant="primary" disabled={chosen === null} onClick={insert}>
            {text('widget.message.dialog.insert')}
          </Button>
        </>
      }
    >
      <div className={styles.field}>
        <label id={`${id}__label`} className={styles.label} htmlFor={id}>
          {text('widget.message.dialog.label')}
        </label>
        <Picker
          id={id}
          name={id}
          groups={channels ?? []}
          selected={(chosen !== null && itemWith(channels ?? [], chosen)) || null}
          placeholder={text('widget.channel.empty')}
          searchPlaceholder={text('widget.channel.search')}
          noneFound={text('widget.channel.none')}
          attributes={{}}
          disabled={channels === null}
          onPick={setChosen}
          onBlur={() => {}}
          onFocus={() => {}}
        />
        {channels === null && <p className={control.note}>{text('widget.channel.unavailable')}</p>}
      </div>
    </Dialog>
  );
}
