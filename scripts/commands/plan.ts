/** `npm run plan -- grant 123 premium --days 30`: gives a server a plan; also `revoke` and `show`. */
import { PLAN_USAGE, planCommand } from '../../src/server/services/commands/planCommand.ts';
import { runCommand } from '../commandLine/operatorCommand.ts';

const args = process.argv.slice(2);
const [action, guildId] = args;
await runCommand(PLAN_USAGE, ({ store }) => planCommand(store, args, Date.now()), {
  ...(action !== 'show' && { event: { command: 'plan', guildId } }),
});
