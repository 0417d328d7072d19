import clsx from 'clsx';
import { useContext, useMemo, useRef, useState } from 'react';
import type { Template, Variable } from '../../../language/model.ts';
import { useWidgets } from '../context.ts';
import control from '../parts/control.module.css';
import { controlProps, isLocked, isOff } from '../parts/control.ts';
import { FieldNotes } from '../parts/FieldNotes.ts';
import { Lock } from '../parts/Lock.tsx';
import { fitsLimits } from '../parts/limitEdit.ts';
import { ChipRow } from '../parts/message/ChipRow.tsx';
import { MessagePreview } from '../parts/message/MessagePreview.tsx';
import { useSharedVariables } from '../parts/message/sharedVariables.ts';
import { useAutoHeight, write } from '../parts/message/textField.ts';
import { useLimitedText } from '../parts/message/useLimitedText.ts';
import { useOffered } from '../parts/message/useOffered.ts';
import { useStableCallback } from '../parts/message/useStableCallback.ts';
import { VariableChips } from '../parts/message/VariableChips.tsx';
import { type WidgetProps, widgetOptions } from '../types.ts';
import { ChannelDialog } from './ChannelDialog.tsx';
import { Counter } from './Counter.tsx';
import styles from './MessageWidget.module.css';

const noVariables: readonly Variable[] = [];
const noTemplates: readonly Template[] = [];

type RefusedInsert = 'variable' | 'mention' | 'template';

/** A message of the bot, with variables and templates to insert, a character counter and a preview. */
export default function MessageWidget(props: WidgetProps) {
  const { id, schema, disabled, readonly, placeholder, onBlur, onFocus } = props;
  const options = widgetOptions('message', props);
  const context = useWidgets();
  const { text, notify } = context;
  const { preview = false } = options;
  const variables = useOffered(options.variables ?? noVariables);
  const templates = useOffered(options.templates ?? noTemplates);
  const limits = { maxLength: schema.maxLength, maxLines: schema.maxLines };
  const shared = useSharedVariables(id);
  const [asking, setAsking] = useState(false);
  const area = useRef<HTMLTextAreaElement>(null);
  const { live, value, insert: insertAtCaret } = useLimitedText(area, props, limits);
  const notes = useContext(FieldNotes);
  useAutoHeight(area, live);

  function refuse(kind: RefusedInsert) {
    notify(schema.messages?.[kind] ?? text(`widget.message.${kind}`, { maxLength: schema.maxLength }), 'error');
  }

  function insert(token: string, kind: RefusedInsert) {
    if (!insertAtCaret(token)) refuse(kind);
  }

  function press({ insert: asked, token = '' }: Variable) {
    if (asked === 'channel') setAsking(true);
    else insert(token, 'variable');
  }

  const apply = useStableCallback((name: string) => {
    const template = templates.find((each) => each.id === name);
    if (!template) return;
    if (!context.includes(template.plan)) return notify(template.lockedMessage ?? text('widget.locked'), 'locked');
    if (!fitsLimits(template.text, limits)) return refuse('template');
    if (area.current && template.text !== value()) write(area.current, template.text, 0, area.current.value.length);
  });

  const off = isOff(props);
  const templateChips = useMemo(
    () => templates.map(({ id, title, plan }) => ({ id, title, locked: !context.includes(plan), off })),
    [templates, context, off],
  );

  return (
    <div className={clsx(styles.editor, preview && styles.previewed)}>
      <div className={styles.writing}>
        {shared.isOffered && <VariableChips variables={variables} off={off} onPress={press} />}
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
            onBlur={() => onBlur(id, value())}
            onFocus={() => {
              shared.onFocus();
              onFocus(id, value());
            }}
          />
          {isLocked(props) && <Lock className={styles.lock} />}
        </div>
        <div className={styles.foot}>
          {templates.length > 0 ? (
            <ChipRow title={text('widget.message.templates')} chips={templateChips} onPress={apply} />
          ) : (
            <div className={styles.beside}>{notes}</div>
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
        {templates.length > 0 && notes}
      </div>
      {preview && (
        <MessagePreview
          message={live}
          variables={options.variables ?? noVariables}
          author={options.author}
          live={options.live}
          picture={options.picture}
        />
      )}
      {variables.some((variable) => variable.insert === 'channel') && (
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
