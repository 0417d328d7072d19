import { RadioCards } from '../parts/RadioCards.tsx';
import { type WidgetProps, widgetOptions } from '../types.ts';

/** A choice between a few options with a description each. Option: `options`, whose values may be booleans. */
export default function CardsWidget(props: WidgetProps) {
  return <RadioCards props={props} cards={widgetOptions('cards', props).options ?? []} layout="wide" />;
}
