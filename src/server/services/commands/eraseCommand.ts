import { parseArgs } from 'node:util';
import { isCharged } from '../../billing/subscriptions/running.ts';
import type { Purchase } from '../../store/billing/purchase.ts';
import type { RowCounts } from '../../store/schema/tables.ts';
import type { Store } from '../../store/store.ts';

export const ERASE_USAGE = `Usage: npm run erase -- --guild <id> [--yes]
       npm run erase -- --user <id> [--yes]

--guild  the server whose data is erased
--user   the user whose data is erased
--yes    erases it; without it, the data is only listed

Orders, invoices and redeemed coupons stay, as the law requires.`;

/**
 * Deletes the data of a server or a user and returns what to print. Without `--yes` it only lists the data.
 * @throws Error with the usage
 */
export async function eraseCommand(
  { erasure, purchases }: Store,
  args: readonly string[],
  now: number,
): Promise<string> {
  const { guild, user, yes } = optionsIn(args);
  const { erased, anonymized, kept } =
    guild === undefined ? await erasure.user(user) : { ...(await erasure.guild(guild)), anonymized: null };
  const orders = await (guild === undefined ? purchases.ofPayer(user) : purchases.ofGuild(guild));
  const owner = guild === undefined ? `user ${user}` : `server ${guild}`;
  if (yes) await (guild === undefined ? erasure.eraseUser(user, now) : erasure.eraseGuild(guild));
  return [
    yes ? `Erased from the data of ${owner}:` : `Would be erased from the data of ${owner}:`,
    ...formatRows(erased),
    ...(anonymized
      ? [yes ? "Stays, without the user's id:" : "Would stay, without the user's id:", ...formatRows(anonymized)]
      : []),
    'Kept, as tax and accounting law requires:',
    ...formatRows(kept),
    ...(kept.invoices
      ? ['Invoices contain the names that the server and the payer had at the time of the order.']
      : []),
    ...formatCharged(orders.filter(isCharged)),
    ...(yes ? [] : ['Nothing was erased. Add --yes to erase it permanently.']),
  ].join('\n');
}

function formatCharged(orders: readonly Purchase[]): string[] {
  if (orders.length === 0) return [];
  return [
    'These subscriptions go on, and their payers are charged again. Cancel them at the provider, or have them cancelled on the Premium page:',
    ...orders.map(({ provider, provider_id, guild_id }) => `  ${provider} ${provider_id}, of server ${guild_id}`),
  ];
}

function formatRows(rows: RowCounts): string[] {
  const found = Object.entries(rows).filter(([, count]) => count > 0);
  return found.length === 0 ? ['  nothing'] : found.map(([table, count]) => `  ${table}: ${count}`);
}

type Options = { yes: boolean } & ({ guild: string; user?: undefined } | { guild?: undefined; user: string });

function optionsIn(args: readonly string[]): Options {
  const text = { type: 'string' } as const;
  let values: { guild?: string; user?: string; yes?: boolean };
  try {
    ({ values } = parseArgs({ args: [...args], options: { guild: text, user: text, yes: { type: 'boolean' } } }));
  } catch {
    throw new Error(ERASE_USAGE);
  }
  const { guild, user, yes = false } = values;
  if (guild !== undefined && user === undefined && isId(guild)) return { guild, yes };
  if (user !== undefined && guild === undefined && isId(user)) return { user, yes };
  throw new Error(ERASE_USAGE);
}

/** Discord IDs are 64-bit integers. */
const isId = (value: string) => /^[1-9]\d{0,18}$/.test(value) && BigInt(value) < 2n ** 63n;
