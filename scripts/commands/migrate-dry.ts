/** `npm run migrate:dry`: shows what the migrations would make of stored documents of older module versions. */
import { dryMigration } from '../../src/server/services/settings/dryMigration.ts';
import { openExistingStore } from '../../src/server/store/store.ts';
import { runCommand } from '../command.ts';

await runCommand(({ store, catalogue }) => dryMigration(store, catalogue), { open: openExistingStore });
