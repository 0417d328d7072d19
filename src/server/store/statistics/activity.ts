import { sql, type Transaction } from 'kysely';
import { METRICS, SEEN, type SeenColumn, TOTALS, type TotalColumn } from '../schema/statisticsColumns.ts';
import { WINDOWS } from '../schema/statisticsPeriods.ts';
import type { Tables } from '../schema/tables.ts';
import type { MemberActivity } from './aggregateBatch.ts';
import { added, batchQuery, bulkUpdate, raised, refs, type SqlValue } from './batches.ts';
import { byId, idText } from './ids.ts';
import { type Floors, isLeader } from './leaders.ts';

type Members = ReadonlyMap<string, MemberActivity>;

/** When members were last seen. */
export type LastSeen = ReadonlyMap<string, Record<SeenColumn, number>>;

export async function readSeen(trx: Transaction<Tables>, guild: string, users: readonly string[]): Promise<LastSeen> {
  const rows = await seenOf(trx, users, [guild]);
  return new Map(rows.map((row) => [row.user_id, row]));
}

const seenOf = batchQuery<{ user_id: string } & Record<SeenColumn, number>>(
  (areThey) => sql`select ${idText('user_id')} as user_id, ${refs(SEEN)} from statistics_activity
    where guild_id = ${0} and ${areThey}`,
);

/** Adds to what members have in the windows, and takes over when they were seen. */
export async function writeActivity(trx: Transaction<Tables>, guild: string, people: Members): Promise<void> {
  const users = [...people].sort(([a], [b]) => byId(a, b));
  for (const [shortest, write] of writers.entries()) {
    const rows = users.flatMap(([user, { seen, added }]): SqlValue[][] => {
      const values = added[shortest];
      return values ? [[guild, user, ...seen, ...values]] : [];
    });
    await write(trx, rows);
  }
}

/** By the shortest window that something is in: what is given once is added to each of the windows from there on. */
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

/** Of the members who have more now, those who are high enough for a list, with what they have. */
export async function leaderCandidates(
  trx: Transaction<Tables>,
  guild: string,
  people: Members,
  floors: Floors,
): Promise<{ user: string; total: TotalColumn; value: number }[]> {
  const least = ALL_TOTALS.map((total) => floors[total]?.value ?? 1);
  const rows = await candidatesOf(trx, [...people.keys()].sort(byId), [guild], least);
  return rows.flatMap((row) => {
    const user = row.user_id;
    return growing(people.get(user) as MemberActivity)
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

/** The totals to which something was added. */
function growing({ added }: MemberActivity): TotalColumn[] {
  return METRICS.flatMap((_, metric) => {
    const shortest = added.findIndex((values) => (values?.[metric] ?? 0) > 0);
    return shortest < 0 ? [] : TOTALS.slice(shortest).map((totals) => totals[metric] as TotalColumn);
  });
}
