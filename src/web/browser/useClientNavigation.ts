import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { languageAt, withoutLanguage } from '../language/language.ts';
import { useLanguage } from '../language/text.tsx';
import { isPublicPage } from '../product/publicPages.ts';
import { isPlainPress } from './isPlainPress.ts';

/**
 * Lets the router handle presses on links to its own pages anywhere in the document. The chrome uses plain links, which
 * also work on pages without a router.
 */
export function useClientNavigation(): void {
  const navigate = useNavigate();
  const language = useLanguage();
  useEffect(() => {
    const take = (event: MouseEvent) => {
      if (event.defaultPrevented || event.button !== 0 || !isPlainPress(event)) return;
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link || link.target || link.hasAttribute('download')) return;
      const url = new URL(link.href);
      if (!isOwnPage(url, language)) return;
      event.preventDefault();
      navigate(withoutLanguage(url.pathname) + url.search + url.hash);
    };
    document.addEventListener('click', take);
    return () => document.removeEventListener('click', take);
  }, [navigate, language]);
}

/**
 * Whether the router shows the page at an address. The server handles other languages, public pages and the session.
 */
function isOwnPage({ origin, pathname, hash }: URL, language: string): boolean {
  if (origin !== window.location.origin || languageAt(pathname) !== language) return false;
  if (hash !== '' && pathname === window.location.pathname) return false;
  const path = withoutLanguage(pathname);
  // The router would parse the part after two slashes as a host.
  return !path.startsWith('//') && !/^\/(auth|api)\//.test(pathname) && !isPublicPage(path);
}
