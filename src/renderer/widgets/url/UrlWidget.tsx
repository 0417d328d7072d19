import { LineField } from '../parts/LineField.tsx';
import type { WidgetProps } from '../types.ts';

/** An address on the web. */
export default function UrlWidget(props: WidgetProps) {
  return <LineField props={props} kind="url" />;
}
