import { formatNumber } from '../../../language/text/message.ts';
import { useWidgets } from '../context.ts';
import control from '../parts/control.module.css';
import { isOff, unnamedProps } from '../parts/control.ts';
import { type WidgetProps, widgetOptions } from '../types.ts';
import styles from './SliderWidget.module.css';

/** A number between its limits, chosen by dragging. */
export default function SliderWidget(props: WidgetProps) {
  const { id, name, schema, onChange, onBlur, onFocus } = props;
  const { language } = useWidgets();
  const { unit } = widgetOptions('slider', props);
  const value = Number(props.value ?? schema.minimum ?? 0);
  const shown = [formatNumber(value, language), unit].filter(Boolean).join(' ');
  return (
    <div className={styles.slider}>
      <div className={control.row}>
        <input
          {...unnamedProps(props)}
          name={name}
          type="range"
          className={styles.range}
          min={schema.minimum}
          max={schema.maximum}
          step={schema.multipleOf ?? (schema.type === 'integer' ? 1 : 'any')}
          value={value}
          disabled={isOff(props)}
          aria-valuetext={shown}
          onChange={({ target }) => onChange(target.valueAsNumber)}
          onBlur={() => onBlur(id, value)}
          onFocus={() => onFocus(id, value)}
        />
      </div>
      <output htmlFor={id} className={styles.value}>
        {shown}
      </output>
    </div>
  );
}
