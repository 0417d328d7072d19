import { product } from '../product/product.ts';
import styles from './Logo.module.css';

/** A gabled hall with its open door, and the product's name next to it. */
export function Logo() {
  return (
    <span className={styles.logo}>
      <svg viewBox="0 0 32 32" className={styles.mark} aria-hidden="true">
        <path className={styles.roof} d="M16 2.5 30 12.2v3.3H2v-3.3z" />
        <path
          className={styles.wall}
          d="M4.5 17.5h23v9.2a2.8 2.8 0 0 1-2.8 2.8H20v-5.6a4 4 0 0 0-8 0v5.6H7.3a2.8 2.8 0 0 1-2.8-2.8z"
        />
        <circle className={styles.window} cx="16" cy="10.4" r="2" />
      </svg>
      <span className={styles.name}>{product.name}</span>
    </span>
  );
}
