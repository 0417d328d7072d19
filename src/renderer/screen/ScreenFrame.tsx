import type { ReactNode } from 'react';
import styles from './screen.module.css';

export interface ScreenFrameProps {
  title: string;
  description?: string;
  children: ReactNode;
}

/** The heading of a screen, with its content below. */
export function ScreenFrame({ title, description, children }: ScreenFrameProps) {
  return (
    <div className={styles.screen}>
      <header className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        {description && <p className={styles.description}>{description}</p>}
      </header>
      {children}
    </div>
  );
}
