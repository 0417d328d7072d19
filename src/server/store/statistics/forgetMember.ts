import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../schema/tables.ts';
import { lockGuild, writeGuildTotals } from './guilds.ts';
import { idText } from './ids.ts';
import { settleFloors } from './leaders.ts';
import { updateBalances } from './members.ts';

/** Tables with rows of single members. Sums over all members are kept. */
const OF_MEMBERS = [
  'statistics_members',
  'statistics_cells',
  'statistics_activity',
  'statistics_leaders',
  'statistics_participants',
  'statistics_streaks',
] as const;

/** The servers whose statistics include a user. */
export async function guildsOf(db: Kysely<Tables>, user: string): Promise<string[]> {
  const guilds = new Set<string>();
  for (const table of OF_MEMBERS.filter((name) => name !== 'statistics_cells')) {
    const rows = await db
      .selectFrom(table)
      .select(idText('guild_id').as('guild'))
      .where('user_id', '=', user)
      .execute();
    for (const { guild } of rows) guilds.add(guild);
  }
  // Wins and floors name members, too.
  const rows = await db
    .selectFrom('statistics_guilds')
    .select(idText('guild_id').as('guild'))
    .where((eb) => eb.or((['floors', 'wins', 'winners'] as const).map((name) => eb(name, 'like', `%"${user}"%`))))
    .execute();
  for (const { guild } of rows) guilds.add(guild);
  return [...guilds];
}

/** Erases a member from a server's statistics. Later events count as those of a new member. */
export async function forgetMember(trx: Transaction<Tables>, guild: string, user: string, now: number): Promise<void> {
  const totals = await lockGuild(trx, guild, now);
  // Subtract the member's balance from the totals, or it would count twice after the next report.
  const nothing = { primary: 0, secondary: 0, at: Number.MAX_SAFE_INTEGER };
  await updateBalances(trx, guild, new Map([[user, nothing]]), totals, Number.POSITIVE_INFINITY);
  for (const table of OF_MEMBERS) {
    await trx.deleteFrom(table).where('guild_id', '=', guild).where('user_id', '=', user).execute();
  }
  await settleFloors(trx, guild, totals.floors, totals.tick);
  const others = ({ user: one }: { user: string }) => one !== user;
  await writeGuildTotals(trx, guild, {
    ...totals,
    wins: totals.wins.filter(others),
    winners: totals.winners.filter(others),
  });
}
