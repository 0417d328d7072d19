import { type ReactNode, type Ref, useId } from 'react';
import styles from './TransferPage.module.css';

export interface PartProps {
  /** Takes the focus when a step begins. */
  heading?: Ref<HTMLHeadingElement>;
  title: string;
  help?: string;
  children: ReactNode;
}

/** A part of the page with its heading. */
export function Part({ heading, title, help, children }: PartProps) {
  const id = useId();
  return (
    // Takes the focus of what disappears from it.
    <section className={styles.part} aria-labelledby={id} tabIndex={-1}>
      <h2 ref={heading} id={id} className={styles.partTitle} tabIndex={-1}>
        {title}
      </h2>
      {help && <p className={styles.help}>{help}</p>}
      {children}
    </section>
  );
}
