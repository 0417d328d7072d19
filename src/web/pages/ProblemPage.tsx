import { useText } from '../language/text.tsx';
import { ButtonLink } from './ButtonLink.tsx';
import styles from './Page.module.css';

/** Shown if the server could not do what an address asks for. */
export function ProblemPage({ sentence }: { sentence: string }) {
  const text = useText();
  return (
    <div className={styles.center}>
      <h1 className={styles.title}>{sentence}</h1>
      <div className={styles.actions}>
        <ButtonLink to="/" variant="primary">
          {text('notFound.home')}
        </ButtonLink>
      </div>
    </div>
  );
}
