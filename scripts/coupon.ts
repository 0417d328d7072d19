/** `npm run coupon -- --months 3 --uses 10 --expires 2027-01-31`: makes a coupon and prints its code. */
import { existsSync } from 'node:fs';
import { couponCommand } from '../src/server/billing/coupon-command.ts';
import { loadCatalogue } from '../src/server/catalogue.ts';
import { readStoreConfig } from '../src/server/config.ts';
import { openStore } from '../src/server/store/store.ts';

if (existsSync('.env')) process.loadEnvFile('.env');
const { plans } = await loadCatalogue();
const store = await openStore({ ...readStoreConfig(process.env), plans });
try {
  console.log(await couponCommand(store, plans, process.argv.slice(2), Date.now()));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await store.close();
}
