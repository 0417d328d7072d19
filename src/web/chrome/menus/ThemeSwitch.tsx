import { Monitor, Moon, Sun } from 'lucide-react';
import { useId } from 'react';
import { VisuallyHidden } from '../../../renderer/primitives/VisuallyHidden.tsx';
import { chooseTheme, themeChoices, useThemeChoice } from '../../browser/theme.ts';
import { useText } from '../../language/text.tsx';
import styles from './Segments.module.css';

const icons = { light: Sun, dark: Moon, system: Monitor };

/** The themes as three radio buttons. */
export function ThemeSwitch() {
  const text = useText();
  const choice = useThemeChoice();
  const name = useId();
  return (
    <fieldset className={styles.group}>
      <VisuallyHidden as="legend">{text('theme.label')}</VisuallyHidden>
      {themeChoices.map((option) => {
        const Icon = icons[option];
        return (
          <label key={option} className={styles.option}>
            <input
              type="radio"
              name={name}
              className={styles.input}
              checked={option === choice}
              onChange={() => chooseTheme(option)}
            />
            <Icon aria-hidden="true" />
            {text(`theme.${option}`)}
          </label>
        );
      })}
    </fieldset>
  );
}
