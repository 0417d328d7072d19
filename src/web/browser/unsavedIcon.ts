import { unsaved } from './unsaved.ts';

const SAVED = '/favicon.svg';
const UNSAVED = '/favicon-unsaved.svg';

/** Marks the page's icon for as long as there are unsaved changes, which shows among other tabs. */
export function markUnsavedIcon(): () => void {
  const show = () => {
    const icon = document.head.querySelector<HTMLLinkElement>('link[rel="icon"][type="image/svg+xml"]');
    const address = unsaved.get() ? UNSAVED : SAVED;
    if (icon && icon.getAttribute('href') !== address) icon.setAttribute('href', address);
  };
  const stop = unsaved.subscribe(show);
  show();
  return stop;
}
