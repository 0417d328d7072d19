import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../schema/tables.ts';
import { lockGuild, writeGuildTotals } from './guilds.ts';
import { idText } from './ids.ts';
import { updateBalances } from './members.ts';

/** The tables with what a member did or has. What all members did together stays. */
const OF_MEMBERS = [
  'statistics_members',
  'statistics_cells',
  'statistics_activity',
  'statistics_leaders',
  'statistics_participants',
  'statistics_streaks',
] as const;

/** The servers in whose statistics somebody is. */
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
  return [...guilds];
}

/** Forgets a member of a server. Who does something there afterwards counts as somebody new. */
export async function forgetMember(trx: Transaction<Tables>, guild: string, user: string, now: number): Promise<void> {
  const standing = await lockGuild(trx, guild, now);
  // What the member has is not counted any more, or it would count twice from the next report on.
  const nothing = { primary: 0, secondary: 0, at: Number.MAX_SAFE_INTEGER };
  await updateBalances(trx, guild, new Map([[user, nothing]]), standing);
  const others = ({ user: one }: { user: string }) => one !== user;
  await writeGuildTotals(trx, guild, {
    ...standing,
    wins: standing.wins.filter(others),
    winners: standing.winners.filter(others),
  });
  for (const table of OF_MEMBERS) {
    await trx.deleteFrom(table).where('guild_id', '=', guild).where('user_id', '=', user).execute();
  }
}
