import { sql, type Transaction } from 'kysely';
import type { StatisticsGuildRow, StatisticsMemberRow } from '../schema/statisticsTables.ts';
import type { Tables } from '../schema/tables.ts';
import { isLater, type MemberBalance, type NamedMember } from './aggregateBatch.ts';
import { batchQuery, bulkUpsert } from './batches.ts';
import { byId, idText } from './ids.ts';

type StoredMember = Pick<
  StatisticsMemberRow,
  'user_id' | 'named_at' | 'primary_balance' | 'secondary_balance' | 'balance_at'
>;

const membersOf = batchQuery<StoredMember>(
  (areThey) => sql`select ${idText('user_id')} as user_id, named_at, primary_balance, secondary_balance, balance_at
    from statistics_members where guild_id = ${0} and ${areThey}`,
);

async function readMembers(trx: Transaction<Tables>, guild: string, users: readonly string[]) {
  const rows = await membersOf(trx, users, [guild]);
  return new Map(rows.map((row) => [row.user_id, row]));
}

const writeNames = bulkUpsert('statistics_members', ['guild_id', 'user_id'], {
  replace: ['username', 'avatar', 'named_at'],
});
const writeBalances = bulkUpsert('statistics_members', ['guild_id', 'user_id'], {
  replace: ['primary_balance', 'secondary_balance', 'balance_at'],
});

/** Totals of all balances of a server. */
export type Economy = Pick<
  StatisticsGuildRow,
  'primary_total' | 'secondary_total' | 'holders' | 'poor' | 'middle' | 'rich' | 'wealthy'
>;

/** Lower limits of the wealth bands in hundredths of the primary currency, highest first. */
const BANDS = [
  ['wealthy', 1_000_000],
  ['rich', 100_000],
  ['middle', 10_000],
  ['poor', 100],
] as const;

/** Stores members' names that are newer than the stored ones. @param latest see {@link isLater} */
export async function updateNames(
  trx: Transaction<Tables>,
  guild: string,
  names: ReadonlyMap<string, NamedMember>,
  latest: number,
): Promise<void> {
  const entries = [...names].sort(([a], [b]) => byId(a, b));
  const known = await readMembers(
    trx,
    guild,
    entries.map(([user]) => user),
  );
  const rows = entries.flatMap(([user, name]) => {
    const newer = isLater(name, known.get(user)?.named_at, latest);
    return newer ? [[guild, user, name.username, name.avatar, name.at]] : [];
  });
  await writeNames(trx, rows);
}

/**
 * Stores balances that are newer than the stored ones, and updates the totals in `economy` in place.
 * @param latest see {@link isLater}
 */
export async function updateBalances(
  trx: Transaction<Tables>,
  guild: string,
  balances: ReadonlyMap<string, MemberBalance>,
  economy: Economy,
  latest: number,
): Promise<void> {
  const entries = [...balances].sort(([a], [b]) => byId(a, b));
  const known = await readMembers(
    trx,
    guild,
    entries.map(([user]) => user),
  );
  const rows = entries.flatMap(([user, balance]) => {
    const before = known.get(user);
    if (!isLater(balance, before?.balance_at, latest)) return [];
    if (before) addBalance(economy, { primary: before.primary_balance, secondary: before.secondary_balance }, -1);
    addBalance(economy, balance, 1);
    return [[guild, user, balance.primary, balance.secondary, balance.at]];
  });
  await writeBalances(trx, rows);
}

function addBalance(economy: Economy, { primary, secondary }: Omit<MemberBalance, 'at'>, count: 1 | -1): void {
  economy.primary_total += count * primary;
  economy.secondary_total += count * secondary;
  if (primary > 0 || secondary > 0) economy.holders += count;
  const band = BANDS.find(([, least]) => primary >= least);
  if (band) economy[band[0]] += count;
}
