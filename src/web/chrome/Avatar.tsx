import { useState } from 'react';
import { useConfig } from '../config.ts';
import { initialOf } from '../initial.ts';
import { displayName, type User } from '../session.ts';
import styles from './Avatar.module.css';

/** The person's picture, or the initial of the name where there is none. Decorative: the name stands beside it. */
export function Avatar({ user }: { user: User }) {
  const { cdnBase } = useConfig();
  const [broken, setBroken] = useState<string | null>(null);
  const source = user.avatar && cdnBase && `${cdnBase}/avatars/${user.id}/${user.avatar}.png?size=64`;
  if (!source || source === broken) {
    return (
      <span className={styles.avatar} aria-hidden="true">
        {initialOf(displayName(user))}
      </span>
    );
  }
  return (
    <img
      className={styles.avatar}
      src={source}
      alt=""
      width="32"
      height="32"
      loading="lazy"
      onError={() => setBroken(source)}
    />
  );
}
