import { useState } from 'react';
import styles from './Confetti.module.css';

const pieces = 36;

/** Confetti over a dialog, for good news. Not drawn if the user prefers reduced motion. */
export default function Confetti() {
  // Without `matchMedia` the preference is unknown: nothing moves.
  const [still] = useState(() => window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? true);
  if (still) return null;
  return (
    <div className={styles.confetti} data-testid="confetti" aria-hidden="true">
      {Array.from({ length: pieces }, (_, index) => (
        <i
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces are alike and never reordered
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
