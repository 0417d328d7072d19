import { DURATION, SCHEDULE, TIMESTAMP, WEEKLY_TIMES } from '../../../time/celTypes.ts';
import type { ModuleLint } from '../types.ts';
import { kind } from './faults.ts';

const OF_TIME = new Set<string>([TIMESTAMP, DURATION, SCHEDULE, WEEKLY_TIMES]);

/** What a text can show as it is. */
const PLAIN = new Set(['string', 'double', 'int', 'bool', 'dyn']);

/** Dates, moments, durations and schedules are put into texts as words, not as they are stored; lists and groups not at all. */
export const shownValues: ModuleLint = ({ expressions, file }) =>
  [...expressions.checked].flatMap(([{ source, pointer }, { type }]) => {
    if (pointer.at(-2) !== 'params' || PLAIN.has(type)) return [];
    return [
      {
        file,
        pointer,
        expression: { source, start: 0, end: source.length },
        reason: `A text cannot show ${kind(type)} as it is stored.`,
        advice: instead(type, source),
      },
    ];
  });

function instead(type: string, source: string): string {
  if (OF_TIME.has(type)) return `Write format(${source}).`;
  if (type === 'list<string>') return `Write join(${source}, ', ').`;
  return `Write what of it is shown, like ${type.startsWith('list<') ? `size(${source})` : `${source}.name`}.`;
}
