import { isOpenAt } from '../time/schedule.ts';
import { wallDate } from '../time/wallTime.ts';
import type { ExpressionFunction } from './types.ts';

/** Whether a moment is within a schedule, in the server's time zone. */
export default {
  signature: 'isOpen(list<Period>, google.protobuf.Timestamp): bool',
  reads: ['timeZone'],
  run: (env, schedule: unknown, moment: number | undefined) => {
    const wall = wallDate(env.timeZone, moment);
    // Sunday is the first day for JavaScript, and the last one here.
    return (
      wall && isOpenAt(schedule, ((wall.getUTCDay() + 6) % 7) * 1440 + wall.getUTCHours() * 60 + wall.getUTCMinutes())
    );
  },
} satisfies ExpressionFunction;
