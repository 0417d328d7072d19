import { RadioCards } from '../parts/RadioCards.tsx';
import { type WidgetProps, widgetOptions } from '../types.ts';
import styles from './ThemeWidget.module.css';

/** A choice of themes, each drawn in its colors. Option: `options` with `colors`. */
export default function ThemeWidget(props: WidgetProps) {
  const themes = widgetOptions('theme', props).options ?? [];
  const cards = themes.map((theme) => ({ ...theme, picture: <Swatch colors={theme.colors} /> }));
  return <RadioCards props={props} cards={cards} layout="tiles" />;
}

/** A thumbnail of a welcome image: an avatar and two lines of text on a background. */
function Swatch({ colors }: { colors: readonly string[] }) {
  const [background, second = background, ink = second] = colors;
  return (
    <svg className={styles.swatch} viewBox="0 0 116 56" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="116" height="56" fill={background} />
      <path d="M0 44c26-14 46 10 72-2 18-8 30-8 44-2v16H0z" fill={second} opacity="0.85" />
      <circle cx="24" cy="25" r="11" fill={second} stroke={ink} strokeWidth="2.5" />
      <rect x="44" y="17" width="50" height="6" rx="3" fill={ink} />
      <rect x="44" y="28" width="32" height="5" rx="2.5" fill={ink} opacity="0.6" />
    </svg>
  );
}
