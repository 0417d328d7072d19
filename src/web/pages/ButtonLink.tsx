import clsx from 'clsx';
import type { MouseEvent, ReactNode } from 'react';
import button from '../../renderer/primitives/Button.module.css';
import { PageLink } from '../chrome/PageLink.tsx';

interface ButtonLinkProps {
  to: string;
  variant?: 'primary' | 'secondary' | 'quiet';
  className?: string;
  /** For when the visible text alone is not enough. */
  label?: string;
  /** The id of the element that says more. */
  describedBy?: string;
  onClick?(event: MouseEvent): void;
  children: ReactNode;
}

/** A link to a page of this site that looks like a button. */
export function ButtonLink({ variant = 'secondary', className, ...link }: ButtonLinkProps) {
  return <PageLink {...link} marked={false} className={clsx(button.button, button[variant], className)} />;
}
