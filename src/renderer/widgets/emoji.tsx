import clsx from 'clsx';
import type { ChangeEvent } from 'react';
import { firstEmoji, imageOf, parseCustom } from '../../language/emoji.ts';
import { useWidgets } from './context.ts';
import { EmojiPicker } from './emoji/EmojiPicker.tsx';
import styles from './emoji/emoji.module.css';
import control from './parts/control.module.css';
import { controlProps, isInvalid, isLocked, isOff } from './parts/control.ts';
import { Lock } from './parts/Lock.tsx';
import { limitEdit } from './parts/limitEdit.ts';
import { useDraft } from './parts/useDraft.ts';
import { nullable, type WidgetProps } from './types.ts';

interface EmojiOptions {
  /** Any text up to the maximum length serves as a symbol. */
  symbol?: boolean;
}

/** An emoji, typed or picked. Of a longer text the first emoji counts; a text without one is not taken over. */
export default function EmojiWidget(props: WidgetProps) {
  const { id, schema, disabled, readonly, placeholder, onChange, onBlur, onFocus } = props;
  const { symbol = false } = props.options as EmojiOptions;
  const { text, cdnBase } = useWidgets();
  const value = typeof props.value === 'string' ? props.value : '';
  const draft = useDraft(value, (emoji) => emoji);
  const free = symbol || isLocked(props);
  const refused = draft.stands && !free && draft.shown !== '' && firstEmoji(draft.shown) === null;
  const picture = parseCustom(value);
  const messageId = `${id}__invalid`;

  function commit(emoji: string) {
    onChange(emoji === '' && nullable(schema) ? null : emoji);
  }

  function change(event: ChangeEvent<HTMLInputElement>) {
    const typed = event.target.value;
    if (free || typed === '') {
      const { text: kept } = limitEdit(draft.shown, typed, schema);
      draft.edit(kept, kept);
      return commit(kept);
    }
    const emoji = firstEmoji(typed);
    if (emoji === null) return draft.edit(typed, value);
    draft.edit(emoji, emoji);
    commit(emoji);
  }

  function leave() {
    draft.drop();
    onBlur(id, value);
  }

  function pick(emoji: string) {
    draft.drop();
    commit(emoji);
  }

  return (
    <div>
      <div className={clsx(control.row, styles.emoji)}>
        <div className={clsx(control.row, styles.field)}>
          {picture && <img className={styles.picture} src={imageOf(picture, cdnBase)} alt="" loading="lazy" />}
          <input
            {...controlProps(props)}
            type="text"
            className={clsx(control.control, picture && styles.withPicture)}
            value={draft.shown}
            maxLength={symbol ? schema.maxLength : undefined}
            placeholder={placeholder || text('widget.emoji.placeholder')}
            aria-invalid={refused || isInvalid(props) || undefined}
            aria-describedby={`${messageId} ${id}__error ${id}__help`}
            disabled={disabled}
            readOnly={readonly}
            autoComplete="off"
            onChange={change}
            onBlur={leave}
            onFocus={() => onFocus(id, value)}
          />
          {isLocked(props) && <Lock className={control.lock} />}
        </div>
        <EmojiPicker disabled={isOff(props)} maxLength={schema.maxLength} onPick={pick} />
      </div>
      <p id={messageId} role="status" className={styles.invalid}>
        {refused && text('widget.emoji.invalid')}
      </p>
    </div>
  );
}
