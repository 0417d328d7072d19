/** `npm run erase -- --guild 123 --yes`: deletes the data of a server, or of a user with `--user`. */
import { parseArgs } from 'node:util';
import { ERASE_USAGE, eraseCommand } from '../../src/server/services/commands/eraseCommand.ts';
import { runCommand } from '../commandLine/operatorCommand.ts';

const args = process.argv.slice(2);
const options = { guild: { type: 'string' }, yes: { type: 'boolean' } } as const;
// The command itself refuses what is wrong.
const { guild, yes } = parseArgs({ args, options, strict: false }).values;
await runCommand(ERASE_USAGE, ({ store }) => eraseCommand(store, args, Date.now()), {
  ...(yes && { event: { command: 'erase', ...(typeof guild === 'string' && { guildId: guild }) } }),
});
