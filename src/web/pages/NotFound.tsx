import { useText } from '../language/text.tsx';
import { ButtonLink } from './ButtonLink.tsx';
import styles from './Page.module.css';

/** Shown at an unknown address. */
export function NotFound() {
  const text = useText();
  return (
    <div className={styles.center}>
      <h1 className={styles.title}>{text('notFound.title')}</h1>
      <p className={styles.lead}>{text('notFound.text')}</p>
      <div className={styles.actions}>
        <ButtonLink to="/" variant="primary">
          {text('notFound.home')}
        </ButtonLink>
      </div>
    </div>
  );
}
