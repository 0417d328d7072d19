import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import styles from './Button.module.css';
import { Spinner } from './Spinner.tsx';

export interface ButtonProps extends ComponentProps<'button'> {
  /** Use `primary` once per view, `quiet` for secondary actions. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  size?: 'small' | 'medium';
  icon?: ReactNode;
  /** Shows a spinner and ignores clicks, without losing focus. */
  busy?: boolean;
}

export function Button(props: ButtonProps) {
  const { variant = 'secondary', size = 'medium', icon, busy = false, className, children, onClick, ...rest } = props;
  return (
    <button
      type="button"
      {...rest}
      className={clsx(styles.button, styles[variant], styles[size], className)}
      aria-busy={busy || rest['aria-busy']}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {busy ? <Spinner size="small" decorative /> : icon}
      {children}
    </button>
  );
}
