import type { Kysely, Transaction } from 'kysely';
import { type StatisticsTick, tickOf } from '../schema/statisticsPeriods.ts';
import type { StatisticsGuildRow } from '../schema/statisticsTables.ts';
import type { Tables } from '../schema/tables.ts';
import { advance } from './advance.ts';
import type { WinRecord } from './aggregateBatch.ts';
import { idText } from './ids.ts';
import type { Floors } from './leaders.ts';

/** What is known of a server as a whole. */
export interface GuildTotals extends Omit<StatisticsGuildRow, 'guild_id' | 'floors' | 'wins' | 'winners'> {
  floors: Floors;
  wins: WinRecord[];
  winners: WinRecord[];
}

/** All that stands in the row of a server. */
export const GUILD_TOTALS = [
  'tick',
  'received_at',
  'total_members',
  'voice_users_online',
  'snapshot_at',
  'primary_total',
  'secondary_total',
  'holders',
  'poor',
  'middle',
  'rich',
  'wealthy',
  'floors',
  'wins',
  'winners',
] as const satisfies (keyof StatisticsGuildRow)[];

/** What is known of a server; nothing where nothing was ever counted. */
export async function readGuildTotals(db: Kysely<Tables>, guild: string): Promise<GuildTotals | null> {
  const row = await db
    .selectFrom('statistics_guilds')
    .select(GUILD_TOTALS)
    .where('guild_id', '=', guild)
    .executeTakeFirst();
  return row ? parseTotals(row) : null;
}

/**
 * From here to the end of the transaction, nobody else counts for the server. Its windows then end now, or later where the clock
 * of another process is ahead: they never go back.
 */
export async function lockGuild(trx: Transaction<Tables>, guild: string, now: number): Promise<GuildTotals> {
  const row = await trx
    .insertInto('statistics_guilds')
    .values({ guild_id: guild, tick: tickOf(now), ...EMPTY_TOTALS })
    .onConflict((conflict) => conflict.column('guild_id').doUpdateSet({ guild_id: guild }))
    .returning(GUILD_TOTALS)
    .executeTakeFirstOrThrow();
  const known = parseTotals(row);
  const to = Math.max(known.tick, tickOf(now));
  if (known.tick < to) await advance(trx, guild, { from: known.tick, to, floors: known.floors });
  return { ...known, tick: to };
}

export async function writeGuildTotals(
  trx: Transaction<Tables>,
  guild: string,
  { floors, wins, winners, ...rest }: GuildTotals,
): Promise<void> {
  await trx
    .updateTable('statistics_guilds')
    .set({
      ...rest,
      floors: JSON.stringify(floors),
      wins: JSON.stringify(wins),
      winners: JSON.stringify(winners),
    })
    .where('guild_id', '=', guild)
    .execute();
}

const EMPTY_TOTALS = {
  primary_total: 0,
  secondary_total: 0,
  holders: 0,
  poor: 0,
  middle: 0,
  rich: 0,
  wealthy: 0,
  floors: '{}',
  wins: '[]',
  winners: '[]',
};

function parseTotals({ floors, wins, winners, ...rest }: Omit<StatisticsGuildRow, 'guild_id'>): GuildTotals {
  return {
    ...rest,
    floors: JSON.parse(floors) as Floors,
    wins: JSON.parse(wins) as WinRecord[],
    winners: JSON.parse(winners) as WinRecord[],
  };
}

/** Servers whose windows end before a moment, though something may still be in them, in order. */
export async function guildsBehind(
  db: Kysely<Tables>,
  { tick, since, after, limit }: { tick: StatisticsTick; since: number; after: string; limit: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('statistics_guilds')
    .select(idText('guild_id').as('guild'))
    .where('tick', '<', tick)
    .where('received_at', '>=', since)
    .where('guild_id', '>', after)
    .orderBy('statistics_guilds.guild_id')
    .limit(limit)
    .execute();
  return rows.map(({ guild }) => guild);
}
