import { useState } from 'react';
import { initialOf } from './initial.ts';
import styles from './ServerIcon.module.css';

interface ServerIconProps {
  name: string;
  /** Address of the picture, if there is one. */
  source: string | null;
}

/** A server's picture, or the upper-case first letter of its name. Decorative: the name stands beside it. */
export function ServerIcon({ name, source }: ServerIconProps) {
  const [broken, setBroken] = useState<string | null>(null);
  if (!source || source === broken) {
    return (
      <span className={styles.icon} aria-hidden="true">
        {initialOf(name)}
      </span>
    );
  }
  return (
    <img
      className={styles.icon}
      src={source}
      alt=""
      width="56"
      height="56"
      loading="lazy"
      onError={() => setBroken(source)}
    />
  );
}
