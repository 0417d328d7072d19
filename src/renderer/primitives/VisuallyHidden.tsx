import clsx from 'clsx';
import type { ComponentProps } from 'react';
import styles from './VisuallyHidden.module.css';

export interface VisuallyHiddenProps extends ComponentProps<'span'> {
  as?: 'span' | 'p' | 'legend';
}

/** Text for screen readers alone. */
export function VisuallyHidden({ as: Element = 'span', className, ...rest }: VisuallyHiddenProps) {
  return <Element {...(rest as object)} className={clsx(styles.hidden, className)} />;
}
