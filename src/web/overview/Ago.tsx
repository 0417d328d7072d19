import { MINUTE } from '../../language/time/milliseconds.ts';
import { serverNow } from '../../renderer/calls/serverClock.ts';
import { agoIn } from '../language/ago.ts';
import { useLanguage } from '../language/text.tsx';

/** A sentence with the age of a moment, and the exact time as title. The page is drawn anew every half minute. */
export function Ago({ at, sentence }: { at: string; sentence(ago: string): string }) {
  const language = useLanguage();
  const date = new Date(at);
  // Not negative: clocks differ by seconds.
  const minutes = Math.max(0, (serverNow() - date.getTime()) / MINUTE);
  const exact = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(date);
  return (
    <time dateTime={at} title={exact}>
      {sentence(agoIn(language)(minutes))}
    </time>
  );
}
