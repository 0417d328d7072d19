import clsx from 'clsx';
import button from '../../renderer/primitives/Button.module.css';
import styles from './Page.module.css';

export interface ProblemPageProps {
  sentence: string;
  /** Where the button leads, and its text. */
  address: string;
  label: string;
}

/** Shown if the server could not do what an address asks for. */
export function ProblemPage({ sentence, address, label }: ProblemPageProps) {
  return (
    <div className={styles.center}>
      <h1 className={styles.title}>{sentence}</h1>
      <div className={styles.actions}>
        <a href={address} className={clsx(button.button, button.primary)}>
          {label}
        </a>
      </div>
    </div>
  );
}
