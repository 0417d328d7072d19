import { useEffect, useReducer, useState } from 'react';
import { MINUTE } from '../../language/time/milliseconds.ts';
import { stopwatch } from '../../renderer/browser/stopwatch.ts';
import { useStatisticsText } from './texts.tsx';

/** The age of figures that have just come, updated while the page is open, with the exact time as title. */
export function Updated({ at }: { at: Date }) {
  const { text, format } = useStatisticsText();
  const [, pass] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const timer = setInterval(pass, MINUTE);
    return () => clearInterval(timer);
  }, []);
  const [shown] = useState(stopwatch);
  return (
    <time dateTime={at.toISOString()} title={format.moment(at)}>
      {text('updated', { ago: format.ago(Math.max(Date.now() - at.getTime(), shown()) / MINUTE) })}
    </time>
  );
}
