import type { Kysely } from 'kysely';
import { retrying } from '../engines/retry.ts';
import { LAST_SEEN, type LeaderboardMetric, SUMS } from '../schema/statisticsColumns.ts';
import {
  type BucketSpan,
  bucketAt,
  firstBucket,
  firstTick,
  firstTickOf,
  isAhead,
  type StatisticsPeriod,
  type StatisticsTick,
  type StatisticsWindow,
  tickOf,
  windowOf,
} from '../schema/statisticsPeriods.ts';
import type { StatisticsBucketRow, StatisticsMemberRow } from '../schema/statisticsTables.ts';
import type { Tables } from '../schema/tables.ts';
import type { WinRecord } from './aggregateBatch.ts';
import { type GuildTotals, lockGuild, readGuildTotals, writeGuildTotals } from './guilds.ts';
import { idText } from './ids.ts';
import { type Leader, LISTED, topOfList } from './leaders.ts';
import { longestStreaks } from './streaks.ts';
import { biggestSince, latestSince } from './wins.ts';

export type OverviewBucket = Omit<StatisticsBucketRow, 'guild_id' | 'span'>;

/** All figures of a server for a period. Amounts are in whole hundredths. */
export interface OverviewFigures {
  totals: Omit<GuildTotals, 'floors' | 'wins' | 'winners' | 'tick'>;
  window: StatisticsWindow;
  /** First and last bucket of the window. */
  first: number;
  last: number;
  /** Buckets with events, in order. */
  buckets: OverviewBucket[];
  /** Buckets of the window before; absent unless they were asked for. */
  previous?: PreviousBuckets;
  lists: Record<LeaderboardMetric | 'primary' | 'secondary' | 'streak', Leader[]>;
  biggestWins: WinRecord[];
  latestWinners: WinRecord[];
  /** Names of all members in the lists. */
  names: ReadonlyMap<string, Pick<StatisticsMemberRow, 'username' | 'avatar'>>;
}

/** The buckets of a window that ends where another one begins. */
export interface PreviousBuckets {
  /** Buckets with events, in order. */
  buckets: OverviewBucket[];
  /** The bucket since which events were counted without a gap; the end of the window if there was one right before it. */
  since: number;
  /** Whether events were counted before `since`, too, so that what is missing is a gap. */
  countedBefore: boolean;
  /** Whether they have been counted without a gap since the end of the window. */
  counted: boolean;
}

export interface FiguresQuery {
  guild: string;
  period: StatisticsPeriod;
  /** Milliseconds since 1970. */
  now: number;
  /** Whether the period before is read as well. */
  compare?: boolean;
}

/** Reads the figures of a period that ends now; null if nothing was ever counted. */
export async function readFigures(
  db: Kysely<Tables>,
  { guild, period, now, compare = false }: FiguresQuery,
): Promise<OverviewFigures | null> {
  const known = await readGuildTotals(db, guild);
  if (!known) return null;
  if (known.tick < tickOf(now) || isAhead(known.tick, now)) await advanceTo(db, guild, now);
  // A consistent snapshot while others go on counting.
  const reading = db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only');
  return reading.execute(async (trx) => {
    const totals = await readGuildTotals(trx, guild);
    if (!totals) return null;
    const window = windowOf(period);
    const figures = await figuresOf(trx, guild, window, totals);
    return compare ? { ...figures, previous: await previousOf(trx, guild, window, totals.tick) } : figures;
  });
}

/** Advances a server's windows to `now`. */
export function advanceTo(db: Kysely<Tables>, guild: string, now: number): Promise<void> {
  return retrying(() =>
    db.transaction().execute(async (trx) => writeGuildTotals(trx, guild, await lockGuild(trx, guild, now))),
  );
}

async function figuresOf(
  db: Kysely<Tables>,
  guild: string,
  window: StatisticsWindow,
  { floors: _, wins, winners, tick, ...totals }: GuildTotals,
): Promise<OverviewFigures> {
  const { period, span } = window;
  const [first, since] = [firstBucket(window, tick), firstTick(window, tick)];
  const buckets = await bucketsFrom(db, guild, span, first).execute();
  const top = (metric: LeaderboardMetric) => topOfList(db, guild, { period, metric });
  const lists: OverviewFigures['lists'] = {
    messages: await top('messages'),
    rewarded: await top('rewarded'),
    voice: await top('voice'),
    farmed: await top('farmed'),
    claims: await top('claims'),
    paid: await top('paid'),
    wins: await top('wins'),
    invites: await top('invites'),
    primary: await richest(db, guild, 'primary'),
    secondary: await richest(db, guild, 'secondary'),
    streak: await longestStreaks(db, guild, since),
  };
  const biggestWins = biggestSince(wins, since);
  const latestWinners = latestSince(winners, since);
  const named = new Set([
    ...Object.values(lists).flatMap((list) => list.map(({ user_id }) => user_id)),
    ...[...biggestWins, ...latestWinners].map(({ user }) => user),
  ]);
  return {
    totals,
    window,
    first,
    last: bucketAt(tick, span),
    buckets,
    lists,
    biggestWins,
    latestWinners,
    names: await namesOf(db, guild, [...named]),
  };
}

function bucketsFrom(db: Kysely<Tables>, guild: string, span: BucketSpan, first: number) {
  return db
    .selectFrom('statistics_buckets')
    .select(['bucket', 'active', 'voice_users_online', ...SUMS, ...LAST_SEEN])
    .where('guild_id', '=', guild)
    .where('span', '=', span)
    .where('bucket', '>=', first)
    .orderBy('bucket');
}

async function previousOf(
  db: Kysely<Tables>,
  guild: string,
  window: StatisticsWindow,
  now: StatisticsTick,
): Promise<PreviousBuckets> {
  const { span, buckets: length } = window;
  const first = firstBucket(window, now);
  const buckets = await bucketsFrom(db, guild, span, first - length)
    .where('bucket', '<', first)
    .execute();
  const hours = await db
    .selectFrom('statistics_buckets')
    .select('bucket')
    .where('guild_id', '=', guild)
    .where('span', '=', 60)
    .orderBy('bucket', 'desc')
    .execute();
  // The bot reports every five minutes, if only the state of the server.
  const gap = Math.ceil((length * span) / 60 / 30);
  const countedSince = (until: number) => {
    let since = until;
    for (const { bucket } of hours) {
      if (since - bucket > gap) break;
      since = Math.min(since, bucket);
    }
    return since;
  };
  const end = bucketAt(firstTick(window, now), 60);
  const since = countedSince(end);
  return {
    buckets,
    since: Math.min(first, bucketAt(firstTickOf(since), span)),
    countedBefore: hours.some(({ bucket }) => bucket < since),
    counted: countedSince(bucketAt(now, 60)) <= end,
  };
}

function richest(db: Kysely<Tables>, guild: string, currency: 'primary' | 'secondary'): Promise<Leader[]> {
  const balance = `${currency}_balance` as const;
  return db
    .selectFrom('statistics_members')
    .select([idText('user_id').as('user_id'), `${balance} as value`])
    .where('guild_id', '=', guild)
    .where(balance, '>', 0)
    .orderBy(balance, 'desc')
    .orderBy('statistics_members.user_id')
    .limit(LISTED)
    .execute();
}

async function namesOf(db: Kysely<Tables>, guild: string, users: readonly string[]): Promise<OverviewFigures['names']> {
  if (users.length === 0) return new Map();
  const rows = await db
    .selectFrom('statistics_members')
    .select([idText('user_id').as('user_id'), 'username', 'avatar'])
    .where('guild_id', '=', guild)
    .where('user_id', 'in', users)
    .execute();
  return new Map(rows.map(({ user_id, ...name }) => [user_id, name]));
}
