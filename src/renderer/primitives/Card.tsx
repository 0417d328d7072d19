import { type ReactNode, useId } from 'react';
import styles from './Card.module.css';

export interface CardProps {
  title?: string;
  help?: string;
  /** Beside the title, whose id it gets. */
  aside?(titleId: string): ReactNode;
  /** Heading level of the title. */
  level?: 2 | 3;
  children: ReactNode;
}

/** A titled part of a screen on its own surface. */
export function Card({ title, help, aside, level = 2, children }: CardProps) {
  const id = useId();
  const Heading = `h${level}` as const;
  return (
    <section className={styles.card} aria-labelledby={title ? id : undefined}>
      {(title || help) && (
        <header className={styles.head}>
          {title && (
            <div className={styles.line}>
              <Heading id={id} className={styles.title}>
                {title}
              </Heading>
              {aside?.(id)}
            </div>
          )}
          {help && <p className={styles.help}>{help}</p>}
        </header>
      )}
      {children}
    </section>
  );
}
