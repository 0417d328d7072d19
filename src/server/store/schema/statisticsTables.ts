import type { LastSeenColumn, Metric, SeenColumn, SumColumn, TotalColumn } from './statisticsColumns.ts';
import type { BucketSpan, StatisticsPeriod, StatisticsTick } from './statisticsPeriods.ts';

/*
 * Ids of servers and members are whole numbers in these tables: there are millions of rows. They do not fit a number of
 * JavaScript, so they are written as texts of digits, which both engines take, and read with a cast; see `text`.
 */

/** What is known of a server as a whole. Writing it puts all who count for the server in turn. */
export interface StatisticsGuildRow {
  guild_id: string;
  /** The moment at which the windows end that are kept in `statistics_activity`. */
  tick: StatisticsTick;
  /** When the last event came in; null where none did. */
  received_at: number | null;
  total_members: number | null;
  voice_users_online: number | null;
  snapshot_at: number | null;
  primary_total: number;
  secondary_total: number;
  /** How many members have any currency, and how many of them are in each band. */
  holders: number;
  poor: number;
  middle: number;
  rich: number;
  wealthy: number;
  /** JSON, see {@link Floors}. */
  floors: string;
  /** JSON: the wins at blackjack that are or may become the biggest of a window. */
  wins: string;
  /** JSON: the last who won a lottery. */
  winners: string;
}

/** A batch that was counted. */
export interface StatisticsBatchRow {
  id: string;
  received_at: number;
  /** JSON, as the bot sent it; null once it is not kept any more. */
  body: string | null;
}

/** What happened in a server in five minutes or in an hour. */
export type StatisticsBucketRow = {
  guild_id: string;
  span: BucketSpan;
  bucket: number;
  /** Members who did anything in it. */
  active: number;
  /** The most members who were in voice channels at once. */
  voice_users_online: number;
} & Record<SumColumn | LastSeenColumn, number>;

/** What a member did in a bucket: this is taken from the windows that the bucket leaves. */
export type StatisticsCellRow = {
  guild_id: string;
  span: BucketSpan;
  bucket: number;
  user_id: string;
  /** How often the member did anything; 0 where somebody else did it for them, as who joins does for who invited. */
  deeds: number;
} & Record<Metric, number>;

/** What a member did in each window. */
export type StatisticsActivityRow = { guild_id: string; user_id: string } & Record<SeenColumn | TotalColumn, number>;

/** Who is high enough to be in a list of the first; see `leaders.ts`. */
export interface StatisticsLeaderRow {
  guild_id: string;
  period: StatisticsPeriod;
  metric: Metric;
  user_id: string;
  value: number;
}

/** What does not depend on a window. */
export interface StatisticsMemberRow {
  guild_id: string;
  user_id: string;
  username: string | null;
  avatar: string | null;
  /** When the bot said so. */
  named_at: number | null;
  primary_balance: number;
  secondary_balance: number;
  balance_at: number | null;
}

/** When a member last took part in a lottery; with the member 0, when anybody did. */
export interface StatisticsParticipantRow {
  guild_id: string;
  lottery_id: string;
  user_id: string;
  seen: StatisticsTick;
}

/** Daily claims that are the longest streak of a member in some window. */
export interface StatisticsStreakRow {
  guild_id: string;
  user_id: string;
  tick: StatisticsTick;
  streak: number;
}

export interface StatisticsTables {
  statistics_guilds: StatisticsGuildRow;
  statistics_batches: StatisticsBatchRow;
  statistics_buckets: StatisticsBucketRow;
  statistics_cells: StatisticsCellRow;
  statistics_activity: StatisticsActivityRow;
  statistics_leaders: StatisticsLeaderRow;
  statistics_members: StatisticsMemberRow;
  statistics_participants: StatisticsParticipantRow;
  statistics_streaks: StatisticsStreakRow;
}
