import { type Kysely, sql, type Transaction } from 'kysely';
import { type LeaderboardMetric, METRICS, type TotalColumn } from '../schema/statisticsColumns.ts';
import {
  firstBucket,
  type StatisticsPeriod,
  type StatisticsTick,
  type StatisticsWindow,
  WINDOWS,
  windowOf,
} from '../schema/statisticsPeriods.ts';
import type { Tables } from '../schema/tables.ts';
import { bulkUpsert } from './batches.ts';
import { byId, idText } from './ids.ts';

/*
 * Leaderboards. Indexing every member's totals would mean an index update for every event. Instead, candidates are kept in a table
 * of their own, which most events do not touch: it contains exactly the members who are not below the list's floor. The floor rises
 * when too many members are above it, and falls when too few are left.
 */

/** How many members a leaderboard shows. */
export const LISTED = 10;
/** How many candidates remain after a floor has moved, and above how many it rises. */
const KEPT = 100;
const MAX_KEPT = 400;

/** A member on a leaderboard. */
export interface Leader {
  user_id: string;
  value: number;
}

/** The lowest candidate of each list. A list without one contains every member with a positive value. */
export type Floors = Partial<Record<TotalColumn, Leader>>;

export interface LeaderList {
  period: StatisticsPeriod;
  metric: LeaderboardMetric;
}

export function isLeader(floor: Leader | undefined, user: string, value: number): boolean {
  if (!floor || value !== floor.value) return value > (floor?.value ?? 0);
  return byId(user, floor.user_id) <= 0;
}

/** Writes candidates, as rows of server, period, metric, member and value. */
export const writeLeaders = bulkUpsert('statistics_leaders', ['guild_id', 'period', 'metric', 'user_id'], {
  replace: ['value'],
});

/** The top of a list: highest value first, then lowest id. */
export function topOfList(
  db: Kysely<Tables>,
  guild: string,
  { period, metric }: LeaderList,
  { limit = LISTED, offset = 0 } = {},
): Promise<Leader[]> {
  return db
    .selectFrom('statistics_leaders')
    .select([idText('user_id').as('user_id'), 'value'])
    .where('guild_id', '=', guild)
    .where('period', '=', period)
    .where('metric', '=', metric)
    .orderBy('value', 'desc')
    .orderBy('statistics_leaders.user_id')
    .limit(limit)
    .offset(offset)
    .execute();
}

/** Raises the floor of a list with too many candidates. */
export async function raiseFloor(
  trx: Transaction<Tables>,
  guild: string,
  floors: Floors,
  list: LeaderList,
): Promise<void> {
  const [surplus] = await topOfList(trx, guild, list, { limit: 1, offset: MAX_KEPT });
  if (!surplus) return;
  const [last] = await topOfList(trx, guild, list, { limit: 1, offset: KEPT - 1 });
  floors[totalOf(list)] = last;
  await dropBelow(trx, guild, floors, list);
}

/** Updates the lists of a window after buckets have left it. */
export async function updateLists(
  trx: Transaction<Tables>,
  guild: string,
  floors: Floors,
  { window, now }: { window: StatisticsWindow; now: StatisticsTick },
): Promise<void> {
  const { period } = window;
  for (const metric of METRICS) {
    const list = { period, metric };
    const total = sql.ref(`activity.${totalOf(list)}`);
    await sql`update statistics_leaders set value = ${total} from statistics_activity as activity
      where statistics_leaders.guild_id = ${guild} and period = ${period} and metric = ${metric}
        and activity.guild_id = ${guild} and activity.user_id = statistics_leaders.user_id
        and value <> ${total}`.execute(trx);
    await dropBelow(trx, guild, floors, list);
    if (!floors[totalOf(list)] || (await topOfList(trx, guild, list)).length === LISTED) continue;
    await findLeaders(trx, guild, floors, list, now);
  }
}

/** Makes each floor the lowest candidate of today, so that it names nobody whose figures have been deleted. */
export async function settleFloors(
  trx: Transaction<Tables>,
  guild: string,
  floors: Floors,
  now: StatisticsTick,
): Promise<void> {
  for (const [total, list] of LISTS) {
    if (!floors[total]) continue;
    const candidates = await topOfList(trx, guild, list, { limit: MAX_KEPT });
    if (candidates.length < LISTED) await findLeaders(trx, guild, floors, list, now);
    else floors[total] = candidates.at(-1);
  }
}

/** Finds the candidates of all lists again. */
export async function findAllLeaders(
  trx: Transaction<Tables>,
  guild: string,
  floors: Floors,
  now: StatisticsTick,
): Promise<void> {
  for (const list of LISTS.values()) await findLeaders(trx, guild, floors, list, now);
}

async function findLeaders(
  trx: Transaction<Tables>,
  guild: string,
  floors: Floors,
  list: LeaderList,
  now: StatisticsTick,
): Promise<void> {
  const { period, metric } = list;
  const window = windowOf(period);
  const first = await (window.span === 5 ? topOfCells : topOfMembers)(trx, guild, list, firstBucket(window, now));
  floors[totalOf(list)] = first[KEPT - 1];
  await trx
    .deleteFrom('statistics_leaders')
    .where('guild_id', '=', guild)
    .where('period', '=', period)
    .where('metric', '=', metric)
    .execute();
  await writeLeaders(
    trx,
    first.map(({ user_id, value }) => [guild, period, metric, user_id, value]),
  );
}

function totalOf({ period, metric }: LeaderList): TotalColumn {
  return `${metric}_${period}`;
}

const LISTS = new Map(
  WINDOWS.flatMap(({ period }) =>
    METRICS.map((metric): [TotalColumn, LeaderList] => [totalOf({ period, metric }), { period, metric }]),
  ),
);

/** The list for a total. */
export function leaderListOf(total: TotalColumn): LeaderList {
  const list = LISTS.get(total);
  if (!list) throw new Error(`No leaderboard for ${total}`);
  return list;
}

async function dropBelow(trx: Transaction<Tables>, guild: string, floors: Floors, list: LeaderList): Promise<void> {
  const { value, user_id } = floors[totalOf(list)] ?? { value: 1, user_id: null };
  await trx
    .deleteFrom('statistics_leaders')
    .where('guild_id', '=', guild)
    .where('period', '=', list.period)
    .where('metric', '=', list.metric)
    .where((eb) =>
      eb.or([
        eb('value', '<', value),
        ...(user_id === null ? [] : [eb.and([eb('value', '=', value), eb('user_id', '>', user_id)])]),
      ]),
    )
    .execute();
}

/** Finds the candidates among all members. Rare, and the only operation whose cost grows with the number of members. */
function topOfMembers(trx: Transaction<Tables>, guild: string, list: LeaderList): Promise<Leader[]> {
  const total = totalOf(list);
  return trx
    .selectFrom('statistics_activity')
    .select([idText('user_id').as('user_id'), `${total} as value`])
    .where('guild_id', '=', guild)
    .where(total, '>', 0)
    .orderBy(total, 'desc')
    .orderBy('statistics_activity.user_id')
    .limit(KEPT)
    .execute();
}

/** The same for the shortest window, which is often empty: reads only the members who were active in it. */
async function topOfCells(
  trx: Transaction<Tables>,
  guild: string,
  { metric }: LeaderList,
  first: number,
): Promise<Leader[]> {
  const value = sql`cast(sum(${sql.ref(metric)}) as bigint)`;
  const { rows } = await sql<Leader>`select ${idText('user_id')} as user_id, ${value} as value from statistics_cells
    where guild_id = ${guild} and span = 5 and bucket >= ${first}
    group by statistics_cells.user_id having sum(${sql.ref(metric)}) > 0
    order by 2 desc, statistics_cells.user_id limit ${KEPT}`.execute(trx);
  return rows;
}
