import { withDefaults } from '../../../language/documents/defaults.ts';
import { referencesAndMentionsIn } from '../../../language/documents/references.ts';
import type { SettingsDocument } from '../../../language/model.ts';
import { resolveForPlan } from '../../../language/plans/resolveForPlan.ts';
import { withoutOwnersParts } from '../../../language/resolved/ownersParts.ts';
import { unavailable } from '../../answers/refusal.ts';
import type { RequestAccess } from '../access/guildAccess.ts';
import type { ReferenceNames } from '../proposals/referenceNames.ts';
import { documentNames, readCurrentReferences } from '../proposals/references.ts';
import type { Services } from '../services.ts';
import { inServer } from '../settings/inServer.ts';
import { assertReadable, settingsIn } from '../settings/stored.ts';

/** The settings of a server that its reader may take elsewhere. */
export interface ServerSettings {
  /** Complete values by module, in the order of the modules. */
  modules: ReadonlyMap<string, SettingsDocument>;
  /** The names of everything in the server that settings may refer to. */
  names: ReferenceNames;
  /** The keys of what these settings refer to. */
  used: ReadonlySet<string>;
}

/**
 * Reads the settings of modules with their defaults: those that screens send, and that the user may see.
 * @throws Refusal 503 while the lists of the server are unknown, or if a newer version has saved some of the settings
 */
export async function readServerSettings(
  { catalogue, store, guilds, now }: Services,
  { guild, plan, rights }: RequestAccess,
  isWanted: (module: string) => boolean,
): Promise<ServerSettings> {
  const stored = await store.documents.read(guild.id, documentNames(catalogue));
  const modules = catalogue.modules
    .filter(({ spec }) => isWanted(spec.id) && (spec.calls?.documents.length ?? 0) > 0)
    .map((module) => {
      assertReadable(stored, module);
      const moduleForPlan = resolveForPlan(inServer(module, guild.id, now()).spec, plan);
      const complete = withDefaults(moduleForPlan, settingsIn(stored, module).storedSettings);
      const all = withoutOwnersParts(moduleForPlan, complete, rights);
      const names = (module.spec.calls?.documents ?? []).flatMap(({ fields }) => fields);
      const shown = names.filter((name) => Object.hasOwn(all, name) && !moduleForPlan.fields[name]?.readOnly);
      const values: SettingsDocument = Object.fromEntries(shown.map((name) => [name, all[name] ?? null]));
      return { id: module.spec.id, moduleForPlan, values };
    });
  const members = modules.flatMap(({ moduleForPlan, values }) =>
    referencesAndMentionsIn(moduleForPlan, values).flatMap(({ kind, id }) => (kind === 'member' ? [id] : [])),
  );
  const { names, isComplete } = await readCurrentReferences(guilds, guild.id, members);
  if (!isComplete) throw unavailable('error.references');
  const byId = new Map<string, string[]>();
  for (const key of names.keys()) {
    const id = key.slice(key.indexOf(':') + 1);
    byId.set(id, [...(byId.get(id) ?? []), key]);
  }
  const ids = modules.flatMap(({ moduleForPlan, values }) =>
    referencesAndMentionsIn(moduleForPlan, values).map(({ id }) => id),
  );
  return {
    modules: new Map(modules.map(({ id, values }) => [id, values])),
    names,
    used: new Set(ids.flatMap((id) => byId.get(id) ?? [])),
  };
}
