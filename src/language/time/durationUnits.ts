/** The units of durations from the largest to the smallest, in seconds. */
export const DURATION_UNITS = { week: 604_800, day: 86_400, hour: 3600, minute: 60, second: 1 } as const;

export type DurationUnit = keyof typeof DURATION_UNITS;
