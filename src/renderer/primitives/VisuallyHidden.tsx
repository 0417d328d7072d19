import clsx from 'clsx';
import type { ComponentProps } from 'react';
import styles from './VisuallyHidden.module.css';

export interface VisuallyHiddenProps extends Omit<ComponentProps<'span'>, 'ref'> {
  as?: 'span' | 'p' | 'legend';
}

/** Text for screen readers only. */
export function VisuallyHidden({ as: Element = 'span', className, ...rest }: VisuallyHiddenProps) {
  return <Element {...rest} className={clsx(styles.hidden, className)} />;
}
