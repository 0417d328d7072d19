import { type ReactNode, useId } from 'react';
import styles from './Card.module.css';

export interface CardProps {
  title?: string;
  help?: string;
  children: ReactNode;
}

/** A part of a screen on a surface of its own. */
export function Card({ title, help, children }: CardProps) {
  const id = useId();
  return (
    <section className={styles.card} aria-labelledby={title ? id : undefined}>
      {(title || help) && (
        <header className={styles.head}>
          {title && (
            <h2 id={id} className={styles.title}>
              {title}
            </h2>
          )}
          {help && <p className={styles.help}>{help}</p>}
        </header>
      )}
      {children}
    </section>
  );
}
