import type { SyntheticEvent } from 'react';
import { addressIn, withoutLanguage } from '../language.ts';
import { usePage } from '../page.tsx';
import type { Language } from '../product.ts';
import { useLanguage, useText } from '../text.tsx';

/** The page that is shown, in another language. The server remembers the choice on the way there. */
export function LanguageLink({ language, className }: { language: Language; className?: string }) {
  const text = useText();
  const { path } = usePage();
  const current = useLanguage() === language;
  // Where one is exactly is known at the press only, and not to the pages that are made beforehand.
  const aim = ({ currentTarget }: SyntheticEvent<HTMLAnchorElement>) => {
    const { pathname, search, hash } = window.location;
    const next = encodeURIComponent(addressIn(language, withoutLanguage(pathname)) + search);
    currentTarget.href = `/auth/language/?language=${language}&next=${next}${hash}`;
  };
  return (
    <a
      href={addressIn(language, path)}
      className={className}
      lang={language}
      hrefLang={language}
      aria-current={current ? 'true' : undefined}
      onPointerDown={aim}
      onClick={aim}
    >
      {text(`language.${language}`)}
    </a>
  );
}
