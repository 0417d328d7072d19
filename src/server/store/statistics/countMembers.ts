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

/** Counts what members did: for themselves in each window, in the lists, and as members who did something. */
export async function countMembers(
  trx: Transaction<Tables>,
  guild: string,
  gathered: BatchAggregate,
  { now, floors }: { now: StatisticsTick; floors: Floors },
): Promise<void> {
  const { members: people } = gathered;
  const before = await readSeen(trx, guild, [...people.keys()].sort(byId));
  await countActive(trx, guild, gathered, before);
  for (const [user, { seen }] of people) {
    for (const [index, deed] of ACTIVITY_KINDS.entries()) {
      moveSeen(gathered, deed, { from: before.get(user)?.[`seen_${deed}`] ?? 0, to: seen[index] ?? 0, now });
    }
  }
  await writeCells(trx, cellRows(guild, gathered));
  await writeActivity(trx, guild, people);

  const rows: SqlValue[][] = [];
  const grown = new Set<TotalColumn>();
  for (const { user, total, value } of await leaderCandidates(trx, guild, people, floors)) {
    const { period, metric } = leaderListOf(total);
    rows.push([guild, period, metric, user, value]);
    grown.add(total);
  }
  await writeLeaders(trx, rows);
  for (const total of grown) await raiseFloor(trx, guild, floors, leaderListOf(total));
}

/** Counts in each bucket the members who did nothing in it before. */
async function countActive(
  trx: Transaction<Tables>,
  guild: string,
  gathered: BatchAggregate,
  before: LastSeen,
): Promise<void> {
  for (const [span, buckets] of gathered.cells) {
    for (const [bucket, cells] of buckets) {
      const active = [...cells].filter(([, [deeds = 0]]) => deeds > 0).map(([user]) => user);
      const lastOf = (user: string) => bucketAt(before.get(user)?.seen_active ?? -1, span);
      // Only of who did something later it is not known whether they did something in this bucket, too.
      const late = active.filter((user) => lastOf(user) > bucket);
      const added = active.filter((user) => lastOf(user) < bucket).length;
      const known = await activeIn(trx, late, [guild, span, bucket]);
      addTo(figuresOf(gathered, span, bucket), 'active', added + late.length - known.length);
    }
  }
}

const activeIn = batchQuery<{ user_id: string }>(
  (areThey) => sql`select ${idText('user_id')} as user_id from statistics_cells
    where guild_id = ${0} and span = ${0} and bucket = ${0} and ${areThey} and deeds > 0`,
);

const writeCells = bulkUpsert('statistics_cells', ['guild_id', 'span', 'bucket', 'user_id'], {
  add: ['deeds', ...METRICS],
});

function cellRows(guild: string, { cells }: BatchAggregate): SqlValue[][] {
  return [...cells].flatMap(([span, buckets]) =>
    [...buckets].flatMap(([bucket, users]) =>
      [...users].sort(([a], [b]) => byId(a, b)).map(([user, cell]) => [guild, span, bucket, user, ...cell]),
    ),
  );
}
