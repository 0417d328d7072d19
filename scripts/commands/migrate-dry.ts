/** `npm run migrate:dry`: shows what migrations would make of stored documents, and whose lists are longer than their plans allow. */
import { dryMigration } from '../../src/server/services/settings/dryMigration.ts';
import { openExistingStore } from '../../src/server/store/store.ts';
import { runCommand } from '../commandLine/operatorCommand.ts';

await runCommand(
  `Usage: npm run migrate:dry

Shows how new versions of modules would change the stored settings, and counts the servers whose lists are longer than their
plans allow. Changes nothing.`,
  ({ store, catalogue }) => dryMigration(store, catalogue),
  { open: openExistingStore },
);
