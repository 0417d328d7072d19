import { Head } from '../Head.tsx';
import { useText } from '../text.tsx';
import { ButtonLink } from './ButtonLink.tsx';
import styles from './Page.module.css';

export function NotFoundPage() {
  const text = useText();
  return (
    <div className={styles.center}>
      <Head title={text('notFound.title')} noindex />
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
