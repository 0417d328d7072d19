import type { Kysely, Transaction } from 'kysely';
import { CLOCK_SKEW } from '../../time/clockSkew.ts';
import { firstTick, isAhead, KEPT, LONGEST, type StatisticsTick, tickOf } from '../schema/statisticsPeriods.ts';
import type { StatisticsGuildRow } from '../schema/statisticsTables.ts';
import type { Tables } from '../schema/tables.ts';
import { advance } from './advance.ts';
import type { WinRecord } from './aggregateBatch.ts';
import { idText } from './ids.ts';
import type { Floors } from './leaders.ts';
import { rewind } from './rewind.ts';

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
 * Locks a server's statistics until the transaction ends and advances its windows to `now`. They move back only if a clock that was
 * ahead has advanced them further than clocks may differ.
 */
export async function lockGuild(trx: Transaction<Tables>, guild: string, now: number): Promise<GuildTotals> {
  const row = await trx
    .insertInto('statistics_guilds')
    .values({ guild_id: guild, tick: tickOf(now), ...EMPTY_TOTALS })
    .onConflict((conflict) => conflict.column('guild_id').doUpdateSet({ guild_id: guild }))
    .returning(GUILD_TOTALS)
    .executeTakeFirstOrThrow();
  const totals = parseTotals(row);
  const { tick, floors } = totals;
  const to = tickOf(now);
  if (isAhead(tick, now)) {
    await rewind(trx, guild, { to, floors });
    return withoutPast({ ...withoutFuture(totals, now), tick: to });
  }
  if (tick >= to) return totals;
  await advance(trx, guild, { from: tick, to, floors });
  return withoutPast({ ...totals, tick: to });
}

/** What a clock that was ahead has stored counts as of now. */
function withoutFuture({ received_at, wins, winners, ...rest }: GuildTotals, now: number): GuildTotals {
  const past = (win: WinRecord) => ({ ...win, at: Math.min(win.at, now) });
  return {
    ...rest,
    received_at: received_at === null ? null : Math.min(received_at, now),
    wins: wins.map(past),
    winners: winners.map(past),
  };
}

/** Forgets wins with the longest window, and the last state of a server with its last bucket. */
function withoutPast({ wins, winners, ...totals }: GuildTotals): GuildTotals {
  const since = firstTick(LONGEST[60], totals.tick);
  const lasts = ({ at }: WinRecord) => tickOf(at) >= since;
  const hasLeft = tickOf(totals.received_at ?? 0) < firstTick(KEPT[60], totals.tick);
  return { ...totals, ...(hasLeft && NOTHING_RECEIVED), wins: wins.filter(lasts), winners: winners.filter(lasts) };
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

const NOTHING_RECEIVED = { received_at: null, total_members: null, voice_users_online: null, snapshot_at: null };

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

/** Ids of servers of which something was received, and whose windows end before `tick` or in the future, in order. */
export async function guildsBehind(
  db: Kysely<Tables>,
  { tick, now, after, limit }: { tick: StatisticsTick; now: number; after: string; limit: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('statistics_guilds')
    .select(idText('guild_id').as('guild'))
    .where((eb) => eb.or([eb('tick', '<', tick), eb('tick', '>', tickOf(now + CLOCK_SKEW))]))
    .where('received_at', 'is not', null)
    .where('guild_id', '>', after)
    .orderBy('statistics_guilds.guild_id')
    .limit(limit)
    .execute();
  return rows.map(({ guild }) => guild);
}
