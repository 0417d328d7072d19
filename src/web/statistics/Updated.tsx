import { useEffect, useReducer } from 'react';
import { MINUTE } from '../../language/time/milliseconds.ts';
import { useStatisticsText } from './texts.tsx';

/** The age of the figures, updated while the page is open, with the exact time as title. */
export function Updated({ at }: { at: Date }) {
  const { text, format } = useStatisticsText();
  const [, pass] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const timer = setInterval(pass, MINUTE);
    return () => clearInterval(timer);
  }, []);
  // Not negative if the clock was set back.
  const minutes = Math.max(0, (Date.now() - at.getTime()) / MINUTE);
  return (
    <time dateTime={at.toISOString()} title={format.moment(at)}>
      {text('updated', { ago: format.ago(minutes) })}
    </time>
  );
}
