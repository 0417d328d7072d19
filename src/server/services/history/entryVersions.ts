import { withDefaults } from '../../../language/documents/defaults.ts';
import { memberIdsIn } from '../../../language/documents/references.ts';
import { choosesMembers } from '../../../language/fields/targets.ts';
import type { CompiledModule, SettingsDocument } from '../../../language/model.ts';
import { resolveForPlan } from '../../../language/plans/resolveForPlan.ts';
import type { ResolvedModule } from '../../../language/resolved/resolvedModule.ts';
import { resolveModule } from '../../../language/resolved/resolveModule.ts';
import type { Catalogue } from '../../catalogue.ts';
import type { DocumentRevision, StoredEntry } from '../../store/history/entries.ts';
import type { Store } from '../../store/store.ts';
import type { StoredDocument } from '../../store/storedDocument.ts';
import type { RequestAccess } from '../access/guildAccess.ts';
import { membersOrNull } from '../discord/members.ts';
import type { Versions } from '../proposals/changes.ts';
import type { Services } from '../services.ts';
import { contextFor, refersTo } from '../settings/context.ts';
import { inRequest } from '../settings/inRequest.ts';
import { namesOf, originNames, readNames, settingsIn } from '../settings/stored.ts';

/** Documents of a server by their stored names. */
export type VersionedDocuments = ReadonlyMap<string, StoredDocument>;

/** The module of a document; undefined if it no longer exists. */
export function moduleOfDocument({ modules }: Catalogue, document: string): CompiledModule | undefined {
  return modules.find((module) => namesOf(module).includes(document));
}

/** A module with two versions of its settings, as the user sees them. */
export interface ComparedModule {
  module: ResolvedModule;
  versions: Versions;
  /** Its settings today. */
  current: SettingsDocument;
}

/** Two states of a module's documents, by their stored names. */
export interface ComparedDocuments {
  module: CompiledModule;
  before: VersionedDocuments;
  after: VersionedDocuments;
}

/**
 * Resolves modules for the comparison of versions of their documents, which are read through their migrations.
 * @param current what these modules read
 */
export async function compared(
  services: Services,
  access: RequestAccess,
  { current, all }: { current: VersionedDocuments; all: readonly ComparedDocuments[] },
): Promise<ComparedModule[]> {
  const modules = [...new Set(all.map(({ module }) => module))];
  const members = await membersIn(services, access, all);
  const resolved = await Promise.all(
    modules.map(async (module) => {
      const own = inRequest(services, module, access);
      const context = await contextFor(services, module, access);
      const found = resolveModule(own, { ...context, guild: { ...context.guild, members } });
      const complete = (documents: VersionedDocuments) =>
        withDefaults(found, settingsIn(documents, module).storedSettings);
      return [module, { module: found, complete, current: complete(current) }] as const;
    }),
  );
  const byModule = new Map(resolved);
  return all.flatMap(({ module: compiled, before, after }) => {
    const found = byModule.get(compiled);
    if (!found) return [];
    const { module, current, complete } = found;
    return [{ module, current, versions: { before: complete(before), after: complete(after) } }];
  });
}

/** The members that versions refer to; null while that is not known. */
async function membersIn({ guilds }: Services, { guild, plan }: RequestAccess, all: readonly ComparedDocuments[]) {
  const ids = all
    .filter(({ module }) => refersTo(module, choosesMembers))
    .flatMap(({ module, before, after }) => {
      const moduleForPlan = resolveForPlan(module.spec, plan);
      return [before, after].flatMap((documents) =>
        memberIdsIn(moduleForPlan, settingsIn(documents, module).storedSettings),
      );
    });
  return ids.length === 0 ? {} : membersOrNull(guilds, guild.id, ids);
}

/** What entries have changed: the versions that they made, and those before. Entries are absent if one of these is not stored. */
export async function versionsOf(
  services: Services,
  access: RequestAccess,
  entries: readonly StoredEntry[],
): Promise<Map<StoredEntry, ComparedModule>> {
  const { store, catalogue } = services;
  const guild = access.guild.id;
  const made = entries.flatMap((entry) => {
    const module = entry.made && moduleOfDocument(catalogue, entry.made.document);
    return entry.made && module ? [{ entry, module, made: entry.made }] : [];
  });
  const wanted = made.flatMap((one) => [one.made, previous(one.made)]);
  const [revisions, firsts, current] = await Promise.all([
    store.history.revisions(guild, distinct(wanted)),
    store.history.firstRevisions(guild, [...new Set(wanted.map(({ document }) => document))]),
    store.documents.read(guild, [...new Set(made.flatMap(({ module }) => readNames(module)))]),
  ]);
  const stored = made.flatMap(({ entry, module, made: own }) => {
    const [after, before] = [revisions(own), revisions(previous(own))];
    if (!after || (!before && own.revision !== firsts.get(own.document))) return [];
    return [{ entry, module, document: own.document, after, before }];
  });
  const known = await Promise.all(
    stored.map(async ({ entry, module, document, after, before }) => {
      const versionsIn = async (version: StoredDocument | undefined) =>
        withVersion(await withOrigins(store, guild, { module, current, version, entry }), document, version);
      const compared: ComparedDocuments = {
        module,
        before: await versionsIn(before),
        after: await versionsIn(after),
      };
      return { entry, compared };
    }),
  );
  const resolved = await compared(services, access, { current, all: known.map((one) => one.compared) });
  return new Map(
    known.flatMap(({ entry }, index) => {
      const found = resolved[index];
      return found ? [[entry, found] as const] : [];
    }),
  );
}

function previous({ document, revision }: DocumentRevision): DocumentRevision {
  return { document, revision: revision - 1 };
}

function distinct(wanted: readonly DocumentRevision[]): DocumentRevision[] {
  return [...new Map(wanted.map((one) => [`${one.document} ${one.revision}`, one])).values()];
}

/** The documents of a server as an entry left them, and the names of those whose version of then is no longer stored. */
export async function documentsAt(
  { history }: Pick<Store, 'history'>,
  guildId: string,
  { names, current, cursor }: { names: readonly string[]; current: VersionedDocuments; cursor: number },
): Promise<{ documents: VersionedDocuments; lost: readonly string[] }> {
  const firsts = await history.firstRevisions(guildId, names);
  const [then, revisions] = await Promise.all([
    history.revisionsAt(guildId, names, cursor),
    history.revisions(
      guildId,
      [...firsts].map(([document, revision]) => ({ document, revision })),
    ),
  ]);
  const documents = new Map(current);
  const lost: string[] = [];
  for (const name of names) {
    const version = then.get(name);
    if (version) documents.set(name, version);
    // It was first saved later, unless its older versions have been deleted.
    else if (!current.has(name) || revisions({ document: name, revision: firsts.get(name) ?? 0 }))
      documents.delete(name);
    else lost.push(name);
  }
  return { documents, lost };
}

/**
 * Current documents with what it takes to read an old version: settings that were moved to its module since have the values that they had then
 * where they came from, as far as these are still stored.
 */
export async function withOrigins(
  store: Pick<Store, 'history'>,
  guildId: string,
  {
    module,
    current,
    version,
    entry,
  }: {
    module: CompiledModule;
    current: VersionedDocuments;
    version: StoredDocument | undefined;
    entry: Pick<StoredEntry, 'cursor'>;
  },
): Promise<VersionedDocuments> {
  const names = originNames(module);
  if (names.length === 0 || version?.version === module.migrations.length) return current;
  return (await documentsAt(store, guildId, { names, current, cursor: entry.cursor })).documents;
}

/** Documents with another version of one; undefined if that was never saved. */
export function withVersion(
  documents: VersionedDocuments,
  name: string,
  version: StoredDocument | undefined,
): VersionedDocuments {
  const all = new Map(documents);
  if (version) all.set(name, version);
  else all.delete(name);
  return all;
}
