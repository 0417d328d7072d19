import { useEffect } from 'react';
import { Navigate, Outlet } from 'react-router-dom';
import { Loading } from './pages/Loading.tsx';
import { SessionEnded } from './SessionEnded.tsx';
import { refreshSession, useSession } from './session.ts';
import { useStore } from './store.ts';
import { unsaved } from './unsaved.ts';

/**
 * Pages that need a signed-in person. A cached user sees the page at once, while the server is asked. When the session ends,
 * a page stays as long as something on it is not saved.
 */
export function RequireSession() {
  const { status, user } = useSession();
  const kept = useStore(unsaved);
  useEffect(() => {
    void refreshSession();
  }, []);
  if (status === 'signedOut' && !kept) return <Navigate to="/" replace />;
  if (status === 'unknown' && !user) return <Loading />;
  return (
    <>
      {status === 'signedOut' && <SessionEnded />}
      <Outlet />
    </>
  );
}
