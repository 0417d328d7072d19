import { sql, type Transaction } from 'kysely';
import type { StatisticsTick } from '../schema/statisticsPeriods.ts';
import type { Tables } from '../schema/tables.ts';
import type { BatchAggregate } from './aggregateBatch.ts';
import { batchQuery, bulkUpsert, type SqlValue } from './batches.ts';
import { idText } from './ids.ts';
import { moveSeen } from './seen.ts';

/** Stands for any member: the row records when anyone last entered the lottery. */
const ANY_MEMBER = '0';

const writeParticipants = bulkUpsert('statistics_participants', ['guild_id', 'lottery_id', 'user_id'], {
  replace: ['seen'],
});

/** Counts the lotteries that were entered, and the members in each. */
export async function countEntries(
  trx: Transaction<Tables>,
  guild: string,
  aggregate: BatchAggregate,
  now: StatisticsTick,
): Promise<void> {
  const written: SqlValue[][] = [];
  for (const [lottery, entries] of aggregate.entries) {
    const seen = new Map([[ANY_MEMBER, Math.max(...entries.values())], ...entries]);
    const rows = await seenIn(trx, [...seen.keys()], [guild, lottery]);
    const known = new Map(rows.map((row) => [row.user_id, row.seen]));
    const later = [...seen].filter(([user, tick]) => tick > (known.get(user) ?? 0));
    for (const [user, tick] of later) {
      const counted = user === ANY_MEMBER ? 'lottery' : 'participant';
      moveSeen(aggregate, counted, { from: known.get(user) ?? 0, to: tick, now });
    }
    written.push(...later.map(([user, tick]) => [guild, lottery, user, tick]));
  }
  await writeParticipants(trx, written);
}

const seenIn = batchQuery<{ user_id: string; seen: StatisticsTick }>(
  (areThey) => sql`select ${idText('user_id')} as user_id, seen from statistics_participants
    where guild_id = ${0} and lottery_id = ${0} and ${areThey}`,
);
