import type { LastSeenColumn, LeaderboardMetric, SeenColumn, SumColumn, TotalColumn } from './statisticsColumns.ts';
import type { BucketSpan, StatisticsPeriod, StatisticsTick } from './statisticsPeriods.ts';

/*
 * With millions of rows, these tables store ids of servers and members as 64-bit integers. They do not fit a JavaScript number:
 * they are written as strings of digits, which both engines accept, and read with a cast; see `idText`.
 */

/** Totals of a server. Writing the row locks the server's statistics; see `lockGuild`. */
export interface StatisticsGuildRow {
  guild_id: string;
  /** End of the windows in `statistics_activity`. */
  tick: StatisticsTick;
  /** When the last event was received; null if none was. */
  received_at: number | null;
  total_members: number | null;
  voice_users_online: number | null;
  snapshot_at: number | null;
  primary_total: number;
  secondary_total: number;
  /** How many members have any currency, followed by how many are in each wealth band. */
  holders: number;
  poor: number;
  middle: number;
  rich: number;
  wealthy: number;
  /** JSON, see {@link Floors}. */
  floors: string;
  /** JSON: the blackjack wins that are or may become the biggest of a window. */
  wins: string;
  /** JSON: the latest lottery winners. */
  winners: string;
}

/** A batch that was counted. */
export interface StatisticsBatchRow {
  id: string;
  received_at: number;
  /** JSON, as the bot sent it; null once deleted. */
  body: string | null;
}

/** Figures of a server for five minutes or an hour. */
export type StatisticsBucketRow = {
  guild_id: string;
  span: BucketSpan;
  bucket: number;
  /** Distinct active members. */
  active: number;
  /** Peak number of members in voice channels. */
  voice_users_online: number;
} & Record<SumColumn | LastSeenColumn, number>;

/** A member's figures in a bucket, which are subtracted from each window that the bucket leaves. */
export type StatisticsCellRow = {
  guild_id: string;
  span: BucketSpan;
  bucket: number;
  user_id: string;
  /** How often the member was active; 0 if only others' actions count for the member, like joins for their inviter. */
  activities: number;
} & Record<LeaderboardMetric, number>;

/** A member's totals in each window. */
export type StatisticsActivityRow = { guild_id: string; user_id: string } & Record<SeenColumn | TotalColumn, number>;

/** Members who rank high enough for a leaderboard; see `leaders.ts`. */
export interface StatisticsLeaderRow {
  guild_id: string;
  period: StatisticsPeriod;
  metric: LeaderboardMetric;
  user_id: string;
  value: number;
}

/** What does not depend on a window: name and balance. */
export interface StatisticsMemberRow {
  guild_id: string;
  user_id: string;
  username: string | null;
  avatar: string | null;
  /** When the bot reported the name. */
  named_at: number | null;
  primary_balance: number;
  secondary_balance: number;
  balance_at: number | null;
}

/** When a member last entered a lottery; for member 0, when anyone did. */
export interface StatisticsParticipantRow {
  guild_id: string;
  lottery_id: string;
  user_id: string;
  seen: StatisticsTick;
}

/** Daily claims that are a member's longest streak in some window. */
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
