/** For how many days the history that a plan kept stays after the plan has ended, so that a lapse loses nothing. */
export const HISTORY_LAPSE_DAYS = 30;
