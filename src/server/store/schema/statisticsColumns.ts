import type { StatisticsPeriod } from './statisticsPeriods.ts';
import { WINDOWS } from './statisticsPeriods.ts';

/** What is added up in each bucket. Amounts of currency are whole hundredths here and everywhere in the store. */
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

/** What is added up for each member, because there is a list of those who have the most. */
export const METRICS = ['messages', 'rewarded', 'voice', 'farmed', 'claims', 'paid', 'wins', 'invites'] as const;
export type Metric = (typeof METRICS)[number];

/** What members are counted for, each once, however often they did it. */
export const ACTIVITY_KINDS = ['active', 'chatted', 'voice', 'afk', 'message', 'played', 'entered', 'won'] as const;
export type ActivityKind = (typeof ACTIVITY_KINDS)[number];

/** What is counted once: members for their deeds, lotteries with entries, and members in each lottery. */
export const DISTINCT_COUNTS = [...ACTIVITY_KINDS, 'lottery', 'participant'] as const;
export type DistinctCount = (typeof DISTINCT_COUNTS)[number];

/**
 * Of a bucket: how many were last counted in it. All windows end now, so who was last seen in a bucket of a window is in the
 * window, and a sum over its buckets counts everybody once, without a look at what leaves the window.
 */
export type LastSeenColumn = `last_${DistinctCount}`;
export const LAST_SEEN = DISTINCT_COUNTS.map((counted): LastSeenColumn => `last_${counted}`);

/** Of a member: in which tick a deed was last seen. */
export type SeenColumn = `seen_${ActivityKind}`;
export const SEEN = ACTIVITY_KINDS.map((deed): SeenColumn => `seen_${deed}`);

/** Of a member: what a metric adds up to in a window. */
export type TotalColumn = `${Metric}_${StatisticsPeriod}`;
export const TOTALS = WINDOWS.map(({ period }) => METRICS.map((metric): TotalColumn => `${metric}_${period}`));
