import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import button from '../../renderer/primitives/Button.module.css';

interface ButtonLinkProps {
  to: string;
  variant?: 'primary' | 'secondary' | 'premium';
  className?: string;
  /** Where the visible text alone would not say enough. */
  label?: string;
  children: ReactNode;
}

/** A link of the application that looks like a button. */
export function ButtonLink({ to, variant = 'secondary', className, label, children }: ButtonLinkProps) {
  return (
    <Link to={to} aria-label={label} className={clsx(button.button, button[variant], className)}>
      {children}
    </Link>
  );
}
