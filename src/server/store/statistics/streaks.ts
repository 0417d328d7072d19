import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../schema.ts';
import type { Claim } from './gather.ts';
import { text } from './ids.ts';
import { lasting } from './lasting.ts';
import { type Leader, LISTED } from './leaders.ts';
import { writer } from './many.ts';
import type { Tick } from './periods.ts';

const MOST_ASKED = 500;
const PAGE = 5 * LISTED;

const writeStreaks = writer('statistics_streaks', ['guild_id', 'user_id', 'tick'], { replace: ['streak'] });

/** Keeps the claims that are a member's longest streak in some window. */
export async function keepStreaks(trx: Transaction<Tables>, guild: string, claims: readonly Claim[]): Promise<void> {
  const users = [...new Set(claims.map(({ user }) => user))];
  for (let done = 0; done < users.length; done += MOST_ASKED) {
    const some = users.slice(done, done + MOST_ASKED);
    const known = await trx
      .selectFrom('statistics_streaks')
      .select([text('user_id').as('user'), 'tick', 'streak'])
      .where('guild_id', '=', guild)
      .where('user_id', 'in', some)
      .execute();
    const byUser = new Map(some.map((user): [string, Claim[]] => [user, []]));
    for (const claim of [...known, ...claims]) byUser.get(claim.user)?.push(claim);
    await trx.deleteFrom('statistics_streaks').where('guild_id', '=', guild).where('user_id', 'in', some).execute();
    await writeStreaks(
      trx,
      [...byUser].flatMap(([user, all]) =>
        lasting(all, 1, LONGEST).map(({ tick, streak }) => [guild, user, tick, streak]),
      ),
    );
  }
}

const LONGEST = {
  tick: ({ tick }: Claim) => tick,
  order: (a: Claim, b: Claim) => b.streak - a.streak || b.tick - a.tick,
};

/** Who has the longest streaks since a moment: the longest first, of equal ones the lower id. */
export async function longestStreaks(db: Kysely<Tables>, guild: string, since: Tick): Promise<Leader[]> {
  const found = new Map<string, number>();
  for (let offset = 0; ; offset += PAGE) {
    const rows = await db
      .selectFrom('statistics_streaks')
      .select([text('user_id').as('user_id'), 'streak'])
      .where('guild_id', '=', guild)
      .where('tick', '>=', since)
      .orderBy('streak', 'desc')
      .orderBy('statistics_streaks.user_id')
      .limit(PAGE)
      .offset(offset)
      .execute();
    // A member may have claims of several streaks; the longest comes first.
    for (const { user_id, streak } of rows) if (!found.has(user_id)) found.set(user_id, streak);
    if (found.size >= LISTED || rows.length < PAGE) break;
  }
  return [...found].slice(0, LISTED).map(([user_id, value]) => ({ user_id, value }));
}
