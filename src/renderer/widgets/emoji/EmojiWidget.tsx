import clsx from 'clsx';
import type { ChangeEvent } from 'react';
import { emojiImageUrl, firstEmoji, parseCustomEmoji } from '../../../language/text/emoji.ts';
import { useWidgets } from '../context.ts';
import control from '../parts/control.module.css';
import { draftProps, isLocked, isOff } from '../parts/control.ts';
import { DraftProblem } from '../parts/DraftProblem.tsx';
import { EmojiPicker } from '../parts/emoji/EmojiPicker.tsx';
import { limitEdit } from '../parts/limitEdit.ts';
import { useDraft } from '../parts/useDraft.ts';
import { nullable, type WidgetProps, widgetOptions } from '../types.ts';
import styles from './EmojiWidget.module.css';

/** An emoji, typed or picked. The first emoji of a text counts; a text without one stays in the field and cannot be saved. */
export default function EmojiWidget(props: WidgetProps) {
  const { id, schema, disabled, readonly, placeholder, onChange, onBlur, onFocus } = props;
  const { symbol = false } = widgetOptions('emoji', props);
  const { text, cdnBase } = useWidgets();
  const value = typeof props.value === 'string' ? props.value : '';
  const draft = useDraft(props, value, (emoji) => emoji);
  const free = symbol || isLocked(props);
  const picture = parseCustomEmoji(value);

  function commit(emoji: string) {
    onChange(emoji === '' && nullable(schema) ? null : emoji);
  }

  function change(event: ChangeEvent<HTMLInputElement>) {
    const typed = event.target.value;
    if (free || typed === '') {
      const { text: kept } = limitEdit(draft.shown, typed, schema);
      draft.edit({ text: kept, expected: kept });
      return commit(kept);
    }
    const emoji = firstEmoji(typed);
    if (emoji === null) {
      return draft.edit({ text: typed, expected: value, problem: text('widget.emoji.invalid') }, { show: true });
    }
    draft.edit({ text: emoji, expected: emoji });
    commit(emoji);
  }

  function leave() {
    draft.leave();
    onBlur(id, value);
  }

  function pick(emoji: string) {
    commit(emoji);
    draft.drop();
  }

  return (
    <div>
      <div className={clsx(control.row, styles.emoji)}>
        <div className={clsx(control.row, styles.field)}>
          {picture && <img className={styles.picture} src={emojiImageUrl(picture, cdnBase)} alt="" loading="lazy" />}
          <input
            {...draftProps(props, draft.shownProblem)}
            type="text"
            className={clsx(control.control, picture && styles.withPicture)}
            value={draft.shown}
            placeholder={placeholder || text('widget.emoji.placeholder')}
            disabled={disabled}
            readOnly={readonly}
            autoComplete="off"
            onChange={change}
            onBlur={leave}
            onFocus={() => onFocus(id, value)}
          />
        </div>
        <EmojiPicker disabled={isOff(props)} maxLength={schema.maxLength} onPick={pick} />
      </div>
      <DraftProblem id={id} problem={draft.shownProblem} />
    </div>
  );
}
