import type { StatisticsPeriod } from './statisticsPeriods.ts';
import { WINDOWS } from './statisticsPeriods.ts';

/** Summed up per bucket. Amounts of currency are stored in whole hundredths, here and everywhere in the store. */
export const SUMS = [
  'messages',
  'rewarded',
  'voice_minutes',
  'commands',
  'voice_farmed',
  'voice_farmings',
  'afk_farmed',
  'afk_farmings',
  'message_farmed',
  'message_farmings',
  'claims',
  'claimed',
  'games',
  'bets',
  'wagered',
  'paid',
  'won',
  'busts',
  'seconds',
  'entries',
  'joins',
  'leaves',
] as const;
export type SumColumn = (typeof SUMS)[number];

/** Summed up per member, for the leaderboards. */
export const METRICS = ['messages', 'rewarded', 'voice', 'farmed', 'claims', 'paid', 'wins', 'invites'] as const;
export type LeaderboardMetric = (typeof METRICS)[number];

/** Activities for which distinct members are counted. */
export const ACTIVITY_KINDS = ['active', 'chatted', 'voice', 'afk', 'message', 'played', 'entered', 'won'] as const;
export type ActivityKind = (typeof ACTIVITY_KINDS)[number];

/** Distinct counts: members by activity, lotteries with entries, and members per lottery. */
export const DISTINCT_COUNTS = [...ACTIVITY_KINDS, 'lottery', 'participant'] as const;
export type DistinctCount = (typeof DISTINCT_COUNTS)[number];

/**
 * Per bucket: how many were last seen in it. All windows end now, so a member last seen in one of a window's buckets belongs
 * to the window. A sum over the buckets counts everyone once, without tracking who leaves the window.
 */
export type LastSeenColumn = `last_${DistinctCount}`;
export const LAST_SEEN = DISTINCT_COUNTS.map((counted): LastSeenColumn => `last_${counted}`);

/** Per member: the tick of the last activity of each kind. */
export type SeenColumn = `seen_${ActivityKind}`;
export const SEEN = ACTIVITY_KINDS.map((kind): SeenColumn => `seen_${kind}`);

/** Per member: the sum of a metric in a window. */
export type TotalColumn = `${LeaderboardMetric}_${StatisticsPeriod}`;
export const TOTALS = WINDOWS.map(({ period }) => METRICS.map((metric): TotalColumn => `${metric}_${period}`));
