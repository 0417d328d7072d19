import { useState } from 'react';
import styles from './Confetti.module.css';

const pieces = 36;

/** A short rain of paper over the dialog, for good news. Absent for people who asked for less motion. */
export function Confetti() {
  // Where it cannot be asked, nothing moves.
  const [still] = useState(() => window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? true);
  if (still) return null;
  return (
    <div className={styles.confetti} data-testid="confetti" aria-hidden="true">
      {Array.from({ length: pieces }, (_, index) => (
        <i
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces are alike and never change places
          key={index}
          style={{
            left: `${(index * 37) % 100}%`,
            animationDelay: `${(index % 9) * 70}ms`,
            animationDuration: `${1400 + ((index * 53) % 7) * 160}ms`,
          }}
        />
      ))}
    </div>
  );
}
