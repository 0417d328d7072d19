import { RadioCards } from '../parts/RadioCards.tsx';
import { optionsOf, type WidgetProps } from '../types.ts';

/** A choice between a few things that deserve a sentence each. Option: `options`, whose values may be booleans. */
export default function CardsWidget(props: WidgetProps) {
  return <RadioCards props={props} cards={optionsOf('cards', props).options ?? []} layout="wide" />;
}
