import { DURATION, SCHEDULE, TIMESTAMP, WEEKLY_TIMES } from '../../../time/celTypes.ts';
import type { ModuleLint } from '../types.ts';
import { kind } from './faults.ts';

const OF_TIME = new Set<string>([TIMESTAMP, DURATION, SCHEDULE, WEEKLY_TIMES]);

/** Dates, moments, durations and schedules are put into texts as words, not as they are stored. */
export const shownTimes: ModuleLint = ({ expressions, file }) =>
  [...expressions.checked].flatMap(([{ source, pointer }, { type }]) => {
    if (pointer.at(-2) !== 'params' || !OF_TIME.has(type)) return [];
    return [
      {
        file,
        pointer,
        expression: { source, start: 0, end: source.length },
        reason: `A text cannot show ${kind(type)} as it is stored.`,
        advice: `Write format(${source}).`,
      },
    ];
  });
