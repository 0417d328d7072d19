import { type RawBuilder, sql, type Transaction } from 'kysely';
import {
  ACTIVITY_KINDS,
  LAST_SEEN,
  type LastSeenColumn,
  METRICS,
  SEEN,
  SUMS,
  TOTALS,
} from '../schema/statisticsColumns.ts';
import {
  type BucketSpan,
  bucketAt,
  CELLS_KEPT,
  firstBucket,
  firstTick,
  SPANS,
  type StatisticsTick,
  WINDOWS,
} from '../schema/statisticsPeriods.ts';
import type { StatisticsTables } from '../schema/statisticsTables.ts';
import type { Tables } from '../schema/tables.ts';
import { addCells, inChunks } from './advance.ts';
import { added, raised, refs } from './batches.ts';
import { type Floors, findAllLeaders } from './leaders.ts';

/**
 * Moves a server's windows back, after a clock that was ahead. What was counted in the future counts as of now, and everything that
 * depends on the end of the windows is counted again from what is left. The caller holds the server's lock.
 */
export async function rewind(
  trx: Transaction<Tables>,
  guild: string,
  { to, floors }: { to: StatisticsTick; floors: Floors },
): Promise<void> {
  for (const span of SPANS) {
    const later = { column: 'bucket', to: bucketAt(to, span), of: sql`guild_id = ${guild} and span = ${span}` };
    const key = ['guild_id', 'span'];
    await fold(trx, 'statistics_cells', later, { key: [...key, 'user_id'], add: ['activities', ...METRICS] });
    await fold(trx, 'statistics_buckets', later, { key, add: SUMS, raise: ['active', 'voice_users_online'] });
    await countActive(trx, guild, span, later.to);
  }
  const ofGuild = sql`guild_id = ${guild}`;
  const laterClaims = { column: 'tick', to, of: ofGuild };
  await fold(trx, 'statistics_streaks', laterClaims, { key: ['guild_id', 'user_id'], raise: ['streak'] });
  await trx
    .updateTable('statistics_participants')
    .set({ seen: to })
    .where('guild_id', '=', guild)
    .where('seen', '>', to)
    .execute();
  const past = SEEN.map((seen) => {
    const column = sql.ref(seen);
    return sql`${column} = case when ${column} > ${to} then ${to} else ${column} end`;
  });
  const nothing = TOTALS.flat().map((total) => sql`${sql.ref(total)} = 0`);
  await sql`update statistics_activity set ${sql.join([...past, ...nothing])} where ${ofGuild}`.execute(trx);

  for (const window of WINDOWS) {
    const { span, period } = window;
    const buckets = { span, from: firstBucket(window, to), until: bucketAt(to, span) + 1 };
    for (const some of inChunks(buckets)) await addCells(trx, guild, period, some, 1);
  }
  for (const span of SPANS) await countSeen(trx, guild, span, to);
  await findAllLeaders(trx, guild, floors, to);
}

/** Adds the rows of later moments to those of one moment. */
async function fold(
  trx: Transaction<Tables>,
  table: keyof StatisticsTables,
  { column, to, of }: { column: string; to: number; of: RawBuilder<unknown> },
  { key, add = [], raise = [] }: { key: readonly string[]; add?: readonly string[]; raise?: readonly string[] },
): Promise<void> {
  const later = sql`${of} and ${sql.ref(column)} > ${to}`;
  const values = [...add.map((name) => sql`sum(${sql.ref(name)})`), ...raise.map((name) => sql`max(${sql.ref(name)})`)];
  const set = [...added(table, add), ...raised(table, raise)];
  await sql`insert into ${sql.table(table)} (${refs([...key, column, ...add, ...raise])})
    select ${refs(key)}, ${sql.lit(to)}, ${sql.join(values)} from ${sql.table(table)} where ${later}
    group by ${refs(key)} on conflict (${refs([...key, column])}) do update set ${sql.join(set)}`.execute(trx);
  await sql`delete from ${sql.table(table)} where ${later}`.execute(trx);
}

/** Counts again who was active in a bucket; members' figures are not kept for as long as buckets. */
async function countActive(trx: Transaction<Tables>, guild: string, span: BucketSpan, bucket: number): Promise<void> {
  const ofBucket = sql`guild_id = ${guild} and span = ${span} and bucket = ${bucket}`;
  const count = sql`(select count(*) from statistics_cells where ${ofBucket} and activities > 0)`;
  await sql`update statistics_buckets set active = ${count} where ${ofBucket} and active < ${count}`.execute(trx);
}

/** Counts again who was last seen in each bucket. */
async function countSeen(trx: Transaction<Tables>, guild: string, span: BucketSpan, to: StatisticsTick): Promise<void> {
  const since = firstTick(CELLS_KEPT[span], to);
  const count = (last: LastSeenColumn, from: RawBuilder<unknown>, seen: string, who = sql`true`) =>
    sql`insert into statistics_buckets (guild_id, span, bucket, ${sql.ref(last)})
      select guild_id, ${sql.lit(span)}, ${sql.ref(seen)} / ${sql.lit(span / 5)}, count(*) from ${from}
      where guild_id = ${guild} and ${sql.ref(seen)} >= ${since} and ${who} group by 1, 3
      on conflict (guild_id, span, bucket) do update set ${sql.ref(last)} = ${sql.ref(`excluded.${last}`)}`.execute(
      trx,
    );

  const nothing = LAST_SEEN.map((last) => sql`${sql.ref(last)} = 0`);
  await sql`update statistics_buckets set ${sql.join(nothing)}
    where guild_id = ${guild} and span = ${span}`.execute(trx);
  const [members, participants] = [sql`statistics_activity`, sql`statistics_participants`];
  for (const kind of ACTIVITY_KINDS) await count(`last_${kind}`, members, `seen_${kind}`);
  // Member 0 stands for anyone.
  await count('last_lottery', participants, 'seen', sql`user_id = 0`);
  await count('last_participant', participants, 'seen', sql`user_id <> 0`);
}
