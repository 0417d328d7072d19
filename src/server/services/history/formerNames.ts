import { referencesIn } from '../../../language/documents/references.ts';
import type { CompiledModule, SettingsDocument } from '../../../language/model.ts';
import { resolveForPlan } from '../../../language/plans/resolveForPlan.ts';
import { readContents } from '../backups/contents.ts';
import { type ReferenceNames, referenceKey } from '../proposals/referenceNames.ts';
import { readCurrentReferences } from '../proposals/references.ts';
import type { Services } from '../services.ts';

/**
 * The names of what settings refer to. What the server no longer has is named as in the newest backups: versions contain only IDs,
 * and Discord forgets the names of what is deleted.
 */
export async function formerNames(
  { catalogue, guilds, store }: Pick<Services, 'catalogue' | 'guilds' | 'store'>,
  guildId: string,
  { module, values }: { module: CompiledModule; values: SettingsDocument },
): Promise<ReferenceNames> {
  const references = referencesIn(resolveForPlan(module.spec, catalogue.plans.at(-1) ?? ''), values);
  if (references.length === 0) return new Map();
  const { names } = await readCurrentReferences(guilds, guildId, []);
  const present = new Map([...names].map(([key, name]) => [idIn(key), name]));
  const gone = new Set(references.map(({ id }) => id).filter((id) => !present.has(id)));
  const found = new Map<string, string>();
  for (const { id } of gone.size > 0 ? await store.backups.list(guildId) : []) {
    if (found.size === gone.size) break;
    const backup = await store.backups.read(guildId, id);
    for (const [id, name] of backup ? namesIn(backup.value) : []) {
      if (gone.has(id) && !found.has(id)) found.set(id, name);
    }
  }
  return new Map(
    references.flatMap(({ kind, id }) => {
      const name = present.get(id) ?? found.get(id);
      return name === undefined ? [] : [[referenceKey(kind, id), name] as const];
    }),
  );
}

/** The names in a stored backup, by ID. */
function namesIn(json: string): [string, string][] {
  const { names = {}, roles = [], channels = [] } = readContents(json);
  return [
    ...[...roles, ...channels].map(({ id, name }): [string, string] => [id, name]),
    ...Object.entries(names).map(([key, name]): [string, string] => [idIn(key), name]),
  ];
}

function idIn(key: string): string {
  return key.slice(key.indexOf(':') + 1);
}
