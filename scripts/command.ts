import { existsSync } from 'node:fs';
import { userInfo } from 'node:os';
import { pino } from 'pino';
import { type Catalogue, loadCatalogue } from '../src/server/catalogue.ts';
import { type Config, readStoreConfig } from '../src/server/configuration/config.ts';
import { logEvent } from '../src/server/services/requests/eventsLog.ts';
import { NO_TIMEOUTS } from '../src/server/store/engines/postgres.ts';
import { openStore, type Store } from '../src/server/store/store.ts';

/** What a command works with. */
export interface Opened extends Pick<Config, 'databaseUrl' | 'dataDir'> {
  catalogue: Catalogue;
  store: Store;
}

/** What is written to the log of a command that changes something. */
export interface CommandEvent {
  command: string;
  guildId?: string;
}

/**
 * Runs a command beside the server, on the store that the environment or `.env` names, and prints what it answers or what
 * is wrong. Nobody waits for its statements, so they may take their time.
 * @param options how to open the store, and the event that the command is in the log (on the error output)
 */
export async function runCommand(
  work: (opened: Opened) => Promise<string>,
  { open = openStore, event }: { open?: typeof openStore; event?: CommandEvent } = {},
): Promise<void> {
  if (existsSync('.env')) process.loadEnvFile('.env');
  try {
    const catalogue = await loadCatalogue();
    const place = readStoreConfig(process.env);
    const store = await open({ ...place, plans: catalogue.plans, timeouts: NO_TIMEOUTS });
    const answer = await work({ ...place, catalogue, store }).finally(() => store.close());
    if (event) record(event, 'done');
    console.log(answer);
  } catch (error) {
    if (event) record(event, 'failed');
    console.error((error instanceof Error && error.message) || error);
    process.exitCode = 1;
  }
}

/** Who ran it is the account on the machine: commands know no other. What it prints, like the code of a coupon, stays out. */
function record({ command, guildId }: CommandEvent, outcome: 'done' | 'failed'): void {
  const log = pino(pino.destination({ fd: 2, sync: true }));
  const given = process.argv.slice(2).join(' ');
  logEvent(log, 'command', { command, arguments: given, operator: userInfo().username, guildId, outcome });
}
