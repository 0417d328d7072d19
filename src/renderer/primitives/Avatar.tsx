import clsx from 'clsx';
import { useState } from 'react';
import styles from './Avatar.module.css';
import { initialOf } from './initial.ts';

export interface AvatarProps {
  name: string;
  /** Address of the picture, if any. */
  source?: string | null;
  size: keyof typeof sizes;
}

/** Width and height in pixels. */
const sizes = { small: 32, medium: 48, large: 56 };

/** A picture, or the initial of the name. Decorative: the name is shown next to it. */
export function Avatar({ name, source, size }: AvatarProps) {
  const [broken, setBroken] = useState<string>();
  const className = clsx(styles.avatar, styles[size]);
  if (!source || source === broken) {
    return (
      <span className={className} aria-hidden="true">
        {initialOf(name)}
      </span>
    );
  }
  return (
    <img
      className={className}
      src={source}
      alt=""
      width={sizes[size]}
      height={sizes[size]}
      loading="lazy"
      onError={() => setBroken(source)}
    />
  );
}
