import { useEffect, useState } from 'react';

/** Milliseconds after which a page that is still shown has not been left: by a download, or because loading was stopped. */
export const DEPARTS_WITHIN = 30_000;

/** Whether the browser is loading another page in place of this one. A navigation of this page would stop that. */
export function useDeparting(): boolean {
  const [departing, setDeparting] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const depart = () => {
      clearTimeout(timer);
      setDeparting(true);
      timer = setTimeout(() => setDeparting(false), DEPARTS_WITHIN);
    };
    // It was left, and the browser has restored it.
    const stay = () => {
      clearTimeout(timer);
      setDeparting(false);
    };
    window.addEventListener('beforeunload', depart);
    window.addEventListener('pageshow', stay);
    return () => {
      window.removeEventListener('beforeunload', depart);
      window.removeEventListener('pageshow', stay);
      clearTimeout(timer);
    };
  }, []);
  return departing;
}
