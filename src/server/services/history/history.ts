import { HISTORY_KINDS } from '../../../language/documents/historyKinds.ts';
import { refusal } from '../../answers/refusal.ts';
import { DEFAULT_ENTRIES, type HistoryEntry, type HistoryFilters, type HistoryPage } from '../../api/history.ts';
import { documentName } from '../../catalogue.ts';
import { mayRead, mayReadModule, rightsIn } from '../../policies/rights.ts';
import type { EntryFilter, StoredEntry } from '../../store/history/entries.ts';
import type { RequestAccess } from '../access/guildAccess.ts';
import type { Services } from '../services.ts';
import { namesOf } from '../settings/stored.ts';
import { historyChanges } from './changes.ts';
import { type ComparedModule, moduleOfDocument, versionsOf } from './entryVersions.ts';
import { type People, peopleOf } from './people.ts';
import { entrySummary, titleOfEntry } from './summary.ts';

/** How many changes of an entry a list has. */
const LISTED_CHANGES = 20;

/** A page of a server's history, in the language of the request. @throws Refusal 400, and 403 for a module that the user may not see */
export async function listHistory(
  services: Services,
  access: RequestAccess,
  filters: HistoryFilters,
): Promise<HistoryPage> {
  const { store } = services;
  const guild = access.guild.id;
  const limit = Number(filters.limit ?? DEFAULT_ENTRIES);
  const shown = shownDocuments(services, access);
  const [found, people, oldest] = await Promise.all([
    store.history.list({ ...entryFilter(services, access, filters), limit: limit + 1 }),
    store.history.people(guild, shown),
    store.history.oldest(guild, shown),
  ]);
  const entries = found.slice(0, limit);
  const names = await peopleOf(services, access, [...entries.map(({ user_id }) => user_id), ...people]);
  return {
    entries: await toAnswers(services, access, { entries, people: names, changes: LISTED_CHANGES }),
    next: found.length > limit ? String(entries.at(-1)?.cursor) : null,
    people: names.listed(people),
    oldest: oldest === null ? null : new Date(oldest).toISOString(),
  };
}

/** An entry with all its changes, in the language of the request. @throws Refusal 404 */
export async function readEntry(services: Services, access: RequestAccess, cursor: string): Promise<HistoryEntry> {
  const entry = await storedEntry(services, access, cursor);
  const people = await peopleOf(services, access, [entry.user_id]);
  const [answer] = await toAnswers(services, access, { entries: [entry], people });
  if (!answer) throw refusal(404, 'history.entry');
  return answer;
}

/** An entry. @throws Refusal 404, also for entries that the user may not see */
export async function storedEntry(
  services: Pick<Services, 'store' | 'catalogue'>,
  access: RequestAccess,
  cursor: string,
): Promise<StoredEntry> {
  const entry = await services.store.history.entry(access.guild.id, Number(cursor));
  const shown = shownDocuments(services, access);
  if (!entry || (shown && !shown.includes(entry.made?.document ?? ''))) throw refusal(404, 'history.entry');
  return entry;
}

/** The documents whose history the user may see; undefined for users who may see everything that happened. */
function shownDocuments({ catalogue }: Pick<Services, 'catalogue'>, access: RequestAccess): string[] | undefined {
  if (mayRead(access.rights)) return undefined;
  return catalogue.modules.filter(({ spec }) => mayReadModule(access, spec.id)).flatMap(namesOf);
}

/** A module with this id. @throws Refusal 400 if there is none, 403 if the user may not see it */
export function shownModule({ catalogue }: Pick<Services, 'catalogue'>, access: RequestAccess, id: string) {
  const module = catalogue.modules.find(({ spec }) => spec.id === id);
  if (!module) throw refusal(400, 'history.module');
  if (!mayReadModule(access, id)) throw refusal(403, 'error.access');
  return module;
}

const ACTORS = ['bot', 'staff', 'system'] as const;

function entryFilter(
  services: Pick<Services, 'catalogue'>,
  access: RequestAccess,
  { module: id, user, kind, since, until, before }: HistoryFilters,
): Omit<EntryFilter, 'limit'> {
  const module = id === undefined ? undefined : shownModule(services, access, id);
  const actor = ACTORS.find((one) => one === user);
  const wanted = kind?.split(',');
  return {
    guild: access.guild.id,
    documents: module ? namesOf(module) : shownDocuments(services, access),
    ...(actor ? { actor } : { user }),
    kinds: wanted && HISTORY_KINDS.filter((one) => wanted.includes(one)),
    since: momentOf(since),
    until: momentOf(until),
    before: before === undefined ? undefined : Number(before),
  };
}

/** @throws Refusal 400 for a leap second, which JavaScript cannot express */
function momentOf(text: string | undefined): number | undefined {
  const at = text === undefined ? undefined : Date.parse(text);
  if (Number.isNaN(at)) throw refusal(400, 'history.filter');
  return at;
}

interface ToAnswer {
  entries: readonly StoredEntry[];
  people: People;
  /** How many changes of each entry. */
  changes?: number;
}

async function toAnswers(
  services: Services,
  access: RequestAccess,
  { entries, people, changes: limit }: ToAnswer,
): Promise<HistoryEntry[]> {
  const versions = await versionsOf(services, access, entries);
  const restorable = restorableEntries(services, access, entries);
  return entries.map((entry) => {
    const changed = changesOf(versions.get(entry));
    return {
      cursor: String(entry.cursor),
      at: new Date(entry.at).toISOString(),
      kind: entry.kind,
      ...about(entry),
      by: people.actorOf(entry),
      summary: entrySummary(entry, changed && changed.changes.length + changed.more, access.language),
      changes: changed?.changes ?? [],
      more: changed?.more ?? 0,
      restorable: restorable.has(entry),
      revision: entry.made?.revision ?? null,
    };
  });

  function changesOf(compared: ComparedModule | undefined) {
    return compared && historyChanges(compared, access, limit);
  }

  function about(entry: StoredEntry): Pick<HistoryEntry, 'module' | 'title'> {
    const { catalogue } = services;
    const module = entry.made ? moduleOfDocument(catalogue, entry.made.document) : undefined;
    return {
      module: module?.spec.id ?? null,
      title: titleOfEntry(entry, module, { catalogue, language: access.language }),
    };
  }
}

/** The entries whose versions the user may restore: those of current documents. Before the newest one, there was another. */
function restorableEntries(
  { catalogue }: Pick<Services, 'catalogue'>,
  access: RequestAccess,
  entries: readonly StoredEntry[],
): Set<StoredEntry> {
  const names = new Set(
    catalogue.modules
      .filter(({ spec }) => rightsIn(access, spec.id).can_modify)
      .flatMap(({ spec }) => (spec.calls?.documents ?? []).map((call) => documentName(spec.id, call))),
  );
  return new Set(entries.filter(({ made }) => made && names.has(made.document)));
}
