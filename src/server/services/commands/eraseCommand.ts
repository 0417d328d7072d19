import { parseArgs } from 'node:util';
import type { RowCounts } from '../../store/schema/tables.ts';
import type { Store } from '../../store/store.ts';

const USAGE = 'Usage: erase --guild <id> [--yes] | erase --user <id> [--yes]';

/**
 * Deletes what is stored of a server or a person, and answers what to print; without `--yes`, only what there is.
 * @throws Error with the usage
 */
export async function eraseCommand({ erasure }: Store, args: readonly string[], now: number): Promise<string> {
  const { guild, user, yes } = optionsIn(args);
  const { erased, kept } = guild === undefined ? await erasure.user(user) : await erasure.guild(guild);
  const whose = guild === undefined ? `person ${user}` : `server ${guild}`;
  if (yes && guild === undefined) await erasure.eraseUser(user, now);
  else if (yes) await erasure.eraseGuild(guild as string);
  return [
    yes ? `What is stored of the ${whose} was erased:` : `This is stored of the ${whose}, and would be erased:`,
    ...written(erased),
    'This stays, as the law on taxes and bookkeeping demands:',
    ...written(kept),
    ...(kept.invoices ? ['Invoices name the server and the payer as they were called when it was ordered.'] : []),
    ...(yes ? [] : ['Nothing was erased. Add --yes to erase it for good.']),
  ].join('\n');
}

function written(rows: RowCounts): string[] {
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
    throw new Error(USAGE);
  }
  const { guild, user, yes = false } = values;
  if (guild !== undefined && user === undefined && isId(guild)) return { guild, yes };
  if (user !== undefined && guild === undefined && isId(user)) return { user, yes };
  throw new Error(USAGE);
}

/** Ids of the chat platform are whole numbers of 64 bits. */
const isId = (value: string) => /^[1-9]\d{0,18}$/.test(value) && BigInt(value) < 2n ** 63n;
