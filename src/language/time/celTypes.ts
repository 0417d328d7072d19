/** CEL's names of the types of points in time and of durations. Compiled expressions hold both as numbers of seconds. */
export const TIMESTAMP = 'google.protobuf.Timestamp';
export const DURATION = 'google.protobuf.Duration';
/** The type of a schedule: see `Period` in `schedule.ts`. */
export const SCHEDULE = 'list<Period>';
