import { userInfo } from 'node:os';
import { pino } from 'pino';
import { type Catalogue, loadCatalogue } from '../../src/server/catalogue.ts';
import { type Config, readStoreConfig } from '../../src/server/configuration/config.ts';
import { loadEnvFile } from '../../src/server/configuration/envFile.ts';
import { logEvent } from '../../src/server/services/requests/eventsLog.ts';
import { startProblem } from '../../src/server/start/startProblem.ts';
import { NO_TIMEOUTS } from '../../src/server/store/engines/postgres.ts';
import { openStoreUnlessMissing, type Store } from '../../src/server/store/store.ts';

/** What a command works with. */
export interface CommandContext extends Pick<Config, 'databaseUrl' | 'dataDir'> {
  catalogue: Catalogue;
  store: Store;
}

/** The log entry of a command that changes something. */
export interface CommandEvent {
  command: string;
  guildId?: string;
}

/** Prints how a command is used and ends, if that is asked for with `--help`. */
export function helpWith(usage: string): void {
  if (!process.argv.slice(2).some((argument) => argument === '--help' || argument === '-h')) return;
  console.log(usage);
  process.exit(0);
}

/**
 * Runs an operator's command on the existing store configured in the environment or `.env`, and prints its result or the error.
 * With `--help` it only prints how the command is used.
 * Its database statements have no time limit, because no request waits for them.
 * @param options how to open the store, and the event logged on the error output
 */
export async function runCommand(
  usage: string,
  work: (opened: CommandContext) => Promise<string>,
  { open = openStoreUnlessMissing, event }: { open?: typeof openStoreUnlessMissing; event?: CommandEvent } = {},
): Promise<void> {
  helpWith(usage);
  try {
    loadEnvFile();
    const catalogue = await loadCatalogue();
    const place = readStoreConfig(process.env);
    const store = await open({ ...place, plans: catalogue.plans, timeouts: NO_TIMEOUTS });
    const answer = await work({ ...place, catalogue, store }).finally(() => store.close());
    console.log(answer);
    if (event) record(event, 'done');
  } catch (error) {
    if (event) record(event, 'failed');
    const problem = startProblem(error, readStoreConfig(process.env));
    console.error(problem ?? ((error instanceof Error && error.message) || error));
    process.exitCode = 1;
  }
}

/** The account that runs this process, by its number where it has no name, as in many containers. */
function operatorName(): string {
  try {
    return userInfo().username;
  } catch {
    return String(process.getuid?.() ?? 'unknown');
  }
}

/** Logs who ran the command by the account name. Its output, such as a coupon code, is not logged. */
function record({ command, guildId }: CommandEvent, outcome: 'done' | 'failed'): void {
  const log = pino(pino.destination({ fd: 2, sync: true }));
  const given = process.argv.slice(2).join(' ');
  logEvent(log, 'command', { command, arguments: given, operator: operatorName(), guildId, outcome });
}
