/** `npm run erase -- --guild 123 --yes`: deletes the data of a server, or of a user with `--user`. */
import { ERASE_USAGE, eraseCommand } from '../../src/server/services/commands/eraseCommand.ts';
import { runCommand } from '../commandLine/operatorCommand.ts';

const args = process.argv.slice(2);
const guildId = args[args.indexOf('--guild') + 1];
await runCommand(ERASE_USAGE, ({ store }) => eraseCommand(store, args, Date.now()), {
  ...(args.includes('--yes') && { event: { command: 'erase', ...(args.includes('--guild') && { guildId }) } }),
});
