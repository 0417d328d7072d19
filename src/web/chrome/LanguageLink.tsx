import type { SyntheticEvent } from 'react';
import { usePage } from '../head/page.tsx';
import { addressIn, prefixOf, withoutLanguage } from '../language/language.ts';
import { useLanguage, useText } from '../language/text.tsx';
import type { Language } from '../product/product.ts';

/** The page that is shown, in another language. The server remembers the choice on the way there. */
export function LanguageLink({ language, className }: { language: Language; className?: string }) {
  const text = useText();
  const { path } = usePage();
  const current = useLanguage() === language;
  const choosing = (next: string) => `/auth/language/?language=${language}&next=${encodeURIComponent(next)}`;
  // Where one is exactly is known at the press only, and not to the pages that are made beforehand.
  const aim = ({ currentTarget }: SyntheticEvent<HTMLAnchorElement>) => {
    const { pathname, search, hash } = window.location;
    currentTarget.href = choosing(addressIn(language, withoutLanguage(pathname)) + search) + hash;
  };
  const address = addressIn(language, path);
  return (
    <a
      // Without scripts, an address that names no language would lead back to the one that the browser asks for.
      href={prefixOf(language) === '' ? choosing(address) : address}
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
