import type { CompiledModule } from '../../../language/model.ts';
import { refusal } from '../../answers/refusal.ts';
import type { Comparison } from '../../api/history.ts';
import type { StoredEntry } from '../../store/history/entries.ts';
import type { RequestAccess } from '../access/guildAccess.ts';
import type { Services } from '../services.ts';
import { namesOf, readNames } from '../settings/stored.ts';
import { historyChanges } from './changes.ts';
import { compared, documentsAt, type VersionedDocuments } from './entryVersions.ts';
import { shownModule, storedEntry } from './history.ts';

/** Compares two versions of a module. @throws Refusal 400, 404, and 403 for a module that the user may not see */
export async function compareVersions(
  services: Services,
  access: RequestAccess,
  { module: id, from, to = 'now' }: { module: string; from: string; to?: string | undefined },
): Promise<Comparison> {
  const module = shownModule(services, access, id);
  const current = await services.store.documents.read(access.guild.id, readNames(module));
  const first = await storedEntry(services, access, from);
  const last = to === 'now' ? null : await storedEntry(services, access, to);
  const [before, after] = await Promise.all([
    moduleAt(services, access, { module, current, entry: first }),
    last ? moduleAt(services, access, { module, current, entry: last }) : current,
  ]);
  const [found] = await compared(services, access, { current, all: [{ module, before, after }] });
  if (!found) throw refusal(404, 'history.version');
  return {
    module: id,
    title: found.module.spec.screen.title,
    from: { cursor: from, at: new Date(first.at).toISOString() },
    to: last && { cursor: to, at: new Date(last.at).toISOString() },
    changes: historyChanges(found, access).changes,
  };
}

/** The documents of a module as an entry left them. @throws Refusal 404 if one of these versions is no longer stored */
async function moduleAt(
  { store }: Services,
  { guild }: RequestAccess,
  { module, current, entry }: { module: CompiledModule; current: VersionedDocuments; entry: StoredEntry },
): Promise<VersionedDocuments> {
  const own = namesOf(module);
  if (!entry.made || !own.includes(entry.made.document)) throw refusal(404, 'history.version');
  const { documents, lost } = await documentsAt(store, guild.id, {
    names: readNames(module),
    current,
    cursor: entry.cursor,
  });
  if (lost.some((name) => own.includes(name))) throw refusal(404, 'history.version');
  return documents;
}
