import { NumberField } from '../parts/number/NumberField.tsx';
import { type WidgetProps, widgetOptions } from '../types.ts';

/** A number of percent. */
export default function PercentWidget(props: WidgetProps) {
  return <NumberField props={props} options={{ ...widgetOptions('percent', props), unit: '%' }} />;
}
