import type { MouseEvent, ReactNode } from 'react';
import { useNavigation } from '../contexts/NavigationContext.ts';

export interface InnerLinkProps {
  to: string;
  className?: string;
  /** Its accessible name, where its content says less. */
  label?: string;
  children: ReactNode;
}

/** A link within the application, followed without a page load. */
export function InnerLink({ to, className, label, children }: InnerLinkProps) {
  const { navigate } = useNavigation();

  function follow(event: MouseEvent) {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    navigate(to);
  }

  return (
    <a className={className} href={to} aria-label={label} onClick={follow}>
      {children}
    </a>
  );
}
