import type { Transaction } from 'kysely';
import type { Tables } from '../schema.ts';
import type { Gathered } from './gather.ts';
import { text } from './ids.ts';
import { type Value, writer } from './many.ts';
import type { Tick } from './periods.ts';
import { moveSeen } from './seen.ts';

/** The member for whom it stands when anybody took part. */
const ANYBODY = '0';
const MOST_ASKED = 500;

const writeParticipants = writer('statistics_participants', ['guild_id', 'lottery_id', 'user_id'], {
  replace: ['seen'],
});

/** Counts the lotteries that were entered, and the members in each of them. */
export async function countEntries(
  trx: Transaction<Tables>,
  guild: string,
  gathered: Gathered,
  now: Tick,
): Promise<void> {
  const rows: Value[][] = [];
  for (const [lottery, entries] of gathered.entries) {
    const seen = new Map([[ANYBODY, Math.max(...entries.values())], ...entries]);
    const known = await seenIn(trx, guild, lottery, [...seen.keys()]);
    const later = [...seen].filter(([user, tick]) => tick > (known.get(user) ?? 0));
    for (const [user, tick] of later) {
      const counted = user === ANYBODY ? 'lottery' : 'participant';
      moveSeen(gathered, counted, { from: known.get(user) ?? 0, to: tick, now });
    }
    rows.push(...later.map(([user, tick]) => [guild, lottery, user, tick]));
  }
  await writeParticipants(trx, rows);
}

async function seenIn(
  trx: Transaction<Tables>,
  guild: string,
  lottery: string,
  users: readonly string[],
): Promise<Map<string, Tick>> {
  const found = new Map<string, Tick>();
  for (let done = 0; done < users.length; done += MOST_ASKED) {
    const rows = await trx
      .selectFrom('statistics_participants')
      .select([text('user_id').as('user_id'), 'seen'])
      .where('guild_id', '=', guild)
      .where('lottery_id', '=', lottery)
      .where('user_id', 'in', users.slice(done, done + MOST_ASKED))
      .execute();
    for (const { user_id, seen } of rows) found.set(user_id, seen);
  }
  return found;
}
