/** `npm run copy-store`: copies the embedded store of `DATA_DIR` into the empty PostgreSQL that `DATABASE_URL` names. */
import { copyStore } from '../../src/server/store/copy.ts';
import { openStore } from '../../src/server/store/store.ts';
import { runCommand } from '../command.ts';

await runCommand(
  async ({ store, databaseUrl, dataDir, catalogue: { plans } }) => {
    if (!databaseUrl) throw new Error('Set DATABASE_URL to the PostgreSQL that takes the copy');
    const from = await openStore({ databaseUrl: null, dataDir, plans });
    const { documents, history, subscriptions, backups } = await copyStore(from, store).finally(() => from.close());
    return `Copied. Documents: ${documents}, history rows: ${history}, subscriptions: ${subscriptions}, backups: ${backups}.`;
  },
  { event: { command: 'copy-store' } },
);
