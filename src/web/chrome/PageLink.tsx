import type { ReactNode } from 'react';
import { usePage } from '../head/page.tsx';
import { addressIn } from '../language/language.ts';
import { useLanguage } from '../language/text.tsx';

interface PageLinkProps {
  /** A path of this site without the prefix of the language. */
  to: string;
  className?: string;
  /** Where the visible text alone would not say enough. */
  label?: string;
  /** Whether the link is marked while its page is shown; not for a second way to the same page. */
  marked?: boolean;
  children: ReactNode;
}

/** A link to a page of this site in the present language. A plain one: where there is a router, it takes the press over. */
export function PageLink({ to, className, label, marked = true, children }: PageLinkProps) {
  const language = useLanguage();
  const { path } = usePage();
  const current = marked && (path === to || (to !== '/' && path.startsWith(`${to}/`)));
  return (
    <a
      href={addressIn(language, to)}
      className={className}
      aria-label={label}
      aria-current={current ? 'page' : undefined}
    >
      {children}
    </a>
  );
}
