import { askNow, currentSession } from './session.ts';

/**
 * Asks who is signed in once the browser has restored the page as it was left: the user may have signed out since, or in, or be
 * another one, who gets a page of their own.
 */
export async function restored(reload: () => void): Promise<void> {
  const { user: before } = currentSession();
  await askNow();
  const { user } = currentSession();
  if (before && user && user.id !== before.id) reload();
}
