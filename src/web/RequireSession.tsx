import { useEffect } from 'react';
import { Navigate, Outlet } from 'react-router-dom';
import { Loading } from './pages/Loading.tsx';
import { refreshSession, useSession } from './session.ts';

/** Pages that need a signed-in person. A cached user sees the page at once, while the server is asked. */
export function RequireSession() {
  const { status, user } = useSession();
  useEffect(() => {
    void refreshSession();
  }, []);
  if (status === 'signedOut') return <Navigate to="/" replace />;
  if (status === 'unknown' && !user) return <Loading />;
  return <Outlet />;
}
