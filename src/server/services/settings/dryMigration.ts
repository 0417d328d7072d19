import { migrateDocument } from '../../../language/documents/migrate.ts';
import type { CompiledModule, Json } from '../../../language/model.ts';
import { equal } from '../../../language/values/equal.ts';
import { type Catalogue, documentName } from '../../catalogue.ts';
import { pendingMigrations } from '../../store/migrations/migrate.ts';
import type { Store } from '../../store/store.ts';
import { reportCutLists } from './cutLists.ts';
import { NEVER_SAVED, namesOf, originNames, readNames } from './stored.ts';

/**
 * Describes how migrations would change the stored documents that are older than their modules, and counts the servers
 * whose lists are longer than their plans allow. Writes nothing.
 */
export async function dryMigration(
  store: Store,
  { modules }: Pick<Catalogue, 'modules'>,
  now = Date.now(),
): Promise<string> {
  const lines: string[] = [];
  let changed = 0;
  const pending = await pendingMigrations(store.db);
  if (pending.length > 0) {
    lines.push(`The tables are outdated too: the server migrates them when it starts (${pending.join(', ')}).`);
  }
  const dropped = new Map<string, Set<string>>();
  for (const module of modules) {
    for await (const { guild, name, stored } of outdatedDocuments(store, module)) {
      const documents = await store.documents.read(guild, readNames(module));
      const next = migrateDocument(stored, module, {
        stored: (id, document) => documents.get(documentName(id, { id: document })),
        onDropped: (path) => {
          const setting = `${module.spec.id} '${path}'`;
          dropped.set(setting, (dropped.get(setting) ?? new Set()).add(guild));
        },
      });
      if (equal(next, stored.value)) continue;
      changed++;
      lines.push(`${guild} ${name} (version ${stored.version}):`);
      for (const key of new Set([...Object.keys(stored.value), ...Object.keys(next)])) {
        const [before, after] = [stored.value[key], next[key]].map(textOf);
        if (before !== after) lines.push(`  ${key}: ${before} -> ${after}`);
      }
    }
  }
  for (const [setting, guilds] of dropped) {
    const loss = (what: string) => `${what} of ${setting} that has no place in its new form.`;
    lines.push(guilds.size === 1 ? loss('1 server loses a value') : loss(`${guilds.size} servers lose a value`));
  }
  lines.push(...(await reportCutLists(store, { modules }, now)));
  lines.push(changed === 0 ? 'No stored document would change.' : `${counted(changed, 'document')} would change.`);
  return lines.join('\n');
}

/** The documents of a module that its migrations may change, and those never saved that would get moved settings. */
async function* outdatedDocuments(store: Store, module: CompiledModule) {
  const own = namesOf(module);
  const version = module.migrations.length;
  for (const name of own) {
    for await (const { guild, stored } of store.documents.olderThan(name, version)) yield { guild, name, stored };
  }
  const [first] = own;
  const seen = new Set<string>();
  for (const source of originNames(module)) {
    for await (const page of store.documents.pages(source)) {
      for (const { guild } of page) {
        if (first === undefined || seen.has(guild) || (await store.documents.read(guild, own)).size > 0) continue;
        seen.add(guild);
        yield { guild, name: first, stored: NEVER_SAVED };
      }
    }
  }
}

function textOf(value: Json | undefined): string {
  return JSON.stringify(value) ?? '(nothing)';
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
