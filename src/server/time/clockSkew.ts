import { MINUTE } from '../../language/time/milliseconds.ts';

/** How far clocks may differ, in milliseconds. What is stored of a later time comes from a clock that was wrong. */
export const CLOCK_SKEW = 5 * MINUTE;
