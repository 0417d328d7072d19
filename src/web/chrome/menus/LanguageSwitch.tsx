import { languages } from '../../language/language.ts';
import { useText } from '../../language/text.tsx';
import { LanguageLink } from './LanguageLink.tsx';
import styles from './Segments.module.css';

/** The languages as a segmented control. */
export function LanguageSwitch() {
  const text = useText();
  return (
    <ul className={styles.group} aria-label={text('language.label')}>
      {languages.map((language) => (
        <li key={language} className={styles.segment}>
          <LanguageLink language={language} className={styles.option} />
        </li>
      ))}
    </ul>
  );
}
