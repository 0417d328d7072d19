import { useEffect, useLayoutEffect } from 'react';
import { Navigate, Outlet } from 'react-router-dom';
import { useStore } from './browser/store.ts';
import { unsaved } from './browser/unsaved.ts';
import { useDeparting } from './browser/useDeparting.ts';
import { Loading } from './pages/Loading.tsx';
import { SessionEnded } from './SessionEnded.tsx';
import { storeDestination } from './session/destination.ts';
import { confirmSession, useSession } from './session/session.ts';
import { useCurrentAddress } from './session/useCurrentAddress.ts';

/**
 * Guards pages for signed-in users. A cached user sees the page at once, while the server is asked. When the session
 * ends, a page with unsaved changes stays, and so does one that the browser is leaving, perhaps for a login. A user who is
 * sent away returns to the same address after the next login.
 */
export function RequireSession() {
  const { status, user } = useSession();
  const kept = useStore(unsaved);
  const departing = useDeparting();
  useEffect(() => {
    void confirmSession();
  }, []);
  useEffect(() => {
    if (status === 'signedIn') storeDestination(null);
  }, [status]);
  if (status === 'signedOut' && !kept && !departing) return <LeaveForLogin />;
  if (status === 'unknown' && !user) return <Loading />;
  return (
    <>
      {status === 'signedOut' && kept && <SessionEnded />}
      <Outlet />
    </>
  );
}

/** Goes to the start page, remembering this address for the next login. */
function LeaveForLogin() {
  const here = useCurrentAddress();
  // In a layout effect, because the navigation below replaces the address.
  useLayoutEffect(() => storeDestination(here), [here]);
  return <Navigate to="/" replace />;
}
