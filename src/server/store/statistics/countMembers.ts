import { sql, type Transaction } from 'kysely';
import { ACTIVITY_KINDS, METRICS, type TotalColumn } from '../schema/statisticsColumns.ts';
import { bucketAt, type StatisticsTick } from '../schema/statisticsPeriods.ts';
import type { Tables } from '../schema/tables.ts';
import { type LastSeen, leaderCandidates, readSeen, writeActivity } from './activity.ts';
import { addTo, type BatchAggregate, figuresOf } from './aggregateBatch.ts';
import { batchQuery, bulkUpsert, type SqlValue } from './batches.ts';
import { byId, idText } from './ids.ts';
import { type Floors, leaderListOf, raiseFloor, writeLeaders } from './leaders.ts';
import { moveSeen } from './seen.ts';

/** Counts members' activity: their own totals, the leaderboards, and the numbers of distinct active members. */
export async function countMembers(
  trx: Transaction<Tables>,
  guild: string,
  aggregate: BatchAggregate,
  { now, floors }: { now: StatisticsTick; floors: Floors },
): Promise<void> {
  const { members } = aggregate;
  const before = await readSeen(trx, guild, [...members.keys()].sort(byId));
  await countActive(trx, guild, aggregate, before);
  for (const [user, { seen }] of members) {
    for (const [index, kind] of ACTIVITY_KINDS.entries()) {
      moveSeen(aggregate, kind, { from: before.get(user)?.[`seen_${kind}`] ?? 0, to: seen[index] ?? 0, now });
    }
  }
  await writeCells(trx, cellRows(guild, aggregate));
  await writeActivity(trx, guild, members);

  const rows: SqlValue[][] = [];
  const grown = new Set<TotalColumn>();
  for (const { user, total, value } of await leaderCandidates(trx, guild, members, floors)) {
    const { period, metric } = leaderListOf(total);
    rows.push([guild, period, metric, user, value]);
    grown.add(total);
  }
  await writeLeaders(trx, rows);
  for (const total of grown) await raiseFloor(trx, guild, floors, leaderListOf(total));
}

/** Counts, for each bucket, the members who were not active in it before. */
async function countActive(
  trx: Transaction<Tables>,
  guild: string,
  aggregate: BatchAggregate,
  before: LastSeen,
): Promise<void> {
  for (const [span, buckets] of aggregate.cells) {
    for (const [bucket, cells] of buckets) {
      const active = [...cells].filter(([, [activities = 0]]) => activities > 0).map(([user]) => user);
      const lastOf = (user: string) => bucketAt(before.get(user)?.seen_active ?? -1, span);
      // For members last active after this bucket, only the cells tell whether they were also active in it.
      const late = active.filter((user) => lastOf(user) > bucket);
      const added = active.filter((user) => lastOf(user) < bucket).length;
      const known = await activeIn(trx, late, [guild, span, bucket]);
      addTo(figuresOf(aggregate, span, bucket), 'active', added + late.length - known.length);
    }
  }
}

const activeIn = batchQuery<{ user_id: string }>(
  (areThey) => sql`select ${idText('user_id')} as user_id from statistics_cells
    where guild_id = ${0} and span = ${0} and bucket = ${0} and ${areThey} and activities > 0`,
);

const writeCells = bulkUpsert('statistics_cells', ['guild_id', 'span', 'bucket', 'user_id'], {
  add: ['activities', ...METRICS],
});

function cellRows(guild: string, { cells }: BatchAggregate): SqlValue[][] {
  return [...cells].flatMap(([span, buckets]) =>
    [...buckets].flatMap(([bucket, users]) =>
      [...users].sort(([a], [b]) => byId(a, b)).map(([user, cell]) => [guild, span, bucket, user, ...cell]),
    ),
  );
}
