/** `npm run copy-store`: copies the SQLite store in `DATA_DIR` into the empty PostgreSQL database in `DATABASE_URL`. */
import { copyStore } from '../../src/server/store/copy.ts';
import { NO_TIMEOUTS } from '../../src/server/store/engines/postgres.ts';
import { openStore, openStoreUnlessMissing } from '../../src/server/store/store.ts';
import { runCommand } from '../commandLine/operatorCommand.ts';

await runCommand(
  `Usage: npm run copy-store

Copies the SQLite store in DATA_DIR into the empty PostgreSQL database in DATABASE_URL. Stop the server first.`,
  async ({ store, databaseUrl, dataDir, catalogue: { plans } }) => {
    if (!databaseUrl) throw new Error('Set DATABASE_URL to the PostgreSQL database to copy into');
    const to = await openStore({ databaseUrl, dataDir, plans, timeouts: NO_TIMEOUTS });
    const { documents, history, subscriptions, backups } = await copyStore(store, to).finally(() => to.close());
    return `Copied. Documents: ${documents}, history rows: ${history}, subscriptions: ${subscriptions}, backups: ${backups}.`;
  },
  {
    open: (options) => openStoreUnlessMissing({ ...options, databaseUrl: null }),
    event: { command: 'copy-store' },
  },
);
