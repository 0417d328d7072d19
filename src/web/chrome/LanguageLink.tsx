import type { SyntheticEvent } from 'react';
import { usePage } from '../head/page.tsx';
import { addressIn, prefixOf, withoutLanguage } from '../language/language.ts';
import { useLanguage } from '../language/text.tsx';
import type { Language } from '../product/product.ts';

/** A link to the current page in another language. The server stores the choice on the way. */
export function LanguageLink({ language, className }: { language: Language; className?: string }) {
  const { path } = usePage();
  const current = useLanguage() === language;
  const choosing = (next: string) => `/auth/language/?language=${language}&next=${encodeURIComponent(next)}`;
  // The exact address is known only at the press, not when pages are prerendered.
  const aim = ({ currentTarget }: SyntheticEvent<HTMLAnchorElement>) => {
    const { pathname, search, hash } = window.location;
    currentTarget.href = choosing(addressIn(language, withoutLanguage(pathname)) + search) + hash;
  };
  const address = addressIn(language, path);
  return (
    <a
      // Without scripts, an address without a language would be redirected to the browser's language.
      href={prefixOf(language) === '' ? choosing(address) : address}
      className={className}
      lang={language}
      hrefLang={language}
      aria-current={current ? 'true' : undefined}
      onPointerDown={aim}
      onClick={aim}
    >
      {ownName(language)}
    </a>
  );
}

/** What a language is called by its speakers, as a title. */
function ownName(language: Language): string {
  const [first = '', ...rest] = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language;
  return first.toLocaleUpperCase(language) + rest.join('');
}
