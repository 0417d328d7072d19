import ThemePicture from '../../primitives/ThemePicture.tsx';
import { RadioCards } from '../parts/RadioCards.tsx';
import { type WidgetProps, widgetOptions } from '../types.ts';
import styles from './ThemeWidget.module.css';

/** A choice of themes, each drawn in its colors. Option: `options` with `colors`. */
export default function ThemeWidget(props: WidgetProps) {
  const themes = widgetOptions('theme', props).options ?? [];
  const cards = themes.map((theme) => ({
    ...theme,
    picture: (
      <span className={styles.swatch}>
        <ThemePicture colors={theme.colors} className={styles.drawn} />
      </span>
    ),
  }));
  return <RadioCards props={props} cards={cards} layout="tiles" />;
}
