import { askAgain, confirmSession, isOutdated, USER_KEY } from './session.ts';

/**
 * Asks who is signed in whenever that may have changed: when the browser has restored the page as it was left, by Back or Forward,
 * when the visitor returns to it, and when another tab has found another user.
 */
export function followSession(): void {
  const returned = () => {
    if (document.visibilityState === 'visible') void confirmSession();
  };
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void askAgain();
  });
  document.addEventListener('visibilitychange', returned);
  window.addEventListener('focus', returned);
  window.addEventListener('storage', ({ key }) => {
    if (key === USER_KEY && isOutdated()) void askAgain();
  });
}
