import { useEffect, useLayoutEffect } from 'react';
import { Navigate, Outlet } from 'react-router-dom';
import { useStore } from './browser/store.ts';
import { unsaved } from './browser/unsaved.ts';
import { Loading } from './pages/Loading.tsx';
import { SessionEnded } from './SessionEnded.tsx';
import { keepDestination } from './session/destination.ts';
import { refreshSession, useSession } from './session/session.ts';
import { useHere } from './session/useHere.ts';

/**
 * Pages that need a signed-in person. A cached user sees the page at once, while the server is asked. When the session ends,
 * a page stays as long as something on it is not saved. Whoever is sent away comes back to this very address by the next login.
 */
export function RequireSession() {
  const { status, user } = useSession();
  const kept = useStore(unsaved);
  useEffect(() => {
    void refreshSession();
  }, []);
  useEffect(() => {
    if (status === 'signedIn') keepDestination(null);
  }, [status]);
  if (status === 'signedOut' && !kept) return <LeaveForLogin />;
  if (status === 'unknown' && !user) return <Loading />;
  return (
    <>
      {status === 'signedOut' && <SessionEnded />}
      <Outlet />
    </>
  );
}

/** The start page, from which a login leads back here. */
function LeaveForLogin() {
  const here = useHere();
  // Before the router leaves, which takes this address away.
  useLayoutEffect(() => keepDestination(here), [here]);
  return <Navigate to="/" replace />;
}
