import clsx from 'clsx';
import { type KeyboardEvent, useContext, useMemo, useRef, useState } from 'react';
import type { Template, Variable } from '../../../language/model.ts';
import { onDemand } from '../../loading/onDemand.tsx';
import { useWidgets } from '../context.ts';
import control from '../parts/control.module.css';
import { controlProps, isOff } from '../parts/control.ts';
import { FieldNotes } from '../parts/FieldNotes.ts';
import { fitsLimits } from '../parts/limitEdit.ts';
import { lockReason } from '../parts/lockReason.ts';
import { BraceCompletion } from '../parts/message/BraceCompletion.tsx';
import { ChipRow } from '../parts/message/ChipRow.tsx';
import { type Format, toggleFormat } from '../parts/message/format.ts';
import { MarkedVariables } from '../parts/message/MarkedVariables.tsx';
import { MessagePreview } from '../parts/message/MessagePreview.tsx';
import { useAutoHeight, write } from '../parts/message/textField.ts';
import { useLimitedText } from '../parts/message/useLimitedText.ts';
import { useOffered } from '../parts/message/useOffered.ts';
import { useStableCallback } from '../parts/message/useStableCallback.ts';
import { type WidgetProps, widgetOptions } from '../types.ts';
import { Counter } from './Counter.tsx';
import { MessageToolbar } from './MessageToolbar.tsx';
import styles from './MessageWidget.module.css';

/** Fetched when a channel is asked for. */
const ChannelDialog = onDemand(() => import('./ChannelDialog.tsx'));

const noVariables: readonly Variable[] = [];
const noTemplates: readonly Template[] = [];
const noMentions: readonly never[] = [];

const SHORTCUTS: Readonly<Record<string, Format>> = { b: 'bold', i: 'italic', u: 'underline' };

type RefusedInsert = 'variable' | 'mention' | 'template' | 'beyond';

/** A message of the bot, with a toolbar, variables and templates to insert, a character counter and a preview. */
export default function MessageWidget(props: WidgetProps) {
  const { id, schema, disabled, readonly, placeholder, onBlur, onFocus } = props;
  const options = widgetOptions('message', props);
  const context = useWidgets();
  const { text, notify } = context;
  const { preview = false, picture, mentions = noMentions } = options;
  const declared = options.variables ?? noVariables;
  const variables = useOffered(declared);
  const templates = useOffered(options.templates ?? noTemplates);
  const limits = { maxLength: schema.maxLength, maxLines: schema.maxLines };
  const [asking, setAsking] = useState<boolean>();
  const area = useRef<HTMLTextAreaElement>(null);
  const { live, value, insert: insertAtCaret } = useLimitedText(area, props, limits);
  const notes = useContext(FieldNotes);
  useAutoHeight(area, live);
  const off = isOff(props);
  const formatted = picture === undefined || context.evaluate(picture.when) !== true;

  function refuse(kind: RefusedInsert) {
    const own = kind === 'beyond' ? undefined : schema.messages?.[kind];
    notify(own ?? text(`widget.message.${kind}`, { maxLength: schema.maxLength }), 'error');
  }

  function insert(words: string, kind: RefusedInsert) {
    if (!insertAtCaret(words)) refuse(kind);
  }

  function pick({ insert: asked, token = '', plan, lockedMessage }: Variable) {
    if (!context.includes(plan)) notify(lockReason(context, plan, lockedMessage), 'locked', plan);
    else if (asked === 'channel') setAsking(true);
    else insert(token, 'variable');
  }

  function format(kind: Format) {
    if (area.current && !toggleFormat(area.current, kind, limits, text('widget.message.linkText'))) refuse('beyond');
  }

  function onKeyDown(event: KeyboardEvent) {
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
    const kind = SHORTCUTS[key.toLowerCase()];
    if (!kind || !(ctrlKey || metaKey) || altKey || shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    format(kind);
  }

  const apply = useStableCallback((name: string) => {
    const template = templates.find((each) => each.id === name);
    if (!template) return;
    const { plan, lockedMessage } = template;
    if (!context.includes(plan)) return notify(lockReason(context, plan, lockedMessage), 'locked', plan);
    if (!fitsLimits(template.text, limits)) return refuse('template');
    if (area.current && template.text !== value()) write(area.current, template.text, 0, area.current.value.length);
  });

  const templateChips = useMemo(
    () => templates.map(({ id, title, plan }) => ({ id, title, plan: context.includes(plan) ? undefined : plan, off })),
    [templates, context, off],
  );

  return (
    <div className={clsx(styles.editor, preview && styles.previewed)}>
      <div className={styles.writing}>
        <div className={styles.box}>
          <MessageToolbar
            id={id}
            variables={variables}
            mentions={mentions}
            formatted={formatted}
            off={off}
            onPick={pick}
            onFormat={format}
            onInsert={(words) => insert(words, 'beyond')}
          />
          <div className={styles.field}>
            <textarea
              {...controlProps(props)}
              ref={area}
              rows={4}
              className={clsx(control.control, styles.area)}
              placeholder={placeholder}
              disabled={disabled}
              readOnly={readonly}
              aria-describedby={`${id}__error ${id}__counter ${id}__help`}
              onKeyDown={formatted && !off ? onKeyDown : undefined}
              onBlur={() => onBlur(id, value())}
              onFocus={() => onFocus(id, value())}
            />
            {declared.length > 0 && <MarkedVariables field={area} live={live} variables={declared} />}
            {variables.length > 0 && !off && (
              <BraceCompletion id={id} field={area} variables={variables} onPick={pick} />
            )}
          </div>
        </div>
        <div className={styles.foot}>
          {templates.length > 0 ? (
            <span id={`${id}__templates`} className={styles.heading}>
              {text('widget.message.templates')}
            </span>
          ) : (
            <div>{notes}</div>
          )}
          {schema.maxLength !== undefined && (
            <span className={styles.counter}>
              <Counter
                id={`${id}__counter`}
                live={live}
                max={schema.maxLength}
                warnAbove={schema.warnAbove ?? options.warnAbove}
              />
            </span>
          )}
        </div>
        {templates.length > 0 && (
          <>
            <ChipRow aria-labelledby={`${id}__templates`} chips={templateChips} onPress={apply} />
            {notes}
          </>
        )}
      </div>
      {preview && <MessagePreview message={live} variables={declared} options={options} />}
      {asking !== undefined && (
        <ChannelDialog
          id={`${id}__mention`}
          open={asking}
          finalFocus={area}
          onClose={() => setAsking(false)}
          onInsert={(channel) => insert(`<#${channel}>`, 'mention')}
        />
      )}
    </div>
  );
}
