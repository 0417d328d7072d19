import { loadCatalogue } from '../src/server/catalogue.ts';
import { readStoreConfig } from '../src/server/config.ts';
import { planCommand } from '../src/server/services/plan-command.ts';
import { openStore } from '../src/server/store/store.ts';

const { plans } = await loadCatalogue();
const store = await openStore({ ...readStoreConfig(process.env), plans });
try {
  console.log(await planCommand(store, process.argv.slice(2), Date.now()));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await store.close();
}
