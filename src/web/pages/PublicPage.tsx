import { useEffect } from 'react';
import { Loading } from './Loading.tsx';

/** A page of the public site, which the router does not render: the browser loads it. */
export function PublicPage() {
  useEffect(() => window.location.reload(), []);
  return <Loading />;
}
