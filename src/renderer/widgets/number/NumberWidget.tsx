import { NumberField } from '../parts/number/NumberField.tsx';
import { type WidgetProps, widgetOptions } from '../types.ts';

/** A number with its unit. */
export default function NumberWidget(props: WidgetProps) {
  return <NumberField props={props} options={widgetOptions('number', props)} />;
}
