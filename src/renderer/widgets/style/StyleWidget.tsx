import { RadioCards } from '../parts/RadioCards.tsx';
import { type WidgetProps, widgetOptions } from '../types.ts';
import styles from './StyleWidget.module.css';

/** A button style, shown as a color swatch. Option: `options` with `color`. */
export default function StyleWidget(props: WidgetProps) {
  const choices = widgetOptions('style', props).options ?? [];
  const cards = choices.map((choice) => ({
    ...choice,
    picture: <span className={styles.sample} style={{ background: choice.color }} />,
  }));
  return <RadioCards props={props} cards={cards} layout="swatches" />;
}
