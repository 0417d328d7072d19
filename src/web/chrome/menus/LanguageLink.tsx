import type { SyntheticEvent } from 'react';
import { usePage } from '../../head/page.tsx';
import { addressIn, choiceHere, choiceOf, ownName, prefixOf } from '../../language/language.ts';
import { useLanguage } from '../../language/text.tsx';
import type { Language } from '../../product/product.ts';

/** A link to the current page in another language. The server stores the choice on the way. */
export function LanguageLink({ language, className }: { language: Language; className?: string }) {
  const { path } = usePage();
  const current = useLanguage() === language;
  // The exact address is known only at the press, not when pages are prerendered.
  const aim = ({ currentTarget }: SyntheticEvent<HTMLAnchorElement>) => {
    currentTarget.href = choiceHere(language);
  };
  const address = addressIn(language, path);
  // Without scripts, an address without a language would be redirected to the browser's language. Only the server knows
  // at which address a page was missing.
  const throughServer = prefixOf(language) === '' || path === '/404.html';
  return (
    <a
      href={throughServer ? choiceOf(language, address) : address}
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
