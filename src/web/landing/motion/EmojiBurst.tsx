import { type CSSProperties, useState } from 'react';
import styles from './EmojiBurst.module.css';

/** Emoji that fly up from this element in different directions. */
export function EmojiBurst({ emoji }: { emoji: readonly string[] }) {
  const [ways] = useState(() => emoji.map((_, index) => way(index, emoji.length)));
  return (
    <span className={styles.burst} aria-hidden="true">
      {emoji.map((one, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same emoji may fly twice, and none ever moves in the list.
        <span key={index} className={styles.emoji} style={ways[index]}>
          {one}
        </span>
      ))}
    </span>
  );
}

/** A random direction within the index's share of the upper half circle. */
function way(index: number, count: number): CSSProperties {
  const angle = Math.PI * (0.06 + (0.88 * (index + Math.random())) / count);
  const far = 130 + Math.random() * 130;
  // The type of style properties does not include custom ones.
  return {
    '--x': `${Math.round(-Math.cos(angle) * far * 1.5)}px`,
    '--y': `${Math.round(-Math.sin(angle) * far)}px`,
    '--turn': `${Math.round(Math.random() * 80 - 40)}deg`,
    animationDelay: `${Math.round(Math.random() * 350)}ms`,
  } as CSSProperties;
}
