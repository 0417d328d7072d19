import { askAgain } from './session.ts';

/**
 * Asks who is signed in once the browser has restored a page as it was left, by Back or Forward.
 * @param reload loads the page again
 */
export function followRestores(reload?: () => void): void {
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void askAgain(reload);
  });
}
