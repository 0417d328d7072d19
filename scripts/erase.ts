/** `npm run erase -- --guild 123 --yes`: deletes what is stored of a server, or of a person with `--user`. */
import { eraseCommand } from '../src/server/services/erase-command.ts';
import { runCommand } from './command.ts';

await runCommand(({ store }) => eraseCommand(store, process.argv.slice(2), Date.now()));
