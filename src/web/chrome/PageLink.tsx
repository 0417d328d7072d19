import type { MouseEvent, ReactNode } from 'react';
import { usePage } from '../head/page.tsx';
import { addressIn } from '../language/language.ts';
import { useLanguage } from '../language/text.tsx';

interface PageLinkProps {
  /** A path of this site without the language prefix. */
  to: string;
  /** Where it leads instead. */
  href?: string;
  className?: string;
  /** For when the visible text alone is not enough. */
  label?: string;
  /** Whether the link is marked while its page is shown; off for a second link to the same page. */
  marked?: boolean;
  /** The id of the element that says more. */
  describedBy?: string;
  /** Keeps the link from being followed with `preventDefault`. */
  onClick?(event: MouseEvent): void;
  children: ReactNode;
}

/**
 * A link to a page of this site in the current language. It is a plain link; the router, if there is one, handles
 * presses.
 */
export function PageLink({ to, href, className, label, marked = true, describedBy, onClick, children }: PageLinkProps) {
  const language = useLanguage();
  const { path } = usePage();
  const current = marked && (path === to || (to !== '/' && path.startsWith(`${to}/`)));
  return (
    <a
      href={href ?? addressIn(language, to)}
      className={className}
      aria-label={label}
      aria-describedby={describedBy}
      onClick={onClick}
      aria-current={current ? 'page' : undefined}
    >
      {children}
    </a>
  );
}
