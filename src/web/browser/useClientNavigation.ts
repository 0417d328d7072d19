import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { languageAt, withoutLanguage } from '../language/language.ts';
import { useLanguage } from '../language/text.tsx';
import { isPublicPage } from '../product/publicPages.ts';

/**
 * The router takes over presses on links to its own pages, wherever they stand. Links of the chrome are plain ones, which
 * work on pages without a router too.
 */
export function useClientNavigation(): void {
  const navigate = useNavigate();
  const language = useLanguage();
  useEffect(() => {
    const take = (event: MouseEvent) => {
      if (event.defaultPrevented || event.button !== 0) return;
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
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

/** Whether the router shows what is at an address. The rest is the server's: other languages, public pages, the session. */
function isOwnPage({ origin, pathname, hash }: URL, language: string): boolean {
  if (origin !== window.location.origin || languageAt(pathname) !== language) return false;
  if (hash !== '' && pathname === window.location.pathname) return false;
  const path = withoutLanguage(pathname);
  // The router would take what follows two slashes for a host.
  return !path.startsWith('//') && !/^\/(auth|api)\//.test(pathname) && !isPublicPage(path);
}
