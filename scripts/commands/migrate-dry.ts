/** `npm run migrate:dry`: what the migrations would make of every stored document that is older than its module. */
import { dryMigration } from '../../src/server/services/settings/dryMigration.ts';
import { openExistingStore } from '../../src/server/store/store.ts';
import { runCommand } from '../command.ts';

await runCommand(({ store, catalogue }) => dryMigration(store, catalogue), { open: openExistingStore });
