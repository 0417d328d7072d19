/**
 * `npm run migrate:dry`: what the migrations would make of every stored document that is older than its module, without
 * writing anything. Reads the store that the environment names.
 */
import { equal } from '../src/language/equal.ts';
import { migrate } from '../src/language/migrate.ts';
import { documentName, loadCatalogue } from '../src/server/catalogue.ts';
import { readConfig } from '../src/server/config.ts';
import { failStart } from '../src/server/serve.ts';
import { openStore } from '../src/server/store/store.ts';

async function main(): Promise<void> {
  const catalogue = await loadCatalogue();
  const { databaseUrl, dataDir } = readConfig({ DEMO: '1', ...process.env });
  const store = await openStore({ databaseUrl, dataDir, plans: catalogue.plans });
  let changed = 0;
  for (const module of catalogue.modules) {
    for (const call of module.spec.calls?.documents ?? []) {
      const name = documentName(module.spec.id, call);
      for await (const { guild, stored } of store.documents.olderThan(name, module.migrations.length)) {
        const next = migrate(stored.value, stored.version, module.migrations);
        if (equal(next, stored.value)) continue;
        changed++;
        console.log(`${guild} ${name} (version ${stored.version}):`);
        for (const key of new Set([...Object.keys(stored.value), ...Object.keys(next)])) {
          const [before, after] = [stored.value[key], next[key]].map((value) => JSON.stringify(value) ?? '(nothing)');
          if (before !== after) console.log(`  ${key}: ${before} -> ${after}`);
        }
      }
    }
  }
  console.log(changed === 0 ? 'No stored document would change.' : `${changed} documents would change.`);
  await store.close();
}

main().catch(failStart);
