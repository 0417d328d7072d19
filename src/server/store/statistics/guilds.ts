import type { Kysely, Transaction } from 'kysely';
import { type StatisticsTick, tickOf } from '../schema/statisticsPeriods.ts';
import type { StatisticsGuildRow } from '../schema/statisticsTables.ts';
import type { Tables } from '../schema/tables.ts';
import { advance } from './advance.ts';
import type { WinRecord } from './aggregateBatch.ts';
import { idText } from './ids.ts';
import type { Floors } from './leaders.ts';

/** Totals of a server. */
export interface GuildTotals extends Omit<StatisticsGuildRow, 'guild_id' | 'floors' | 'wins' | 'winners'> {
  floors: Floors;
  wins: WinRecord[];
  winners: WinRecord[];
}

/** Columns of a server's row, apart from its id. */
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

/** A server's totals; null if nothing was ever counted. */
export async function readGuildTotals(db: Kysely<Tables>, guild: string): Promise<GuildTotals | null> {
  const row = await db
    .selectFrom('statistics_guilds')
    .select(GUILD_TOTALS)
    .where('guild_id', '=', guild)
    .executeTakeFirst();
  return row ? parseTotals(row) : null;
}

/**
 * Locks a server's statistics until the transaction ends and advances its windows to `now`. They never move back, even if another
 * process has advanced them further because its clock is ahead.
 */
export async function lockGuild(trx: Transaction<Tables>, guild: string, now: number): Promise<GuildTotals> {
  const row = await trx
    .insertInto('statistics_guilds')
    .values({ guild_id: guild, tick: tickOf(now), ...EMPTY_TOTALS })
    .onConflict((conflict) => conflict.column('guild_id').doUpdateSet({ guild_id: guild }))
    .returning(GUILD_TOTALS)
    .executeTakeFirstOrThrow();
  const totals = parseTotals(row);
  const to = Math.max(totals.tick, tickOf(now));
  if (totals.tick < to) await advance(trx, guild, { from: totals.tick, to, floors: totals.floors });
  return { ...totals, tick: to };
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
    floors: JSON.parse(floors),
    wins: JSON.parse(wins),
    winners: JSON.parse(winners),
  };
}

/** Ids of servers whose windows end before `tick` and may still contain events, in order. */
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
