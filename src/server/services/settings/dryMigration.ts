import { migrateDocument } from '../../../language/documents/migrate.ts';
import { equal } from '../../../language/values/equal.ts';
import type { Catalogue } from '../../catalogue.ts';
import { pendingMigrations } from '../../store/migrations/migrate.ts';
import type { Store } from '../../store/store.ts';
import { namesOf } from './stored.ts';

/** Describes how migrations would change the stored documents that are older than their modules. Writes nothing. */
export async function dryMigration(store: Store, { modules }: Pick<Catalogue, 'modules'>): Promise<string> {
  const lines: string[] = [];
  let changed = 0;
  const pending = await pendingMigrations(store.db);
  if (pending.length > 0) {
    lines.push(`The tables are outdated too: the server migrates them when it starts (${pending.join(', ')}).`);
  }
  for (const module of modules) {
    for (const name of namesOf(module)) {
      for await (const { guild, stored } of store.documents.olderThan(name, module.migrations.length)) {
        const next = migrateDocument(stored.value, stored.version, module.migrations);
        if (equal(next, stored.value)) continue;
        changed++;
        lines.push(`${guild} ${name} (version ${stored.version}):`);
        for (const key of new Set([...Object.keys(stored.value), ...Object.keys(next)])) {
          const [before, after] = [stored.value[key], next[key]].map((value) => JSON.stringify(value) ?? '(nothing)');
          if (before !== after) lines.push(`  ${key}: ${before} -> ${after}`);
        }
      }
    }
  }
  lines.push(changed === 0 ? 'No stored document would change.' : `${changed} documents would change.`);
  return lines.join('\n');
}
