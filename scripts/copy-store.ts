import { loadCatalogue } from '../src/server/catalogue.ts';
import { readStoreConfig } from '../src/server/config.ts';
import { copyStore } from '../src/server/store/copy.ts';
import { openStore } from '../src/server/store/store.ts';

const { plans } = await loadCatalogue();
const { databaseUrl, dataDir } = readStoreConfig(process.env);
if (!databaseUrl) {
  console.error('Set DATABASE_URL to the PostgreSQL that takes the copy');
  process.exit(1);
}
const from = await openStore({ databaseUrl: null, dataDir, plans });
const to = await openStore({ databaseUrl, dataDir, plans });
try {
  const rows = await copyStore(from, to);
  const { documents, history, subscriptions, backups } = rows;
  console.log(
    `Copied ${documents} documents, ${history} history rows, ${subscriptions} subscriptions, ${backups} backups`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await Promise.all([from.close(), to.close()]);
}
