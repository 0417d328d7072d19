import { sql, type Transaction } from 'kysely';
import { METRICS, SEEN, type SeenColumn, TOTALS, type TotalColumn } from '../schema/statisticsColumns.ts';
import { WINDOWS } from '../schema/statisticsPeriods.ts';
import type { Tables } from '../schema/tables.ts';
import type { MemberActivity } from './aggregateBatch.ts';
import { added, batchQuery, bulkUpdate, raised, refs, type SqlValue } from './batches.ts';
import { byId, idText } from './ids.ts';
import { type Floors, isLeader } from './leaders.ts';

type Members = ReadonlyMap<string, MemberActivity>;

/** Ticks at which members were last active, by kind of activity. */
export type LastSeen = ReadonlyMap<string, Record<SeenColumn, number>>;

export async function readSeen(trx: Transaction<Tables>, guild: string, users: readonly string[]): Promise<LastSeen> {
  const rows = await seenOf(trx, users, [guild]);
  return new Map(rows.map((row) => [row.user_id, row]));
}

const seenOf = batchQuery<{ user_id: string } & Record<SeenColumn, number>>(
  (areThey) => sql`select ${idText('user_id')} as user_id, ${refs(SEEN)} from statistics_activity
    where guild_id = ${0} and ${areThey}`,
);

/** Adds to members' totals in the windows and updates when they were last active. */
export async function writeActivity(trx: Transaction<Tables>, guild: string, members: Members): Promise<void> {
  const users = [...members].sort(([a], [b]) => byId(a, b));
  for (const [shortest, write] of writers.entries()) {
    const rows = users.flatMap(([user, { seen, added }]): SqlValue[][] => {
      const values = added[shortest];
      return values ? [[guild, user, ...seen, ...values]] : [];
    });
    await write(trx, rows);
  }
}

/** Writers by the shortest window that contains the values: they are added to that window and all longer ones. */
const writers = WINDOWS.map((_, shortest) => {
  const totals = TOTALS.slice(shortest);
  const columns = ['guild_id', 'user_id', ...SEEN];
  return bulkUpdate(
    'statistics_activity',
    [...columns, ...METRICS],
    (given) => sql`insert into statistics_activity (${refs([...columns, ...totals.flat()])})
      select ${refs([...columns, ...totals.flatMap(() => METRICS)])} from ${given}
      where true on conflict (guild_id, user_id) do update
      set ${sql.join([...raised('statistics_activity', SEEN), ...added('statistics_activity', totals.flat())])}`,
  );
});

/** Totals that have grown and are high enough for a leaderboard. */
export async function leaderCandidates(
  trx: Transaction<Tables>,
  guild: string,
  members: Members,
  floors: Floors,
): Promise<{ user: string; total: TotalColumn; value: number }[]> {
  const least = ALL_TOTALS.map((total) => floors[total]?.value ?? 1);
  const rows = await candidatesOf(trx, [...members.keys()].sort(byId), [guild], least);
  return rows.flatMap((row) => {
    const user = row.user_id;
    const activity = members.get(user);
    if (!activity) return [];
    return growing(activity)
      .filter((total) => isLeader(floors[total], user, row[total]))
      .map((total) => ({ user, total, value: row[total] }));
  });
}

const ALL_TOTALS = TOTALS.flat();

const candidatesOf = batchQuery<{ user_id: string } & Record<TotalColumn, number>>((areThey) => {
  const highEnough = ALL_TOTALS.map((total) => sql`${sql.ref(total)} >= ${0}`);
  return sql`select ${idText('user_id')} as user_id, ${refs(ALL_TOTALS)} from statistics_activity
    where guild_id = ${0} and ${areThey} and (${sql.join(highEnough, sql` or `)})`;
});

/** The totals that have grown. */
function growing({ added }: MemberActivity): TotalColumn[] {
  return METRICS.flatMap((_, metric) => {
    const shortest = added.findIndex((values) => (values?.[metric] ?? 0) > 0);
    return shortest < 0 ? [] : TOTALS.slice(shortest).flatMap((totals) => totals[metric] ?? []);
  });
}
