import { type Kysely, sql, type Transaction } from 'kysely';
import { METRICS, type Metric, type TotalColumn } from '../schema/statisticsColumns.ts';
import {
  firstBucket,
  type StatisticsPeriod,
  type StatisticsTick,
  type StatisticsWindow,
} from '../schema/statisticsPeriods.ts';
import type { Tables } from '../schema/tables.ts';
import { bulkUpsert } from './batches.ts';
import { byId, idText } from './ids.ts';

/*
 * The lists of those who have the most. An index over what every member has would be written with every event. So those who are
 * high enough to come into question stand in a table of their own, and most events leave it alone: everybody who is not below
 * the floor of a list is in it, and nobody else. A floor rises when too many are above it, and falls when too few are left.
 */

/** How many a list shows. */
export const LISTED = 10;
/** How many stay when a floor is moved, and from how many on it rises. */
const KEPT = 100;
const MAX_KEPT = 400;

/** One who is in a list, and what they have. */
export interface Leader {
  user_id: string;
  value: number;
}

/** The last who is in each list; without one, everybody who has anything. */
export type Floors = Partial<Record<TotalColumn, Leader>>;

export interface LeaderList {
  period: StatisticsPeriod;
  metric: Metric;
}

export function isLeader(floor: Leader | undefined, user: string, value: number): boolean {
  if (!floor || value !== floor.value) return value > (floor?.value ?? 0);
  return byId(user, floor.user_id) <= 0;
}

/** Writes what leaders have now, as server, period, metric, member and value. */
export const writeLeaders = bulkUpsert('statistics_leaders', ['guild_id', 'period', 'metric', 'user_id'], {
  replace: ['value'],
});

/** The first of a list: the highest value first, of equal ones the lower id. */
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

/** Raises the floor of a list that has become long. */
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

/** Brings the lists of a window in line with what members have after something has left it. */
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
    const first = await (window.span === 5 ? topOfCells : topOfMembers)(trx, guild, list, firstBucket(window, now));
    floors[totalOf(list)] = first[KEPT - 1];
    await writeLeaders(
      trx,
      first.map(({ user_id, value }) => [guild, period, metric, user_id, value]),
    );
  }
}

function totalOf({ period, metric }: LeaderList): TotalColumn {
  return `${metric}_${period}`;
}

/** The list of what is added up under this name. */
export function leaderListOf(total: TotalColumn): LeaderList {
  const [metric, period] = total.split('_') as [Metric, StatisticsPeriod];
  return { period, metric };
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

/** Looks through all members for those who come first: rare, and the only time that a list costs as much as there are members. */
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

/** The same for the shortest window, which is often empty: only for as many members as did something in it. */
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
