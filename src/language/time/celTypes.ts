import type { Field } from '../model.ts';

/** CEL's names of the types of points in time and of durations. Compiled expressions hold both as numbers of seconds. */
export const TIMESTAMP = 'google.protobuf.Timestamp';
export const DURATION = 'google.protobuf.Duration';
/** The types of schedules: see `Period` and `WeeklyTime` in `schedule.ts`. */
export const SCHEDULE = 'list<Period>';
export const WEEKLY_TIMES = 'list<WeeklyTime>';

/** The type of a schedule, whose entries have an end or none. */
export function scheduleType({ items }: Pick<Field, 'items'>): typeof SCHEDULE | typeof WEEKLY_TIMES {
  return items?.properties?.at ? WEEKLY_TIMES : SCHEDULE;
}
