import { type Kysely, sql, type Transaction } from 'kysely';
import type { StatisticsTick } from '../schema/statisticsPeriods.ts';
import type { Tables } from '../schema/tables.ts';
import type { DailyClaim } from './aggregateBatch.ts';
import { batchQuery, bulkUpsert } from './batches.ts';
import { byId, idText } from './ids.ts';
import { type Leader, LISTED } from './leaders.ts';
import { paretoFront } from './paretoFront.ts';

const PAGE = 5 * LISTED;

const writeStreaks = bulkUpsert('statistics_streaks', ['guild_id', 'user_id', 'tick'], { replace: ['streak'] });

/** Stores the claims that are a member's longest streak in some window. */
export async function keepStreaks(
  trx: Transaction<Tables>,
  guild: string,
  claims: readonly DailyClaim[],
): Promise<void> {
  const users = [...new Set(claims.map(({ user }) => user))].sort(byId);
  const byUser = new Map(users.map((user): [string, DailyClaim[]] => [user, []]));
  for (const claim of [...(await claimsOf(trx, users, [guild])), ...claims]) byUser.get(claim.user)?.push(claim);
  await dropClaimsOf(trx, users, [guild]);
  const rows = [...byUser].flatMap(([user, all]) =>
    paretoFront(all, 1, LONGEST).map(({ tick, streak }) => [guild, user, tick, streak]),
  );
  await writeStreaks(trx, rows);
}

const claimsOf = batchQuery<DailyClaim>(
  (areThey) => sql`select ${idText('user_id')} as ${sql.ref('user')}, tick, streak from statistics_streaks
    where guild_id = ${0} and ${areThey}`,
);
const dropClaimsOf = batchQuery((areThey) => sql`delete from statistics_streaks where guild_id = ${0} and ${areThey}`);

const LONGEST = {
  tick: ({ tick }: DailyClaim) => tick,
  order: (a: DailyClaim, b: DailyClaim) => b.streak - a.streak || b.tick - a.tick,
};

/** Members with the longest streaks since a tick: longest first, then lowest id. */
export async function longestStreaks(db: Kysely<Tables>, guild: string, since: StatisticsTick): Promise<Leader[]> {
  const found = new Map<string, number>();
  for (let offset = 0; ; offset += PAGE) {
    const rows = await db
      .selectFrom('statistics_streaks')
      .select([idText('user_id').as('user_id'), 'streak'])
      .where('guild_id', '=', guild)
      .where('tick', '>=', since)
      .orderBy('streak', 'desc')
      .orderBy('statistics_streaks.user_id')
      .limit(PAGE)
      .offset(offset)
      .execute();
    // A member may have several claims; the longest streak comes first.
    for (const { user_id, streak } of rows) if (!found.has(user_id)) found.set(user_id, streak);
    if (found.size >= LISTED || rows.length < PAGE) break;
  }
  return [...found].slice(0, LISTED).map(([user_id, value]) => ({ user_id, value }));
}
