import { type ComponentType, useMemo, useState } from 'react';
import type { Json } from '../../language/model.ts';
import { RequiredMark } from '../templates/RequiredMark.tsx';
import { useWidgetText } from '../text/widgetText.ts';
import { aloneContext, WidgetContext, type WidgetContextValue } from '../widgets/context.ts';
import { lockedSentence, type WidgetState } from '../widgets/galleryState.ts';
import { categories, channels, roles, voiceChannels } from '../widgets/sampleServer.ts';
import type { WidgetProps } from '../widgets/types.ts';
import styles from './WidgetSpecimen.module.css';

interface WidgetSpecimenProps {
  widget: ComponentType<WidgetProps>;
  state: WidgetState;
  id: string;
  onChange?(value: Json): void;
  onBlur?(id: string, value: unknown): void;
  notify?: WidgetContextValue['notify'];
}

const ignore = () => {};

/** A widget in one state, with a label, help and error, inside a form that holds its value. */
export function WidgetSpecimen({
  widget: Widget,
  state,
  id,
  onChange,
  onBlur = ignore,
  notify = ignore,
}: WidgetSpecimenProps) {
  const { options = {}, label = state.name, rawErrors, ...props } = state.props;
  const [value, setValue] = useState(props.value);
  const text = useWidgetText();
  const context = useMemo(
    () => ({ ...aloneContext, text, roles, channels, voiceChannels, categories, notify, ...state.context }),
    [state, notify, text],
  );

  function change(next: Json) {
    if (options.locked) return notify(lockedSentence, 'locked');
    setValue(next);
    onChange?.(next);
  }

  const ownLabel = options.widget === 'switch';
  return (
    <WidgetContext value={context}>
      <div className={styles.specimen}>
        {!ownLabel && (
          <label id={`${id}__label`} htmlFor={id} className={styles.label}>
            {label}
            {props.required && <RequiredMark />}
          </label>
        )}
        <Widget
          name={id}
          {...props}
          id={id}
          label={label}
          options={options}
          rawErrors={rawErrors}
          value={value}
          onChange={change}
          onBlur={onBlur}
          onFocus={ignore}
        />
        <p id={`${id}__error`} className={styles.error}>
          {rawErrors?.join(' ')}
        </p>
        <p id={`${id}__help`} className={styles.help}>
          {state.help}
        </p>
      </div>
    </WidgetContext>
  );
}
