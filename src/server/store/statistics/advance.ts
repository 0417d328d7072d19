import { sql, type Transaction } from 'kysely';
import { METRICS, SEEN, TOTALS } from '../schema/statisticsColumns.ts';
import {
  type BucketSpan,
  bucketAt,
  CELLS_KEPT,
  firstBucket,
  firstTick,
  KEPT,
  LONGEST,
  type StatisticsPeriod,
  type StatisticsTick,
  type StatisticsWindow,
  WINDOWS,
} from '../schema/statisticsPeriods.ts';
import type { Tables } from '../schema/tables.ts';
import { type Floors, settleFloors, updateLists } from './leaders.ts';

/** Buckets per statement: after an outage, a month of them may have to be removed. */
const BUCKETS_PER_STATEMENT = 24;

/** Buckets of one length; `until` is exclusive. */
interface Buckets {
  span: BucketSpan;
  from: number;
  until: number;
}

/**
 * Advances a server's windows: subtracts the buckets that leave them from members' totals. The caller holds the server's lock.
 */
export async function advance(
  trx: Transaction<Tables>,
  guild: string,
  { from, to, floors }: { from: StatisticsTick; to: StatisticsTick; floors: Floors },
): Promise<void> {
  for (const window of WINDOWS) {
    let changed = false;
    for (const buckets of leaving(window, from, to)) {
      if (!(await hasCells(trx, guild, buckets))) continue;
      await addCells(trx, guild, window.period, buckets, -1);
      changed = true;
    }
    if (changed) await updateLists(trx, guild, floors, { window, now: to });
  }
  for (const [table, windows] of [
    ['statistics_cells', CELLS_KEPT],
    ['statistics_buckets', KEPT],
  ] as const) {
    for (const window of Object.values(windows)) {
      for (const { span, from: first, until } of leaving(window, from, to)) {
        await trx
          .deleteFrom(table)
          .where('guild_id', '=', guild)
          .where('span', '=', span)
          .where('bucket', '>=', first)
          .where('bucket', '<', until)
          .execute();
      }
    }
  }
  if (dayOf(from) === dayOf(to)) return;
  await forget(trx, guild, firstTick(LONGEST[60], to));
  await settleFloors(trx, guild, floors, to);
}

/** The buckets that leave a window, in chunks. */
function leaving(window: StatisticsWindow, from: StatisticsTick, to: StatisticsTick): Generator<Buckets> {
  const { span } = window;
  // Buckets after the previous end of the window are empty.
  const end = Math.min(firstBucket(window, to), bucketAt(from, span) + 1);
  return inChunks({ span, from: firstBucket(window, from), until: end });
}

export function* inChunks({ span, from, until }: Buckets): Generator<Buckets> {
  for (let first = from; first < until; first += BUCKETS_PER_STATEMENT) {
    yield { span, from: first, until: Math.min(first + BUCKETS_PER_STATEMENT, until) };
  }
}

function dayOf(tick: StatisticsTick): number {
  return Math.floor(bucketAt(tick, 60) / 24);
}

async function hasCells(trx: Transaction<Tables>, guild: string, { span, from, until }: Buckets): Promise<boolean> {
  const cell = await trx
    .selectFrom('statistics_cells')
    .select('bucket')
    .where('guild_id', '=', guild)
    .where('span', '=', span)
    .where('bucket', '>=', from)
    .where('bucket', '<', until)
    .limit(1)
    .executeTakeFirst();
  return cell !== undefined;
}

/** Adds members' figures in buckets to their totals in a window, or subtracts them. */
export async function addCells(
  trx: Transaction<Tables>,
  guild: string,
  period: StatisticsPeriod,
  { span, from, until }: Buckets,
  count: 1 | -1,
): Promise<void> {
  const columns = METRICS.map((metric) => ({ metric: sql.ref(metric), total: sql.ref(`${metric}_${period}`) }));
  await sql`update statistics_activity
    set ${sql.join(columns.map(({ metric, total }) => sql`${total} = ${total} + ${sql.lit(count)} * cells.${metric}`))}
    from (
      select user_id, ${sql.join(columns.map(({ metric }) => sql`sum(${metric}) as ${metric}`))}
      from statistics_cells
      where guild_id = ${guild} and span = ${span} and bucket >= ${from} and bucket < ${until}
      group by user_id
    ) as cells
    where guild_id = ${guild} and statistics_activity.user_id = cells.user_id`.execute(trx);
}

/** Deletes members, lotteries and streaks that are no longer in any window. */
async function forget(trx: Transaction<Tables>, guild: string, before: StatisticsTick): Promise<void> {
  await trx
    .deleteFrom('statistics_activity')
    .where('guild_id', '=', guild)
    .where((eb) => eb.and(SEEN.map((seen) => eb(seen, '<', before))))
    .where((eb) => eb.and((TOTALS.at(-1) ?? []).map((total) => eb(total, '=', 0))))
    .execute();
  await trx.deleteFrom('statistics_participants').where('guild_id', '=', guild).where('seen', '<', before).execute();
  await trx.deleteFrom('statistics_streaks').where('guild_id', '=', guild).where('tick', '<', before).execute();
}
