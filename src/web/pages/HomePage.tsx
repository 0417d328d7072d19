import { product } from '../catalogue.ts';
import { LoginButton } from '../chrome/LoginButton.tsx';
import { Head } from '../Head.tsx';
import { useSession } from '../session.ts';
import { useText } from '../text.tsx';
import { ButtonLink } from './ButtonLink.tsx';
import styles from './HomePage.module.css';

export function HomePage() {
  const text = useText();
  const { user } = useSession();
  return (
    <div className={styles.hero}>
      <Head />
      <p className={styles.name}>{product.name}</p>
      <h1 className={styles.title}>{text('home.title')}</h1>
      <p className={styles.sentence}>{text('home.sentence', { product: product.name })}</p>
      <div className={styles.actions}>
        {user ? (
          <ButtonLink to="/dashboard" variant="primary">
            {text('home.dashboard')}
          </ButtonLink>
        ) : (
          <LoginButton />
        )}
      </div>
    </div>
  );
}
