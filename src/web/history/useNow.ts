import { useEffect, useState } from 'react';
import { MINUTE } from '../../language/time/milliseconds.ts';
import { serverNow } from '../../renderer/calls/serverClock.ts';

/** The time by the server's clock, in milliseconds since 1970, renewed every minute. */
export function useNow(): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), MINUTE);
    return () => clearInterval(timer);
  }, []);
  return now;
}
