import { RadioCards } from '../parts/RadioCards.tsx';
import { type WidgetProps, widgetOptions } from '../types.ts';
import styles from './StyleWidget.module.css';

/** The color of a button, each drawn as one. Option: `options` with `color`. */
export default function StyleWidget(props: WidgetProps) {
  const choices = widgetOptions('style', props).options ?? [];
  const cards = choices.map((choice) => ({
    ...choice,
    picture: <span className={styles.sample} style={{ background: choice.color }} />,
  }));
  return <RadioCards props={props} cards={cards} layout="swatches" />;
}
